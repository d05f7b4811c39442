import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { DEMO_CONTRACTS } from './demo-contracts.ts';
import { seedContracts } from './seed-contracts.ts';

export const progressClaimDemo: readonly DemoStep[] = [
  {
    title: 'progress claims',
    order: 115,
    async seed(stage) {
      const { c3 } = demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' });
      await seedContracts(stage, c3, DEMO_CONTRACTS);
    },
  },
];
