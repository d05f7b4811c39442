/** Needs of a span as work to be done: one for each day of each need, less what the roster gives it already. Pure. */
import { addDays, daysInclusive, weekdayOf, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import { workedMinutes } from '../week-of-work.ts';

const DAY = 24 * 60;
/** Minutes after midnight whose work is a night's. */
const NIGHT = { from: DAY, to: DAY + 5 * 60 };

export interface Need {
  readonly id: number;
  readonly name: string;
  readonly work_site_id: number | null;
  readonly weekdays: readonly number[];
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
  readonly heads: number;
  readonly position_id: number | null;
}

/** A need on one day. */
export interface NeededShift {
  readonly key: string;
  readonly need: Need;
  readonly date: CalendarDate;
  /** On the line whose first minute is that of `origin`. */
  readonly start: number;
  readonly end: number;
  readonly work: number;
  readonly heads: number;
  readonly tags: readonly string[];
}

export const sessionOf = ({ start_time, end_time }: Pick<Need, 'start_time' | 'end_time'>): Session => ({ start_time, end_time });
/** Minutes from the beginning of `origin` to that of a date; below 0 before it. */
export const minuteOfDate = (origin: CalendarDate, date: CalendarDate) => (daysInclusive(origin, date) - 1) * DAY;

/** Somebody who works the night between two days. */
export const isNight = (session: Session): boolean => {
  const { start, end } = spanOf(session);
  return (start < NIGHT.to && end > NIGHT.from) || start < NIGHT.to - DAY;
};

/** What work on a day is counted as where burdens are shared. */
export const tagsOf = (session: Session, date: CalendarDate): string[] => [
  ...(isNight(session) ? ['night'] : []),
  ...(weekdayOf(date) === 7 ? ['sunday'] : []),
];

/** Whether a session of somebody covers what is needed. */
export const covers = (session: Session, need: Pick<Need, 'start_time' | 'end_time'>): boolean => {
  const [given, asked] = [spanOf(session), spanOf(sessionOf(need))];
  return given.start <= asked.start && given.end >= asked.end;
};

/**
 * @param origin Monday of the first week @param breakMinutes the shortest break that anybody has, so that nobody works longer than is reckoned
 */
export function neededShifts(needs: readonly Need[], from: CalendarDate, to: CalendarDate, origin: CalendarDate, breakMinutes: number): NeededShift[] {
  const shifts: NeededShift[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    for (const need of needs.filter(({ weekdays }) => weekdays.includes(weekday))) {
      const session = sessionOf(need);
      const { start, end } = spanOf(session);
      const midnight = minuteOfDate(origin, date);
      shifts.push({
        key: `${need.id} ${date}`,
        need,
        date,
        start: midnight + start,
        end: midnight + end,
        work: workedMinutes(session, breakMinutes),
        heads: need.heads,
        tags: tagsOf(session, date),
      });
    }
  }
  return shifts;
}
