import type { DemoStep } from '#platform/server/demo/demo-step.ts';
import { demoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { seedEaForms } from './seed-ea-forms.ts';

export const eaFormDemo: readonly DemoStep[] = [
  { title: 'EA forms', order: 80, seed: (stage) => seedEaForms(stage.tx, demoStaff(stage, { c1: 'finance', c2: 'ramli', c3: 'finance' }), stage.now) },
];
