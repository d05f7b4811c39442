/** On which days a task comes due again. Pure. */
import {
  addDays,
  dayOf,
  daysInclusive,
  daysInMonth,
  monthsBetween,
  startOfMonth,
  startOfWeek,
  weekdayOf,
  type CalendarDate,
} from '#platform/contract/dates.ts';

export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

export interface Rule {
  readonly unit: Unit;
  /** Every so many days, weeks or months, counted from the day, week (Monday) or month of the beginning. */
  readonly every: number;
  /** Of weeks: 1 Monday … 7 Sunday; empty: the weekday of the beginning. */
  readonly weekdays: readonly number[];
  /** Of months: 1 … 31, or the last; null: the day of the beginning. On a day that a month does not have, its last one. */
  readonly month_day: number | 'last' | null;
  /** The last day on which it may come due; null: without end. */
  readonly until: CalendarDate | null;
  readonly skip_holidays: boolean;
}

const daysBetween = (from: CalendarDate, to: CalendarDate) => daysInclusive(from, to) - 1;

/** The day of a month on which it comes due. */
function dayInMonth({ month_day }: Rule, start: CalendarDate, month: CalendarDate): number {
  const last = daysInMonth(month);
  return month_day === 'last' ? last : Math.min(month_day ?? dayOf(start), last);
}

function falls(rule: Rule, start: CalendarDate, date: CalendarDate): boolean {
  const { unit, every, weekdays } = rule;
  if (unit === 'day') return daysBetween(start, date) % every === 0;
  if (unit === 'week') {
    const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(start)];
    return wanted.includes(weekdayOf(date)) && (daysBetween(startOfWeek(start), startOfWeek(date)) / 7) % every === 0;
  }
  return monthsBetween(startOfMonth(start), startOfMonth(date)) % every === 0 && dayOf(date) === dayInMonth(rule, start, date);
}

/** @param start the first day on which it may come due @param holidays days that are left out where the rule says so */
export function occurrencesBetween(
  rule: Rule | null,
  start: CalendarDate,
  from: CalendarDate,
  to: CalendarDate,
  holidays: ReadonlySet<string>,
): CalendarDate[] {
  if (rule === null) return start >= from && start <= to ? [start] : [];
  const last = rule.until !== null && rule.until < to ? rule.until : to;
  const days: CalendarDate[] = [];
  for (let date = from > start ? from : start; date <= last; date = addDays(date, 1))
    if (falls(rule, start, date) && !(rule.skip_holidays && holidays.has(date))) days.push(date);
  return days;
}

/** Tasks are made for today and so many days after it. */
export const DAYS_MADE = 7;
