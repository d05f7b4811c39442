/** What days and weeks of the roster come to. Pure. */
import { hoursOfDay } from './week-of-work.ts';
import type { DayPlan } from './day-plan.ts';
import type { DayType } from './work-schedule.schema.ts';
import type { RosterWeek } from './roster.schema.ts';

const HOUR = 60;
/** EA 1955 s.60A(1), (7). */
export const WEEK_MINUTES = 45 * HOUR;
const DAY_MINUTES = 12 * HOUR;
const WEEK_DAYS = 7;

/** Minutes that are worked on a day, the break of its work schedule taken off. */
export function minutesOf({
  day_type,
  sessions,
  flexible_hours,
  break_minutes,
}: Pick<DayPlan, 'day_type' | 'sessions' | 'flexible_hours' | 'break_minutes'>): number {
  const type = flexible_hours === null ? 'Fixed' : 'Flexible';
  return Math.round(hoursOfDay({ day_type, sessions }, { type, break_minutes, flexible_hours }) * HOUR);
}

/**
 * What the seven days of a week come to. A week in which somebody has no plan on some day is not missing its rest day.
 * @param promised minutes that the work schedule gives in the week
 */
export function weekOf(
  days: readonly { readonly day_type: DayType | 'None'; readonly minutes: number; readonly onLeave: boolean }[],
  promised = 0,
): RosterWeek {
  const minutes = days.reduce((sum, day) => sum + (day.onLeave ? 0 : day.minutes), 0);
  const planned = days.length === WEEK_DAYS && days.every(({ day_type }) => day_type !== 'None');
  return {
    minutes,
    warnings: [
      ...(minutes > WEEK_MINUTES ? (['hours'] as const) : []),
      ...(planned && days.every(({ day_type }) => day_type !== 'Rest Day') ? (['rest'] as const) : []),
      ...(days.some((day) => day.minutes > DAY_MINUTES) ? (['long'] as const) : []),
      ...(minutes < promised ? (['short'] as const) : []),
    ],
  };
}
