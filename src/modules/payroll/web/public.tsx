/** What other modules may show of payroll, and ask of its pages. */
export { useShownPeriod } from './manage/shown-period.tsx';
export { paidRecords } from './process/paid/paid-records.ts';
export { useShownPayroll } from './process/shown-payroll.ts';
export { payrollReviewer, type PayrollReviewer } from './run/payroll-reviewer.ts';
export { ToPayroll } from './to-payroll.tsx';
