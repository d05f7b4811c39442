/** The local calendar as one line of minutes, so that nights and neighbouring days need no special case. Pure. */
import { dateInZone, wallTime, type CalendarDate, type Instant, type TimeOfDay } from '../dates.ts';

const MINUTE = 60_000;
export const DAY_MINUTES = 24 * 60;

/** Minutes of the local calendar since its 1 January 1970, 00:00. */
export type LineMinute = number;

/** @param minute of the date; beyond 24:00 it lies on the next */
export const onLine = (date: CalendarDate, minute = 0): LineMinute => Date.parse(date) / MINUTE + minute;

/** Where an instant lies; its seconds are cut. */
export const lineMinuteOf = (instant: Date | string, zone: string): LineMinute =>
  Math.floor(Date.parse(`${wallTime(instant, zone).replace(' ', 'T')}Z`) / MINUTE);

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
