/** Pay periods of a company: a calendar month, or from a day of one month to the day before in the next. */
import { addDays, addMonths, calendarDate, dayOf, daysInMonth, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';

export interface PayPeriod {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

/** The longest a period may be. */
export const MAX_PERIOD_DAYS = 31;

/** The period that holds `today`. @param startDay 1 to 28. */
export function periodOf(today: CalendarDate, startDay: number): PayPeriod {
  if (startDay === 1) return { start_date: startOfMonth(today), end_date: endOfMonth(today) };
  const first = dayOf(today) >= startDay ? startOfMonth(today) : addMonths(startOfMonth(today), -1);
  const start = addDays(first, startDay - 1);
  return { start_date: start, end_date: addDays(addMonths(start, 1), -1) };
}

/** The next one. */
export function periodAfter({ end_date }: PayPeriod): PayPeriod {
  const start = addDays(end_date, 1);
  return { start_date: start, end_date: addDays(addMonths(start, 1), -1) };
}

/** The pay day of the month in which the period ends, never before the period. A 31 is the last day of a shorter month. */
export function payDateOf(period: PayPeriod, payDay: number): CalendarDate {
  const month = startOfMonth(period.end_date);
  const date = calendarDate(`${month.slice(0, 8)}${String(Math.min(payDay, daysInMonth(month))).padStart(2, '0')}`);
  return date < period.start_date ? period.end_date : date;
}

/** Days Monday to Friday between two dates, both counted. */
export function weekdaysBetween(from: CalendarDate, to: CalendarDate): number {
  let days = 0;
  // 1970-01-01 was a Thursday; Monday is 0.
  const first = Math.round(Date.parse(`${from}T00:00:00Z`) / 86_400_000);
  const last = Math.round(Date.parse(`${to}T00:00:00Z`) / 86_400_000);
  for (let day = first; day <= last; day += 1) if ((day + 3) % 7 < 5) days += 1;
  return days;
}

/** The day of the settings up to which attendance counts, in the month in which the period ends; null: to its end. */
export function cutOffOf({ start_date, end_date }: PayPeriod, day: number | null): CalendarDate | null {
  if (day === null || day >= dayOf(end_date)) return null;
  const date = addDays(startOfMonth(end_date), day - 1);
  return date < start_date ? null : date;
}
