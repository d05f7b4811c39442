/** Patrol of the security company of the demo. */
import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedField } from './seed-field.ts';
import { seedManualScans } from './seed-manual-scans.ts';
import { seedOfficers } from './seed-officers.ts';
import { seedOperations } from './seed-operations.ts';
import { seedOrders } from './seed-orders.ts';
import { seedRegisters } from './seed-registers.ts';
import { seedSessions } from './seed-sessions.ts';
import { seedWelfare } from './seed-welfare.ts';

export const patrolDemo: readonly DemoStep[] = [
  {
    title: 'patrol',
    order: 145,
    async seed(stage) {
      const { c2 } = demoStaff(stage, { c1: 'hr', c2: 'control', c3: 'norhayati' });
      await seedRegisters(stage, c2);
      await seedOperations(stage, c2.company_id);
      await seedManualScans(stage, c2.company_id, c2.officer.userId);
      await seedOrders(stage, c2.company_id, c2.officer.userId);
      await seedCertificates(stage, c2.company_id);
      await seedWelfare(stage, c2.company_id);
      await seedField(stage, c2.company_id);
      await seedSessions(stage, c2.company_id);
      await seedOfficers(stage, c2.company_id);
    },
  },
];
