import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedLeave } from './seed-leave.ts';

export const leaveDemo: readonly DemoStep[] = [
  {
    title: 'leave of two years',
    order: 60,
    seed: (stage) => seedLeave(stage.tx, Object.values(demoStaff(stage, { c1: 'hr', c2: 'ramli', c3: 'norhayati' })), stage.now),
  },
];
