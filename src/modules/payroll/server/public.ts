/** What other modules may ask of payroll. */
export { recordFiling } from './closing/filing.store.ts';
export { findItems } from './item/payroll-item.store.ts';
export { findDifferences } from './later/difference.store.ts';
export { payrollYearOpenings } from './opening/opening.tables.ts';
export { confirmedFrom } from './payroll.store.ts';
export { payrolls } from './payroll.tables.ts';
export { computableOf } from './process/stored-payroll.ts';
export { yearsToDate, type YearAsked, type YearSums } from './draft/year-to-date.store.ts';
