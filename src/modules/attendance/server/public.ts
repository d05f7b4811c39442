/** What other modules may ask of attendance. */
export { overtimeAfterPayroll, type OvertimeAfterPayroll } from './approval/overtime-after-payroll.ts';
export { attendanceDaysOf } from './days/attendance-days.ts';
export { presenceOf, type Presence } from './days/presence.ts';
export { judgedSince } from './judging/judged-since.ts';
export { judgeAgain } from './judging/judge-again.ts';
export { visitsChanged } from './judging/judge-soon.ts';
export { demandOpenMonth, monthLock, type MonthLock } from './month-lock.ts';
export { punchByFace, type FacePunch, type FaceSeen } from './punch/punch-by-face.ts';
export { addPunches, voidPunches, type NewPunch } from './punch/punch.store.ts';
export { hourPrices, type HourPrices } from './roster/fill/hour-prices.ts';
export { settingsOf } from './setting/settings-of.ts';
export { siteVisits, type SiteVisits, type VisitMade } from './site-visits.ts';
export { workedTimeOf, type WorkedTimeOf } from './worked-time.ts';
