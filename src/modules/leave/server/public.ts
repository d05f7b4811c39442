/** What other modules may ask of leave. */
export { dayCalendars, holidaysBetween, registerRestDays, type RestDays } from './holiday/day-calendar.ts';
export { registerPeriodLock, type PeriodLock } from './period-lock.ts';
export { leaveTakenIn, releaseUnpaid, stampUnpaid, type LeaveTaken } from './unpaid-leave.ts';
export { unusedAnnualDays } from './unused-days.ts';
