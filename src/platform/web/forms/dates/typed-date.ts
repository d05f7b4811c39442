/** Dates and times as people type them. Pure. */
import { calendarDate, formatDate, isCalendarDate, isTimeOfDay, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';

/** Two-digit years up to this one are of this century (`00`–`50`), the rest of the last. */
const CENTURY_SPLIT = 50;

/** `1/2/26`, `01-02-2026`, `010226`, `01022026`, `2026-02-01` → `2026-02-01`; null for anything else. Day first. */
export function parseTypedDate(typed: string): CalendarDate | null {
  const text = typed.trim();
  if (isCalendarDate(text)) return text;
  const match = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', yearText = ''] = match;
  const short = Number(yearText);
  const year = yearText.length === 4 ? short : short <= CENTURY_SPLIT ? 2000 + short : 1900 + short;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? calendarDate(date) : null;
}

/** `8`, `8.30`, `830`, `0830`, `8:30pm`, `8:30 PTG`, `20:30` → `HH:mm`; null for anything else. */
export function parseTypedTime(typed: string): TimeOfDay | null {
  const match = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?\s*(?:(a|p)\.?(?:m\.?)?|(pg|ptg))?$/i.exec(typed.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  const half = match[4] ? (match[4].toLowerCase() === 'pg' ? 'a' : 'p') : match[3]?.toLowerCase();
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  const time = `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`;
  return isTimeOfDay(time) ? time : null;
}

/** `01/11/26 – 30/11/26` */
export const rangeText = (from: string | null, to: string | null) =>
  from && to ? `${formatDate(from)} – ${formatDate(to)}` : from ? `${formatDate(from)} –` : '';
