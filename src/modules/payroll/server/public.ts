/** What other modules may ask of payroll. */
export { confirmedFrom } from './payroll.store.ts';
export { yearsToDate, type YearAsked, type YearSums } from './draft/year-to-date.store.ts';
