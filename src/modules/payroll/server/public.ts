/** What other modules may ask of payroll. */
export { currentPeriodFigures, type PeriodFigures } from './period-figures.ts';
export { confirmedFrom } from './payroll.store.ts';
export { yearToDateOf } from './year-to-date.store.ts';
