/** How the file of a report is named: by the period that it is of, since whoever keeps twelve of them looks for the month. Pure. */
import { daysInMonth, type CalendarDate } from '#platform/contract/dates.ts';

type Filter = Readonly<Record<string, unknown>>;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A whole year or month by its number, another span by both its days. */
function spanName(from: string, to: string): string {
  if (from === to) return from;
  const [year, month] = [from.slice(0, 4), from.slice(0, 7)];
  if (from.endsWith('-01-01') && to === `${year}-12-31`) return year;
  const isMonth = from.endsWith('-01') && to === `${month}-${daysInMonth(from as CalendarDate)}`;
  return isMonth ? month : `${from} to ${to}`;
}

/** `2026-11` for November of a filter; of a list without a period the day on which it was made. */
export function periodName(filter: Filter, today: string): string {
  const day = (...keys: readonly string[]) => keys.map((key) => filter[key]).find((value): value is string => typeof value === 'string' && DAY.test(value));
  const [from, to] = [day('start_date', 'from', 'date'), day('end_date', 'to', 'date')];
  if (from !== undefined && to !== undefined) return spanName(from, to);
  const { month, year } = filter;
  if (typeof month === 'string' && /^\d{4}-\d{2}/.test(month)) return month.slice(0, 7);
  return year === undefined || year === null || year === '' ? today : String(year);
}
