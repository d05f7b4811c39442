import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedReasons } from './seed-reasons.ts';

export const payrollReviewDemo: readonly DemoStep[] = [
  {
    title: 'reasons of unusual payrolls',
    order: 75,
    seed: (stage) => seedReasons(stage.tx, Object.values(demoStaff(stage, { c1: 'finance', c2: 'ramli', c3: 'finance' })), stage.now),
  },
];
