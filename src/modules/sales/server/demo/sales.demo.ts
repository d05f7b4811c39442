import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedField } from './seed-field.ts';
import { seedInvitations } from './seed-invitations.ts';
import { seedNeeds } from './seed-needs.ts';
import { seedPapers } from './seed-papers.ts';
import { seedPayouts } from './seed-payouts.ts';
import { seedProjects } from './seed-projects.ts';
import { seedRegisters } from './seed-registers.ts';
import { seedSchedules } from './seed-schedules.ts';

export const salesDemo: readonly DemoStep[] = [
  {
    title: 'sales performance',
    order: 110,
    async seed(stage) {
      const { c1 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      const registers = await seedRegisters(stage, c1);
      const projects = await seedProjects(stage, c1.company_id, registers);
      await seedPapers(stage, c1.officer.userId, c1.company_id, registers.promoters);
      await seedInvitations(stage, c1, projects);
      await seedSchedules(stage, c1.company_id, projects);
      await seedNeeds(stage, c1.company_id, projects);
      await seedField(stage, c1.company_id);
      await seedPayouts(stage, c1.company_id);
    },
  },
];
