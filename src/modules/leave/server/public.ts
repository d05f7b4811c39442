/** What other modules may ask of leave. */
export { lockLeaveOf } from './entitlement/account.store.ts';
export { dayCalendars, holidaysBetween } from './holiday/day-calendar.ts';
export { approvedLeaveChanges, type ApprovedLeaveChange } from './application/leave-changes.ts';
export { holidayChanges, type HolidayChange } from './holiday/holiday-changes.ts';
export { approvedLeaveDays, type DayOfLeave } from './approved-days.ts';
export { encashUnused, returnEncashed } from './entitlement/encash-unused.ts';
export { periodLock, type LockedDay, type PeriodLock } from './period-lock.ts';
export { leaveTakenIn, releaseUnpaid, stampUnpaid, unpaidAround, type LeaveTaken } from './unpaid-leave.ts';
export { encashedAnnualDays, unusedAnnualDays } from './entitlement/unused-days.ts';
