/** What other modules may show of tax declarations. */
import { lazyPart } from '#platform/web/lazy-part.tsx';

/** Orders of additional deductions of an employee, beside the salary. */
export { Cp38Part } from './cp38-part.tsx';
/** The way to declare, in the head of the own payslips: their list is long, and the declarations stand below it. */
export { DeclareButton } from './declare-button.tsx';
/** Own declarations, beside the own payslips. */
export { OwnReliefs } from './own-reliefs.tsx';
/** On the list of payrolls: how many declarations wait, and the way to them. */
export { ReliefsButton } from './reliefs-button.tsx';
export { Tp3Facts } from './tp3-facts.tsx';
/** Declarations of one employee that a payroll may still count: on one tab of it, so with that they come. */
export const PendingReliefs = lazyPart(async () => (await import('./pending-reliefs.tsx')).PendingReliefs);
