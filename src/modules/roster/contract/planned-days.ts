/** The schedule that holds for somebody on a day: the one they are put on, else the company's default, else none. Pure. */
import { addDays, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import type { PlannedDay } from './schedule.endpoints.ts';
import type { DayType, ScheduleDay } from './work-schedule.schema.ts';

export interface Template {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly days: readonly ScheduleDay[];
  readonly flexible_hours: number | null;
}

/** Somebody is on a template from a day to a day (null: until further notice); spans of one person do not overlap. */
export interface OnSchedule {
  readonly work_schedule_id: number;
  readonly effective_from: string;
  readonly effective_to: string | null;
}

export interface Planned {
  readonly date: CalendarDate;
  readonly day_type: DayType | 'None';
  readonly sessions: readonly Session[];
  readonly flexible_hours: number | null;
  readonly template: Template | null;
}

export const isOn = ({ effective_from, effective_to }: Omit<OnSchedule, 'work_schedule_id'>, date: string) =>
  effective_from <= date && (effective_to === null || date <= effective_to);

export function templateOn(
  date: CalendarDate,
  spans: readonly OnSchedule[],
  templates: ReadonlyMap<number, Template>,
  fallback: Template | null,
): Template | null {
  const span = spans.find((each) => isOn(each, date));
  return (span && templates.get(span.work_schedule_id)) ?? fallback;
}

export function planDay(date: CalendarDate, template: Template | null): Planned {
  const day = template?.days[weekdayOf(date) - 1];
  if (!template || !day) return { date, day_type: 'None', sessions: [], flexible_hours: null, template: null };
  const flexible = template.type === 'Flexible' && day.day_type === 'Working';
  return { date, day_type: day.day_type, sessions: day.sessions, flexible_hours: flexible ? template.flexible_hours : null, template };
}

/** Every day of a span, its first and last included. */
export function planDays(
  from: CalendarDate,
  to: CalendarDate,
  spans: readonly OnSchedule[],
  templates: ReadonlyMap<number, Template>,
  fallback: Template | null,
): Planned[] {
  const days: Planned[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(planDay(date, templateOn(date, spans, templates, fallback)));
  return days;
}

/** Whether somebody is expected at work on a day, for all of it or a part. */
export const isWorked = ({ day_type, sessions, flexible_hours, holiday, leave }: PlannedDay): boolean =>
  day_type === 'Working' && (sessions.length > 0 || flexible_hours !== null) && (holiday === null || holiday.half) && leave?.part !== 'Full';
