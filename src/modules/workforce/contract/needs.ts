/** What a project needs by day: people by position, and what they cost and are billed at. Pure. */
import { daysInclusive, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { sen, type Sen } from '#platform/contract/money.ts';

export interface Need {
  readonly headcount: number;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  /** For one person and day; null: nobody has entered it yet. */
  readonly cost_rate: Sen | null;
  readonly bill_rate: Sen | null;
}

export const isNeededOn = ({ start_date, end_date, weekdays }: Pick<Need, 'start_date' | 'end_date' | 'weekdays'>, day: CalendarDate): boolean =>
  day >= start_date && day <= end_date && weekdays.includes(weekdayOf(day));

/** Days between two dates, both included, that fall on some weekdays. Without counting day by day. */
export function daysOn(weekdays: readonly number[], from: CalendarDate, to: CalendarDate): number {
  if (to < from) return 0;
  const all = daysInclusive(from, to);
  const first = weekdayOf(from);
  return [...new Set(weekdays)].reduce((sum, weekday) => {
    const skipped = (weekday - first + 7) % 7;
    return sum + (skipped < all ? Math.floor((all - 1 - skipped) / 7) + 1 : 0);
  }, 0);
}

/** What a need comes to over its whole time: days of people, their cost and what is billed (no rate: no cost yet; nothing agreed: nothing billed). */
export function planOf({ headcount, start_date, end_date, weekdays, cost_rate, bill_rate }: Need): {
  readonly days: number;
  readonly cost: Sen;
  readonly bill: Sen;
} {
  const days = daysOn(weekdays, start_date, end_date) * headcount;
  return { days, cost: sen(days * (cost_rate ?? 0)), bill: sen(days * (bill_rate ?? 0)) };
}
