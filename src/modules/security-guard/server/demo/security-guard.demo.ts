/** The registry of the security company of the demo. */
import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedGuards } from './seed-guards.ts';

export const securityGuardDemo: readonly DemoStep[] = [
  {
    title: 'security guards',
    order: 142,
    async seed(stage) {
      const { c2 } = demoStaff(stage, { c1: 'hr', c2: 'control', c3: 'norhayati' });
      await seedGuards(stage, c2);
    },
  },
];
