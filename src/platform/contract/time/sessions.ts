/**
 * Sessions of work: two times of day, where an end that is not after its start is on the next day (specification §5).
 * Sessions of one date lie on one line, from the minute at which its day begins.
 */
import { z } from 'zod';
import type { TimeOfDay } from '../dates.ts';
import { timeOfDay } from '../fields.ts';
import { defineMessages } from '../messages.ts';
import { formatSession } from './said-sessions.ts';

const DAY = 24 * 60;
/** Of one date. */
const MOST_SESSIONS = 4;

export interface Session {
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
}

/** Minutes from the beginning of a date; `end` may lie on the next. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const SESSION_ERRORS = defineMessages({
  empty: { en: 'The end must differ from the start.', ms: 'Masa tamat mesti berbeza daripada masa mula.' },
  overlap: { en: '{session, time} overlaps {other, time}. Change one of them.', ms: '{session, time} bertindih dengan {other, time}. Ubah salah satu.' },
});

export const minuteOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function spanOf({ start_time, end_time }: Session): Span {
  const [start, end] = [minuteOf(start_time), minuteOf(end_time)];
  return { start, end: end > start ? end : end + DAY };
}

const meet = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** Whether two sessions that are worked every day get into each other's way, also past midnight (R5.001, R5.002). Touching is none. */
export const sessionOverlap = (a: Session, b: Session): boolean => [-DAY, 0, DAY].some((by) => meet(spanOf(a), shifted(spanOf(b), by)));

/** The first two sessions of one date that overlap; null: none does. */
export function clashOf(sessions: readonly Session[]): readonly [Session, Session] | null {
  const ordered = [...sessions].sort((a, b) => spanOf(a).start - spanOf(b).start);
  // What begins earlier may reach past the one after it.
  for (const [at, session] of ordered.entries()) {
    const later = ordered.slice(at + 1).find((other) => meet(spanOf(session), spanOf(other)));
    if (later) return [later, session];
  }
  return null;
}

/** A start that is not there yet is asked for at its own field. */
export const endDiffers = ({ start_time, end_time }: Session): boolean => !start_time || start_time !== end_time;

const session = z.object({ start_time: timeOfDay(), end_time: timeOfDay() }).refine(endDiffers, { path: ['end_time'], params: { text: SESSION_ERRORS.empty } });

/** Sessions of one date, as a form has them. */
export const sessionsForm = () =>
  z
    .array(session)
    .max(MOST_SESSIONS)
    .check((given) => {
      const clash = clashOf(given.value);
      if (!clash) return;
      const at = given.value.indexOf(clash[0] as (typeof given.value)[number]);
      const params = { text: SESSION_ERRORS.overlap, values: { session: formatSession(clash[0]), other: formatSession(clash[1]) } };
      given.issues.push({ code: 'custom', input: given.value, path: [at, 'start_time'], params });
    });
