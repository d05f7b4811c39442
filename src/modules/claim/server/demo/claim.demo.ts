import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedClaims } from './seed-claims.ts';

export const claimDemo: readonly DemoStep[] = [
  {
    title: 'claims of half a year',
    order: 95,
    seed: (stage) => seedClaims(stage, Object.values(demoStaff(stage, { c1: 'finance', c2: 'ramli', c3: 'finance' }))),
  },
];
