/** The local calendar as one line of minutes, so that nights and neighbouring days need no special case. Pure. */
import { dateInZone, clockTime, type CalendarDate, type Instant, type TimeOfDay } from '../dates.ts';

const MINUTE = 60_000;
export const DAY_MINUTES = 24 * 60;

/** Minutes of the local calendar since its 1 January 1970, 00:00. */
export type LineMinute = number;

/** @param minute of the date; beyond 24:00 it lies on the next */
export const onLine = (date: CalendarDate, minute = 0): LineMinute => Date.parse(date) / MINUTE + minute;

/** Clocks are set at a quarter of an hour of UTC, so each is asked once how far a zone is ahead in it. */
const QUARTER = 15 * MINUTE;
const MOST_QUARTERS = 20_000;
const upcoming = new Map<string, number>();

function upcomingAt(quarter: number, zone: string): number {
  const key = `${zone}${quarter}`;
  const known = upcoming.get(key);
  if (known !== undefined) return known;
  const start = quarter * QUARTER;
  const found = Date.parse(`${clockTime(new Date(start), zone).replace(' ', 'T')}Z`) - start;
  if (upcoming.size >= MOST_QUARTERS) upcoming.clear();
  upcoming.set(key, found);
  return found;
}

/** Where an instant lies; its seconds are cut. */
export function lineMinuteOf(instant: Date | string, zone: string): LineMinute {
  const ms = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  return Math.floor((ms + upcomingAt(Math.floor(ms / QUARTER), zone)) / MINUTE);
}

const written = (at: LineMinute) => new Date(at * MINUTE).toISOString();
export const dateOnLine = (at: LineMinute) => written(at).slice(0, 10) as CalendarDate;
export const timeOnLine = (at: LineMinute) => written(at).slice(11, 16) as TimeOfDay;

/** The instant at which a zone's clocks show a minute. Where clocks are set forward over it, the minute after. */
export function instantOnLine(at: LineMinute, zone: string): Instant {
  let guess = at;
  // The zone is asked where the guess lies; once more where clocks were set between the two.
  for (let round = 0; round < 2; round += 1) guess += at - lineMinuteOf(new Date(guess * MINUTE), zone);
  return written(guess) as Instant;
}

/** The first instant of a date in a zone. */
export const startOfDateIn = (date: CalendarDate, zone: string): Instant => instantOnLine(onLine(date), zone);

/** The date and time that a zone's clocks show. */
export const localOf = (instant: Date | string, zone: string) => ({ date: dateInZone(instant, zone), time: timeOnLine(lineMinuteOf(instant, zone)) });
