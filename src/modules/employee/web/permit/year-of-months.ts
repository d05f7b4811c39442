/** A count for each of twelve months, also for those without any. Pure. */
import { addMonths, startOfMonth, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';

/** @param counts by `YYYY-MM`. @returns the month of `from` and the eleven after it, each by its first day. */
export function yearOfMonths(
  from: CalendarDate,
  counts: readonly { readonly month: string; readonly count: number }[],
): { month: CalendarDate; count: number }[] {
  const known = new Map(counts.map(({ month, count }) => [month.slice(0, 7), count]));
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(startOfMonth(from), index);
    return { month, count: known.get(yearMonthOf(month)) ?? 0 };
  });
}

/** `2026-11-01` → `11/26`, as dates are written here. */
export const shortMonth = (month: CalendarDate) => `${month.slice(5, 7)}/${month.slice(2, 4)}`;
