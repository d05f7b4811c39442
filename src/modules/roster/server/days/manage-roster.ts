/** The moves of the roster: days put on it, changed, taken off, copied from week to week, published. */
import { addDays, daysInclusive, startOfWeek, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e, getEmployee, getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { SCHEDULE_ERRORS } from '../../contract/schedule.messages.ts';
import type * as calls from '../../contract/roster.endpoints.ts';
import { ROSTER_ERRORS, ROSTER_MESSAGES } from '../../contract/roster.messages.ts';
import type { DayType } from '../../contract/work-schedule.schema.ts';
import { getTemplate } from '../schedule.store.ts';
import type { WorkScheduleRecord } from '../schedule.tables.ts';
import { notifySchedules } from '../schedule/notify-schedule.ts';
import { bringPlans } from './plan-elsewhere.ts';
import { rosterPeople } from './roster-people.ts';
import { draftsOf, dropRow, lockPeople, rosterOf, rosterRow, type RosterCell } from './roster.store.ts';
import { requireChangeable, settle, writeCells, type WroteCells } from './write-cells.ts';

type Call = 'createRoster' | 'updateRoster' | 'deleteRoster' | 'copyRoster' | 'publishRoster';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Label = Pick<In<'createRoster'>, 'day_type' | 'sessions' | 'work_schedule_id' | 'work_site_id' | 'remark'>;

const datesOf = (from: CalendarDate, to: CalendarDate) => Array.from({ length: daysInclusive(from, to) }, (_, at) => addDays(from, at));

/** Site and schedule are the company's own and in use. @throws 422 */
async function requireChosen(ctx: Ctx, { work_schedule_id, work_site_id }: Label): Promise<WorkScheduleRecord | null> {
  if (work_site_id !== null) {
    const [site] = await ctx.db
      .select({ id: workSites.id })
      .from(workSites)
      .where(and(eq(workSites.company_id, ctx.companyId), eq(workSites.id, work_site_id), eq(workSites.status, 'Active'), isNull(workSites.deleted_at)));
    if (!site) throw invalid('work_site_id', ROSTER_ERRORS.siteUnknown);
  }
  if (work_schedule_id === null) return null;
  const template = await getTemplate(ctx, work_schedule_id).catch(() => null);
  if (template?.status !== 'Active') throw invalid('work_schedule_id', SCHEDULE_ERRORS.inactive);
  if (template.type === 'Flexible') throw invalid('work_schedule_id', ROSTER_ERRORS.flexible);
  return template;
}

/** The day as it is said, or as the work schedule has it on that weekday. */
function cellOf(employee_id: number, date: CalendarDate, wording: Label, template: WorkScheduleRecord | null): RosterCell {
  const { work_schedule_id, work_site_id, remark } = wording;
  const day = wording.day_type === null ? template?.days[weekdayOf(date) - 1] : wording;
  return {
    employee_id,
    date,
    day_type: (day?.day_type ?? 'Off Day') as DayType,
    sessions: (day?.sessions ?? []) as readonly Session[],
    work_schedule_id,
    work_site_id,
    remark,
  };
}

export async function createRoster(ctx: Ctx, input: In<'createRoster'>): Promise<OutputOf<typeof calls.createRoster>> {
  const ids = [...new Set(input.employee_ids)];
  const people = await getEmployees(ctx, ids);
  if (people.length < ids.length) throw invalid('employee_ids', SCHEDULE_ERRORS.employeeUnknown);
  const template = await requireChosen(ctx, input);
  const dates = datesOf(input.start_date, input.end_date).filter((date) => input.weekdays.length === 0 || input.weekdays.includes(weekdayOf(date)));
  return writeCells(
    ctx,
    people,
    ids.flatMap((id) => dates.map((date) => cellOf(id, date, input, template))),
    input,
  );
}

/** The row and whom it is about. @throws 404 also for somebody whom the caller may not see */
async function rowOf(ctx: Ctx, id: number) {
  const row = await rosterRow(ctx, id);
  if (!row) throw notFound();
  return { row, employee: await getEmployee(ctx, row.employee_id) };
}

export async function updateRoster(ctx: Ctx, input: In<'updateRoster'>): Promise<OutputOf<typeof calls.updateRoster>> {
  const { row, employee } = await rowOf(ctx, input.id);
  const template = await requireChosen(ctx, input);
  return writeCells(ctx, [employee], [cellOf(employee.id, row.date as CalendarDate, input, template)], { ...input, replace: true });
}

export async function deleteRoster(ctx: Ctx, { id, reason }: In<'deleteRoster'>): Promise<OutputOf<typeof calls.deleteRoster>> {
  const { row, employee } = await rowOf(ctx, id);
  if (row.source !== 'roster') throw invalid('base', ROSTER_ERRORS.plannedElsewhere, { name: row.remark ?? '' });
  const day = { employee_id: employee.id, date: row.date as CalendarDate };
  await lockPeople(ctx, [employee.id]);
  const isDraft = row.published_at === null;
  if (!isDraft) await requireChangeable(ctx, new Map([[employee.id, employee]]), [day], reason);
  await dropRow(ctx, id);
  await audit(ctx, { action: 'roster.deleted', subject_type: 'attendance_schedule', subject_id: id, before: row, after: reason === null ? null : { reason } });
  if (!isDraft) {
    // What another module plans for the day stands in its place again.
    await bringPlans(ctx, [employee.id], day.date, day.date, () => null);
    await settle(ctx, [employee], [day]);
  }
  await notifySchedules(ctx);
  return { success: true, message: say(isDraft ? ROSTER_MESSAGES.draftDeleted : ROSTER_MESSAGES.deleted, ctx.locale), data: { deleted: 1 } };
}

/** Everybody of a filter. */
const peopleOf = (ctx: Ctx, filter: Parameters<typeof rosterPeople>[1], from: CalendarDate, to: CalendarDate): Promise<EmployeeRecord[]> =>
  ctx.db
    .select()
    .from(e)
    .where(rosterPeople(ctx, filter, from, to))
    .execute();

export async function copyRoster(ctx: Ctx, input: In<'copyRoster'>): Promise<OutputOf<typeof calls.copyRoster>> {
  const monday = startOfWeek(input.from_week);
  const targets = [...new Set(input.to_weeks.map(startOfWeek))];
  if (targets.includes(monday)) throw invalid('to_weeks', ROSTER_ERRORS.weekOver);
  const people = await peopleOf(ctx, input, monday, addDays(monday, 6));
  const rows = await rosterOf(
    ctx,
    people.map(({ id }) => id),
    monday,
    addDays(monday, 6),
  );
  const shown = [...rows.values()].flatMap((theirs) =>
    // A draft stands above what is published.
    [...Map.groupBy(theirs, ({ date }) => date).values()].flatMap((day) => day.find(({ published_at }) => published_at === null) ?? day[0] ?? []),
  );
  const cells = targets.flatMap((week) =>
    shown.map(({ employee_id, date, day_type, sessions, work_schedule_id, work_site_id, remark }): RosterCell => ({
      employee_id,
      date: addDays(week, daysInclusive(monday, date as CalendarDate) - 1),
      day_type,
      sessions,
      work_schedule_id,
      work_site_id,
      remark,
    })),
  );
  return writeCells(ctx, people, cells, input);
}

export async function publishRoster(ctx: Ctx, input: In<'publishRoster'>): Promise<OutputOf<typeof calls.publishRoster>> {
  const { start_date, end_date } = input;
  const people = await peopleOf(ctx, { ...input, published: 'no' }, start_date, end_date);
  return publishDrafts(ctx, people, start_date, end_date, input);
}

/** Publishes what stands as drafts of people within a span. */
async function publishDrafts(
  ctx: Ctx,
  people: readonly EmployeeRecord[],
  from: CalendarDate,
  to: CalendarDate,
  { skip_conflicts, reason }: Pick<In<'publishRoster'>, 'skip_conflicts' | 'reason'>,
): Promise<WroteCells> {
  const drafts = await draftsOf(
    ctx,
    people.map(({ id }) => id),
    from,
    to,
  );
  const cells = drafts.map(({ employee_id, date, day_type, sessions, work_schedule_id, work_site_id, remark }): RosterCell => ({
    employee_id,
    date: date as CalendarDate,
    day_type,
    sessions,
    work_schedule_id,
    work_site_id,
    remark,
  }));
  return writeCells(ctx, people, cells, { publish: true, replace: true, skip_conflicts, reason });
}
