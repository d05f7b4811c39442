/** How a day of somebody is planned: the published roster, else the work schedule they are on, else the company's default, else nothing. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import type { DayType } from './work-schedule.schema.ts';
import { isOn, planDay, type OnSchedule, type Template } from './planned-days.ts';

/** What says how a day is planned. */
export const PLAN_SOURCES = ['roster', 'schedule', 'default', 'none'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** A work schedule with what it says about breaks and windows. */
export interface EvaluationTemplate extends Template {
  readonly break_minutes: number;
  readonly ontime_checkin_minutes: number | null;
  readonly ontime_checkout_minutes: number | null;
}

export interface RosterDay {
  readonly date: string;
  readonly day_type: DayType;
  readonly sessions: readonly Session[];
  readonly work_schedule_id: number | null;
  readonly work_site_id: number | null;
  /** Null or absent: as the work schedule has it. */
  readonly break_minutes?: number | null;
  /** Absent: planned by hand. */
  readonly source?: 'roster' | 'deployment';
}

export interface HolidayOn {
  readonly name: string;
  readonly name_ms: string;
  readonly half: boolean;
}
export interface LeaveOn {
  readonly name: string;
  readonly name_ms: string;
  readonly part: 'Full' | 'Morning' | 'Afternoon';
}

export interface DayPlan {
  readonly date: CalendarDate;
  readonly source: PlanSource;
  readonly day_type: DayType | 'None';
  readonly sessions: readonly Session[];
  readonly flexible_hours: number | null;
  readonly schedule: { readonly id: number; readonly name: string } | null;
  readonly break_minutes: number;
  /** Of the schedule; null: as the settings say. */
  readonly ontime_checkin_minutes: number | null;
  readonly ontime_checkout_minutes: number | null;
  /** Another module planned the day, and tells others of it itself. */
  readonly elsewhere?: true;
  /** Where the roster sends them. */
  readonly work_site_id: number | null;
  readonly holiday: HolidayOn | null;
  readonly leave: LeaveOn | null;
  /** Minutes of the site visits of the day; null: none was begun. */
  readonly visited: number | null;
}

/** Everything that plans the days of one person. */
export interface Planning {
  readonly templates: ReadonlyMap<number, EvaluationTemplate>;
  readonly fallback: EvaluationTemplate | null;
  readonly spans: readonly OnSchedule[];
  readonly roster: ReadonlyMap<string, RosterDay>;
  readonly holidayOn: (date: CalendarDate) => HolidayOn | null;
  readonly leaveOn: (date: CalendarDate) => LeaveOn | null;
  /** Absent: nobody keeps site visits. */
  readonly visitedOn?: (date: CalendarDate) => number | null;
  /** First and last day of the employment; null: it goes on. */
  readonly joined: string;
  readonly left: string | null;
}

/** Nobody is planned before the employment begins or after it has ended. */
export function effectivePlan(date: CalendarDate, planning: Planning): DayPlan {
  const employed = date >= planning.joined && (planning.left === null || date <= planning.left);
  const span = employed ? planning.spans.find((each) => isOn(each, date)) : undefined;
  const assigned = span && planning.templates.get(span.work_schedule_id);
  const fixed = employed ? (assigned ?? planning.fallback) : null;
  const rostered = employed ? planning.roster.get(date) : undefined;
  // A roster row without a schedule keeps the breaks and windows of the one that somebody is on.
  const template = (rostered?.work_schedule_id && planning.templates.get(rostered.work_schedule_id)) || fixed;
  const day = planDay(date, fixed);
  const plain = { day_type: day.day_type, sessions: day.sessions, flexible_hours: day.flexible_hours };
  return {
    date,
    source: rostered ? 'roster' : assigned ? 'schedule' : fixed ? 'default' : 'none',
    ...(rostered ? { day_type: rostered.day_type, sessions: rostered.sessions, flexible_hours: null } : plain),
    schedule: template && { id: template.id, name: template.name },
    break_minutes: rostered?.break_minutes ?? template?.break_minutes ?? 0,
    ontime_checkin_minutes: template?.ontime_checkin_minutes ?? null,
    ontime_checkout_minutes: template?.ontime_checkout_minutes ?? null,
    ...(rostered?.source === 'deployment' && { elsewhere: true as const }),
    work_site_id: rostered?.work_site_id ?? null,
    holiday: employed ? planning.holidayOn(date) : null,
    leave: employed ? planning.leaveOn(date) : null,
    visited: employed ? (planning.visitedOn?.(date) ?? null) : null,
  };
}
