import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedPunches } from './seed-punches.ts';

export const attendanceDemo: readonly DemoStep[] = [
  {
    title: 'six months of attendance',
    order: 100,
    async seed(stage) {
      const staff = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      for (const key of ['c1', 'c2', 'c3'] as const) await seedPunches(stage, staff[key]);
    },
  },
];
