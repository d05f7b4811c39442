/** A month as people type it: `11/2026`, `2026-11`, `nov`, `Disember 2025`, in either language. */
import { calendarDate, formatMonth, monthOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES } from '#platform/contract/messages.ts';

const SHORTEST_NAME = 3;

const NAMES = Array.from({ length: 12 }, (_, at) =>
  LOCALES.map((locale) =>
    formatMonth(calendarDate(`2000-${String(at + 1).padStart(2, '0')}-01`), locale)
      .split(' ')[0]!
      .toLowerCase(),
  ),
);

const monthIn = (year: number, month: number): CalendarDate | null =>
  month >= 1 && month <= 12 && year >= 2000 && year < 2100 ? calendarDate(`${year}-${String(month).padStart(2, '0')}-01`) : null;

/** @returns its first day; a name without a year is the latest such month up to the next one; null: no month */
export function soughtMonth(text: string, today: CalendarDate): CalendarDate | null {
  const typed = text.trim().toLowerCase();
  const [, first, second] = /^(\d{1,4})[/\-.](\d{1,4})$/.exec(typed) ?? [];
  if (first && second) return first.length === 4 ? monthIn(Number(first), Number(second)) : second.length === 4 ? monthIn(Number(second), Number(first)) : null;
  const [, name = '', year] = /^(\p{L}+)(?:\s+(\d{4}))?$/u.exec(typed) ?? [];
  const at = name.length < SHORTEST_NAME ? -1 : NAMES.findIndex((names) => names.some((each) => each.startsWith(name)));
  if (at < 0) return null;
  return monthIn(year ? Number(year) : yearOf(today) - (at + 1 > monthOf(today) + 1 ? 1 : 0), at + 1);
}
