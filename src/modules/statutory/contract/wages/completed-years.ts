/** Length of a service, first and last day counted. */
import { addDays, monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';

/** Completed years from the first day of service to the last one. */
export const completedYears = (joined: string, last: string): number =>
  Math.max(0, Math.floor(monthsBetween(joined as CalendarDate, addDays(last as CalendarDate, 1)) / 12));
