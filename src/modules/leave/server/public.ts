/** What other modules may ask of leave. */
export { lockLeaveOf } from './entitlement/account.store.ts';
export { branchCalendars, holidaysBetween } from './calendar/day-calendar.ts';
export { freedHours, workedDays, type FreedHours, type WorkedDays } from './calendar/worked-days.ts';
export { recountSoon } from './correction/recount-soon.ts';
export { approvedLeaveChanges, type ApprovedLeaveChange } from './application/leave-changes.ts';
export { leaveClashes, type LeaveClashes } from './application/leave-clashes.ts';
export { holidayChanges, type HolidayChange } from './holiday/holiday-changes.ts';
export { approvedLeaveDays, type DayOfLeave } from './approved-days.ts';
export { encashUnused, returnEncashed } from './entitlement/encash-unused.ts';
export { refundedOf, refundsDue, refundsPaidBy, releaseRefunds, stampRefunds } from './correction/leave-refunds.ts';
export { periodLock, type LockedDay, type LockedSpan, type PeriodLock } from './period-lock.ts';
export { leaveTakenIn, releaseUnpaid, stampUnpaid, unpaidAround, type LeaveTaken } from './unpaid-leave.ts';
export { payingOut, payOutDays } from './entitlement/pay-out-days.ts';
export { encashedAnnualDays, encashedByHand, unusedAnnualDays } from './entitlement/unused-days.ts';
