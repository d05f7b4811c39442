/** A day of the roster in place of what the work schedule says, and what weeks of such days come to. Pure. */
import type { Session } from '#platform/contract/time/sessions.ts';
import type { Planned, Template } from '../planned-days.ts';
import { hoursOfDay } from '../week-of-work.ts';
import type { DayType } from '../work-schedule.schema.ts';
import type { RosterWeek } from './roster.schema.ts';

const HOUR = 60;
/** EA 1955 s.60A(1), (7). */
export const WEEK_MINUTES = 45 * HOUR;
const DAY_MINUTES = 12 * HOUR;
const WEEK_DAYS = 7;

export interface RosterDay {
  readonly day_type: DayType;
  readonly sessions: readonly Session[];
  readonly work_schedule_id: number | null;
}

/** What holds where the roster says something of a day: a row without a work schedule keeps break and windows of the one that it replaces. */
export function onRoster(planned: Planned, row: RosterDay | undefined, templates: ReadonlyMap<number, Template>): Planned {
  if (!row) return planned;
  const template = (row.work_schedule_id !== null && templates.get(row.work_schedule_id)) || planned.template;
  return { date: planned.date, day_type: row.day_type, sessions: row.sessions, flexible_hours: null, template };
}

/** Minutes that are worked on a day, the break of its work schedule taken off. */
export function minutesOf({
  day_type,
  sessions,
  flexible_hours,
  template,
}: Pick<Planned, 'day_type' | 'sessions' | 'flexible_hours'> & { readonly template: { readonly break_minutes?: number } | null }): number {
  const type = flexible_hours === null ? 'Fixed' : 'Flexible';
  return Math.round(hoursOfDay({ day_type, sessions }, { type, break_minutes: template?.break_minutes ?? 0, flexible_hours }) * HOUR);
}

/** What the seven days of a week come to. A week in which somebody has no plan on some day is not missing its rest day. */
export function weekOf(days: readonly { readonly day_type: DayType | 'None'; readonly minutes: number; readonly onLeave: boolean }[]): RosterWeek {
  const minutes = days.reduce((sum, day) => sum + (day.onLeave ? 0 : day.minutes), 0);
  const planned = days.length === WEEK_DAYS && days.every(({ day_type }) => day_type !== 'None');
  return {
    minutes,
    warnings: [
      ...(minutes > WEEK_MINUTES ? (['hours'] as const) : []),
      ...(planned && days.every(({ day_type }) => day_type !== 'Rest Day') ? (['rest'] as const) : []),
      ...(days.some((day) => day.minutes > DAY_MINUTES) ? (['long'] as const) : []),
    ],
  };
}
