/** What the clock makes of a visit: late, missed, ended because nobody ended it. Pure; minutes are those of the local line. */
import { DAY_MINUTES, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { CalendarDate, TimeOfDay } from '#platform/contract/dates.ts';

/** A planned visit may begin so many minutes after its time. */
export const LATE_AFTER_MINUTES = 15;
/** Nobody is on one visit for longer: the longest a person may work in a day. */
export const MOST_VISIT_MINUTES = 12 * 60;

export interface Planned {
  readonly planned_date: CalendarDate;
  /** Null: at any time of the day. */
  readonly planned_start_time: TimeOfDay | null;
}

const minuteOf = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** At the limit itself it is not late yet. */
export function isLate({ planned_date, planned_start_time }: Planned, at: LineMinute): boolean {
  return planned_start_time !== null && at > onLine(planned_date, minuteOf(planned_start_time)) + LATE_AFTER_MINUTES;
}

/** Its day is over. */
export const isMissed = ({ planned_date }: Pick<Planned, 'planned_date'>, at: LineMinute): boolean => at >= onLine(planned_date) + DAY_MINUTES;

/**
 * When a visit that nobody ends is over: at 23:59 of the day on which it began, at the latest after twelve hours. Its own minute where it
 * began in the last one of a day.
 */
export function autoEndAt(date: CalendarDate, started: LineMinute): LineMinute {
  return Math.max(started, Math.min(onLine(date, DAY_MINUTES - 1), started + MOST_VISIT_MINUTES));
}

/** Whole minutes between two instants. */
export const minutesBetween = (from: string | Date, to: string | Date): number =>
  Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000));
