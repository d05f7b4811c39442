/**
 * Three kinds of time and nothing else: a calendar date, a time of day, an instant.
 * Dates are ISO text, so they compare as text; arithmetic runs in UTC and never sees a zone.
 */
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import type { Locale } from './messages.ts';
import { sayTimes } from './time/shown-times.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

declare const dateBrand: unique symbol;
declare const timeBrand: unique symbol;
declare const instantBrand: unique symbol;

/** `YYYY-MM-DD`, a day that exists. */
export type CalendarDate = string & { readonly [dateBrand]: true };
/** `HH:mm`, 00:00 to 23:59. */
export type TimeOfDay = string & { readonly [timeBrand]: true };
/** ISO-8601 with offset. */
export type Instant = string & { readonly [instantBrand]: true };

/** DD/MM/YY of the specification, section 9, as dayjs writes it. */
export const DATE_FORMAT = 'DD/MM/YY';
/** The business zone unless a company sets another. */
export const DEFAULT_TIME_ZONE = 'Asia/Kuala_Lumpur';
/** The year picker starts here. */
export const FIRST_YEAR = 2020;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isCalendarDate(value: unknown): value is CalendarDate {
  const match = typeof value === 'string' ? DATE.exec(value) : null;
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Throws RangeError when the text is no real day. */
export function calendarDate(value: string): CalendarDate {
  if (!isCalendarDate(value)) throw new RangeError(`Not a calendar date: ${value}`);
  return value;
}

export function isTimeOfDay(value: unknown): value is TimeOfDay {
  return typeof value === 'string' && TIME.test(value);
}

const DAY_MS = 86_400_000;
const utcDay = (date: CalendarDate) => dayjs.utc(date);
const asDate = (day: dayjs.Dayjs) => day.format('YYYY-MM-DD') as CalendarDate;

export const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));
export const dayOf = (date: CalendarDate) => Number(date.slice(8, 10));
/** `YYYY-MM`. */
export const yearMonthOf = (date: CalendarDate) => date.slice(0, 7);

export const addDays = (date: CalendarDate, days: number) => asDate(utcDay(date).add(days, 'day'));
export const addMonths = (date: CalendarDate, months: number) => asDate(utcDay(date).add(months, 'month'));
export const addYears = (date: CalendarDate, years: number) => asDate(utcDay(date).add(years, 'year'));
export const startOfMonth = (date: CalendarDate) => `${date.slice(0, 8)}01` as CalendarDate;
export const endOfMonth = (date: CalendarDate) => asDate(utcDay(date).endOf('month'));
/** Monday. */
export const startOfWeek = (date: CalendarDate) => asDate(utcDay(date).startOf('isoWeek'));
/** Sunday. */
export const endOfWeek = (date: CalendarDate) => asDate(utcDay(date).endOf('isoWeek'));
/** 1 Monday … 7 Sunday. */
export const weekdayOf = (date: CalendarDate) => ((((Date.parse(date) / DAY_MS + 3) % 7) + 7) % 7) + 1;
/** Days from `from` to `to`, both counted. 0 or less when `to` lies before. */
export const daysInclusive = (from: CalendarDate, to: CalendarDate) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
export const daysInMonth = (date: CalendarDate) => dayOf(endOfMonth(date));

/** Whole years attained at `on`; a 29 February birthday is attained on 1 March of other years. */
export function ageAt(birth: CalendarDate, on: CalendarDate): number {
  const years = yearOf(on) - yearOf(birth);
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Whole months of service from `from` to `to`. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate) => utcDay(to).diff(utcDay(from), 'month');

/** To make a formatter takes a hundred times as long as to use it. More zones than this are not in use at once. */
const STORED_ZONES = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    // Swedish is written as ISO 8601: `2026-11-20 09:05:09`.
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    if (clocks.size >= STORED_ZONES) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
}

/**
 * Hours east of Greenwich of zones whose clocks have not been changed since 2000 (IANA time zone database 2025b). The first formatter that a page makes
 * costs a slow phone a tenth of a second, and most pages show a date.
 */
const [EVEN_SINCE, EVEN_UNTIL] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 0, 1)];
const EVEN: Readonly<Record<string, number>> = {
  'Asia/Kuala_Lumpur': 8,
  'Asia/Singapore': 8,
  'Asia/Kuching': 8,
  'Asia/Brunei': 8,
  'Asia/Manila': 8,
  'Asia/Makassar': 8,
  'Asia/Jakarta': 7,
  'Asia/Bangkok': 7,
};
const HOUR = 3_600_000;

/** What calendar and clock of a zone show at an instant: `2026-11-20 09:05:09`. Throws RangeError for no instant and no zone. */
export function clockTime(instant: Date | string, zone: string): string {
  const at = typeof instant === 'string' ? new Date(instant) : instant;
  const [hours, ms] = [EVEN[zone], at.getTime()];
  return hours !== undefined && ms >= EVEN_SINCE && ms < EVEN_UNTIL
    ? new Date(ms + hours * HOUR).toISOString().slice(0, 19).replace('T', ' ')
    : clockOf(zone).format(at);
}

/** The calendar day of an instant in a zone. */
export function dateInZone(instant: Date | string, zone = DEFAULT_TIME_ZONE): CalendarDate {
  return clockTime(instant, zone).slice(0, 10) as CalendarDate;
}

export function toInstant(date: Date): Instant {
  return date.toISOString() as Instant;
}

/** First and last day of the month that holds `today`. */
export function monthRange(today: CalendarDate): { start_date: CalendarDate; end_date: CalendarDate } {
  return { start_date: startOfMonth(today), end_date: endOfMonth(today) };
}

/** The month widened to whole ISO weeks (project schedules). */
export function projectScheduleRange(today: CalendarDate): { start_date: CalendarDate; end_date: CalendarDate } {
  return { start_date: startOfWeek(startOfMonth(today)), end_date: endOfWeek(endOfMonth(today)) };
}

/** Current year down to 2020. */
export function yearOptions(today: CalendarDate): number[] {
  return Array.from({ length: yearOf(today) - FIRST_YEAR + 1 }, (_, i) => yearOf(today) - i);
}

/** Every 15 minutes, 00:00 to 23:45. */
export const TIME_OPTIONS: readonly TimeOfDay[] = Array.from(
  { length: 96 },
  (_, i) => `${String(Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}` as TimeOfDay,
);
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, i) => i + 1);
export const DAYS: readonly number[] = Array.from({ length: 31 }, (_, i) => i + 1);

/** DD/MM/YY of an ISO date. A missing date is an empty text. Lists write thousands. */
export const formatDate = (date: string | null | undefined) => (date ? `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(2, 4)}` : '');
/** `08:57 AM`: the time of day of an instant, as clocks show it in a zone. */
export const formatClock = (instant: string | Date, zone = DEFAULT_TIME_ZONE, locale: Locale = 'en') => formatTime(clockTime(instant, zone).slice(11), locale);

/** hh:mm A of a time of day, with the halves of the day in the reader's language. */
export const formatTime = (time: string | null | undefined, locale: Locale = 'en') => (time ? sayTimes(time.slice(0, 5), locale) : '');
/** DD/MM/YY hh:mm A of an instant in a zone, likewise. */
export function formatDateTime(instant: string | Date | null | undefined, zone = DEFAULT_TIME_ZONE, locale: Locale = 'en'): string {
  if (!instant) return '';
  const clockMs = clockTime(instant, zone);
  return `${formatDate(clockMs)} ${formatTime(clockMs.slice(11), locale)}`;
}
/** DD/MM/YYYY HH:mm:ss of an instant in a zone. */
export function formatFull(instant: string | Date | null | undefined, zone = DEFAULT_TIME_ZONE): string {
  if (!instant) return '';
  const clockMs = clockTime(instant, zone);
  return `${clockMs.slice(8, 10)}/${clockMs.slice(5, 7)}/${clockMs.slice(0, 4)} ${clockMs.slice(11)}`;
}

const MONTHS = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  ms: ['Januari', 'Februari', 'Mac', 'April', 'Mei', 'Jun', 'Julai', 'Ogos', 'September', 'Oktober', 'November', 'Disember'],
} as const;

/** "November 2026" / "November 2026"; month names in the reader's language. */
export const formatMonth = (date: CalendarDate, locale: 'en' | 'ms' = 'en') => `${MONTHS[locale][monthOf(date) - 1]} ${yearOf(date)}`;

/** A text with its months in words: `2025-10` is what the law calls a version, "October 2025" is what a reader calls it. */
export const sayMonths = (text: string, locale: Locale = 'en') =>
  text.replace(/\b\d{4}-(?:0[1-9]|1[0-2])\b(?!-)/g, (month) => formatMonth(`${month}-01` as CalendarDate, locale)).replace(/(\d{4})\/(?=[A-Z])/g, '$1, ');

const SHORT_MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
} as const;

/** First to last day, what both share said once: `24–25 Dec 2026`, `30 Nov – 2 Dec 2026`, `28 Dec 2026 – 3 Jan 2027`; one day alone: `24 Dec 2026`. */
export function formatPeriod(start: string, end: string, locale: Locale = 'en'): string {
  const [from, to] = [calendarDate(start), calendarDate(end)];
  const month = (date: CalendarDate) => `${dayOf(date)} ${SHORT_MONTHS[locale][monthOf(date) - 1]}`;
  const last = `${month(to)} ${yearOf(to)}`;
  if (from === to) return last;
  if (yearMonthOf(from) === yearMonthOf(to)) return `${dayOf(from)}–${last}`;
  return yearOf(from) === yearOf(to) ? `${month(from)} – ${last}` : `${month(from)} ${yearOf(from)} – ${last}`;
}
