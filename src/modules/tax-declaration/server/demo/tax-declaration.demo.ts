import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedReliefs } from './seed-reliefs.ts';

export const taxDeclarationDemo: readonly DemoStep[] = [
  {
    title: 'tax declarations',
    order: 65,
    seed: (stage) => seedReliefs(stage.tx, Object.values(demoStaff(stage, { c1: 'finance', c2: 'ramli', c3: 'finance' })), stage.now),
  },
];
