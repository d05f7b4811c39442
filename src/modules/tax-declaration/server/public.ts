/** What other modules may ask of tax declarations. */
export { declarationPayroll, type CountedIn, type DeclarationPayroll, type PaidYear } from './declaration-payroll.ts';
export { ordersOfMonth } from './cp38.store.ts';
export { declaredIn, releaseReliefs, stampReliefs } from './declared.store.ts';
