/** What other modules may ask of the roster. */
export { askedSpan, type AskedSpan } from './asked-span.ts';
export { hourPrices, type HourPrices } from './days/fill/hour-prices.ts';
export { namedDays } from './days/named-days.ts';
export { bringPlans, otherPlans, planAgain, type KeptDay, type OtherPlans, type PlannedElsewhere } from './days/plan-elsewhere.ts';
export { rosterOf } from './days/roster.store.ts';
export { keptAttendance, type KeptAttendance } from './kept-attendance.ts';
export { mayChange } from './may-change.ts';
export { isClosed, isWithin, lockedSpans, monthLock, stillComing, type LockedSpans, type MonthLock } from './month-lock.ts';
export { branchPlanningsOf, daysBetween, plansOf, type Placed } from './plans-of.ts';
export { attendanceSchedules } from './roster.tables.ts';
export { templatesOf } from './schedule.store.ts';
export { siteVisits, visitedDaysOf, type SiteVisits, type VisitMade } from './site-visits.ts';
