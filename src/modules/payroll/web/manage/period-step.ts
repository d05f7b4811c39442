/** The pay period before or after one: a month on, whatever day it begins. */
import { addDays, addMonths, isCalendarDate } from '#platform/contract/dates.ts';

export interface Span {
  readonly start_date: string;
  readonly end_date: string;
}

export function neighbourOf({ start_date, end_date }: Span, by: -1 | 1): Span {
  if (!isCalendarDate(start_date) || !isCalendarDate(end_date)) return { start_date, end_date };
  // The day behind the end moves by a month, so that the last of a month stays the last of a month.
  return { start_date: addMonths(start_date, by), end_date: addDays(addMonths(addDays(end_date, 1), by), -1) };
}
