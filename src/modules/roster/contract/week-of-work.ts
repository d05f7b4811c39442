/** What a week of a work schedule comes to, and where it goes beyond the Employment Act 1955. Pure. */
import type { Text } from '#platform/contract/messages.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import { SCHEDULE_WARNINGS } from './schedule.messages.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** A break is unpaid in a session that is longer (readings O7; EA 1955 s.60A(1)(a): rest after five hours). */
const BREAK_AFTER = 5 * HOUR;
/** EA 1955 s.60A(1): hours of a week, since 1 January 2023. */
const WEEK_HOURS = 45;
/** EA 1955 s.60A(7): nobody works longer on one day. */
const DAY_HOURS = 12;

interface Day {
  readonly day_type: string;
  readonly sessions: readonly Session[];
}
export interface Week {
  readonly type: string;
  readonly days: readonly Day[];
  readonly break_minutes: number;
  readonly flexible_hours: number | null;
}

/** Minutes of break in a session of so many minutes. */
export const breakOf = (length: number, breakMinutes: number): number => (length > BREAK_AFTER ? Math.min(length, breakMinutes) : 0);

/** Minutes that are worked in a session, its break taken off. */
export function workedMinutes(session: Session, breakMinutes: number): number {
  const { start, end } = spanOf(session);
  return end - start - breakOf(end - start, breakMinutes);
}

/** Hours of a working day; 0 of any other. */
export function hoursOfDay(day: Day, { type, break_minutes, flexible_hours }: Omit<Week, 'days'>): number {
  if (day.day_type !== 'Working') return 0;
  if (type === 'Flexible') return flexible_hours ?? 0;
  return day.sessions.reduce((sum, session) => sum + workedMinutes(session, break_minutes), 0) / HOUR;
}

export const hoursOfWeek = (week: Week): number => week.days.reduce((sum, day) => sum + hoursOfDay(day, week), 0);

/** Where the week goes beyond the law for employees whom its Part XII protects; it may be saved all the same. */
export function warningsOf(week: Week): Text[] {
  return [
    ...(week.days.some(({ day_type }) => day_type === 'Rest Day') ? [] : [SCHEDULE_WARNINGS.noRestDay]),
    ...(hoursOfWeek(week) > WEEK_HOURS ? [SCHEDULE_WARNINGS.longWeek] : []),
    ...(week.days.some((day) => hoursOfDay(day, week) > DAY_HOURS) ? [SCHEDULE_WARNINGS.longDay] : []),
  ];
}

export interface WeekClash {
  /** Places in the list of days, and of the day's sessions. */
  readonly day: number;
  readonly session: number;
  readonly said: string;
  readonly other: string;
}

/** The first session that begins before one of the day before it is over; Monday follows Sunday. Null: none. */
export function weekClash(days: readonly Day[]): WeekClash | null {
  for (const [day, { sessions }] of days.entries()) {
    const before = days.at(day - 1)?.sessions ?? [];
    for (const [session, each] of sessions.entries()) {
      const late = before.find((other) => spanOf(other).end - DAY > spanOf(each).start);
      if (late) return { day, session, said: formatSession(each), other: formatSession(late) };
    }
  }
  return null;
}
