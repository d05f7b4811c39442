/** Which days can be written on the roster: measured against employment, leave, neighbouring days, the hours of the Act and what other modules plan. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { datesAround } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import type { DayPlan } from '../../contract/day-plan.ts';
import { findConflicts, type Conflict } from '../../contract/find-conflicts.ts';
import { plannedTimes } from '../../contract/planned-times.ts';
import { withinHours, type HoursWarning } from '../../contract/within-hours.ts';
import { daysBetween } from '../plans-of.ts';
import { rosteredDaysOf } from '../planned-days-of.ts';
import { templatesOf } from '../schedule.store.ts';
import type { RosterCell } from './roster.store.ts';

/** The roster knows its own drafts, and takes leave from the plan of each day. */
const KNOWN = ['attendance', 'leave'];

/** First and last of some days. */
export function spanOfDays(days: readonly { readonly date: CalendarDate }[]): { from: CalendarDate; to: CalendarDate } {
  const dates = days.map(({ date }) => date).toSorted();
  return { from: dates[0] as CalendarDate, to: dates.at(-1) as CalendarDate };
}

export interface SiftedCells {
  readonly free: readonly RosterCell[];
  readonly conflicts: readonly Conflict[];
  /** Of the free ones. */
  readonly warnings: readonly HoursWarning[];
}

/** Drafts are measured against drafts, what is published against what holds. @param cells at least one */
export async function sift(ctx: Ctx, people: ReadonlyMap<number, EmployeeRecord>, cells: readonly RosterCell[], publish: boolean): Promise<SiftedCells> {
  const span = datesAround(cells) ?? spanOfDays(cells);
  const assignees = [...people.keys()].map(employeeAssignee);
  const [found, elsewhere, templates] = await pipeline(
    ctx,
    () => rosteredDaysOf(ctx, [...people.values()], span.from, span.to),
    () => busyTimesOf(ctx, assignees, span, KNOWN),
    () => templatesOf(ctx),
  );
  const breaks = new Map(templates.map(({ id, break_minutes }) => [id, break_minutes]));
  const days = new Map([...found].map(([id, theirs]) => [id, new Map(theirs.map((day) => [day.date, day]))]));
  const of = (employeeId: number, date: CalendarDate) => days.get(employeeId)?.get(date);
  const planOn = (employeeId: number, date: CalendarDate) => of(employeeId, date)?.plans[publish ? 'applies' : 'shown'];
  const { free, conflicts } = findConflicts(cells, {
    employment: (id) => people.get(id) as EmployeeRecord,
    leave: (id, date) => {
      const leave = of(id, date)?.leave;
      return leave?.part === 'Full' ? leave : null;
    },
    sessions: (id, date) => planOn(id, date)?.sessions ?? [],
  });
  const hours = withinHours(free, {
    wanted: (cell) => timesOf(cell, of(cell.employee_id, cell.date)?.plans.schedule, breaks),
    stands: (id, date) => {
      const plan = planOn(id, date);
      return plan ? plannedTimes(plan) : [];
    },
    elsewhere: (id) => elsewhere.get(employeeAssignee(id)) ?? [],
    around: daysBetween(span.from, span.to),
    drafts: !publish,
  });
  return { ...hours, conflicts: [...conflicts, ...hours.conflicts] };
}

/** A cell as work: its break is the one of its schedule, or of the one that the employee is on. */
function timesOf(cell: RosterCell, schedule: DayPlan | undefined, breaks: ReadonlyMap<number, number>) {
  if (!schedule) return [];
  const break_minutes = (cell.work_schedule_id === null ? undefined : breaks.get(cell.work_schedule_id)) ?? schedule.break_minutes;
  return plannedTimes({ ...schedule, source: 'roster', day_type: cell.day_type, sessions: cell.sessions, flexible_hours: null, break_minutes });
}
