/** What other modules may ask of attendance. */
export { overtimeAfterPayroll, type OvertimeAfterPayroll } from './overtime/overtime-after-payroll.ts';
export { attendanceDaysOf } from './days/attendance-days.ts';
export { notDueOn } from './days/not-due.ts';
export { AT_WORK, presenceOf, type Presence } from './days/presence.ts';
export { workedSessionsOf } from './days/worked-sessions.ts';
export { evaluatedSince } from './evaluation/evaluated-since.ts';
export { evaluateAgain } from './evaluation/evaluate-again.ts';
export { visitsChanged } from './evaluation/evaluate-soon.ts';
export { requireOpenMonth } from './require-open-month.ts';
export { addPunches, voidPunches, type NewPunch } from './punch.store.ts';
export { settingsOf } from './setting/settings-of.ts';
export { workedTimeOf, type WorkedTimeOf } from './worked-time.ts';
