import type { DemoStage, DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { demoUser } from '#modules/identity/server/demo/identity.demo.ts';
import { seedAttendanceFigures } from './seed-attendance-figures.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPayroll } from './seed-payroll.ts';

const payers = (stage: DemoStage) => demoStaff(stage, { c1: 'finance', c2: 'ramli', c3: 'finance' });

export const payrollDemo: readonly DemoStep[] = [
  { title: 'payroll of a year', order: 70, seed: (stage) => seedPayroll(stage.tx, payers(stage), stage.now) },
  {
    title: 'payments',
    order: 90,
    async seed(stage) {
      const owner = demoUser(stage, 'norhayati');
      const paymasters = Object.values(payers(stage)).map(({ company_id, officer }, at) => ({
        company_id,
        preparer: officer,
        approver: at === 1 ? null : owner,
      }));
      await seedPayments(stage.tx, paymasters, stage.now);
    },
  },
  {
    title: 'hours from attendance',
    order: 105,
    async seed(stage) {
      for (const payer of Object.values(payers(stage))) await seedAttendanceFigures(stage.tx, payer, stage.now);
    },
  },
];
