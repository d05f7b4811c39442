/** What other modules may show of payroll, and ask of its pages. */
export { useShownPeriod } from './manage/shown-period.tsx';
export { ToPayroll } from './to-payroll.tsx';
