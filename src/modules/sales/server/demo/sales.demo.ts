import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedRegisters } from './seed-registers.ts';

export const salesDemo: readonly DemoStep[] = [
  {
    title: 'sales performance',
    order: 110,
    async seed(stage) {
      const { c1 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      await seedRegisters(stage, c1);
    },
  },
];
