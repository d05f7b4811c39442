/** Planning promoters: new schedules and changed ones. Who is taken, in whatever company, is refused; where is said of this company alone. */
import { and, eq } from 'drizzle-orm';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { instantOnLine, lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { audit, auditAll } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { conflictsOf, expandPlan, isTight, spanOn, type Planned, type Taken } from '../../contract/schedule/plan-schedules.ts';
import {
  MOST_SCHEDULES,
  type cancelSchedule as cancelEndpoint,
  type createSchedules as createEndpoint,
  type updateSchedule as updateEndpoint,
} from '../../contract/schedule/schedule.endpoints.ts';
import { SCHEDULE_ERRORS, SCHEDULE_MESSAGES } from '../../contract/schedule/schedule.messages.ts';
import { requireOutletsOpen } from '../outlet-days.ts';
import { lockProject, seenProject, type SeenProject } from '../project-reach.ts';
import { salesProjectOutlets as outlets, salesProjectPromoters as promoters } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { conflictText, lookAt, type Names } from './busy-warnings.ts';
import { requireFoodSafety } from './food-safety.ts';
import { requireGrown } from './lawful-hours.ts';
import { notifySchedules } from './notify-schedules.ts';
import { takenOver } from './taken-over.ts';
import { checkedIn, lockPromoters, takenElsewhere, takenHere } from './schedule.store.ts';
import { salesSchedules as s, type ScheduleRecord } from '../tables/schedule.tables.ts';

/** Minutes beyond the planned times in which neighbours are looked for, so that too little time to travel is seen. */
const AROUND = 30;

/** @throws 404 where the viewer may not see it, 422 where nothing may be planned */
export async function plannable(ctx: Ctx, projectId: number): Promise<SeenProject> {
  const seen = await seenProject(ctx, projectId);
  // Its state and its days as they are behind the lock.
  const project = await lockProject(ctx, projectId);
  if (project.status !== 'Upcoming' && project.status !== 'On Going') throw invalid('base', SCHEDULE_ERRORS.notPlannable);
  return { ...seen, project };
}

/** @throws 422 on `field` where the day is not of the project */
function requireDay({ start_date, end_date }: SeenProject['project'], date: CalendarDate, field: string): void {
  if (date < start_date || date > end_date) throw invalid(field, SCHEDULE_ERRORS.outsideProject, { from: formatDate(start_date), to: formatDate(end_date) });
}

/** @throws 422 where outlet, promoters or days are not of the project */
async function requireOfProject(ctx: Ctx, { project, outletIds }: SeenProject, planned: readonly Planned[], but: number | null = null): Promise<void> {
  for (const { date } of planned) requireDay(project, date, date < project.start_date ? 'start_date' : 'end_date');
  const [wantedOutlets, wantedPromoters] = [
    [...new Set(planned.map(({ outlet_id }) => outlet_id))],
    [...new Set(planned.map(({ promoter_id }) => promoter_id))],
  ];
  const of = (table: typeof outlets | typeof promoters) =>
    and(eq(table.company_id, ctx.companyId), eq(table.project_id, project.id), eq(table.status, 'Active'));
  const known = await ctx.db
    .select({ id: outlets.outlet_id })
    .from(outlets)
    .where(and(of(outlets), among(outlets.outlet_id, wantedOutlets)));
  const mine = known.filter(({ id }) => outletIds === null || outletIds.includes(id));
  if (mine.length < wantedOutlets.length) throw invalid('outlet_id', SCHEDULE_ERRORS.outletOfProject);
  await requireOutletsOpen(ctx, project, planned, but === null ? null : 'date');
  const people = await ctx.db
    .select({ id: promoters.promoter_id })
    .from(promoters)
    .innerJoin(m, and(eq(m.company_id, promoters.company_id), eq(m.id, promoters.promoter_id), eq(m.status, 'Active')))
    .where(and(of(promoters), among(promoters.promoter_id, wantedPromoters)));
  if (people.length < wantedPromoters.length) throw invalid('promoter_ids', SCHEDULE_ERRORS.promoterOfProject);
  await requireFoodSafety(ctx, project.id, planned);
  await requireGrown(ctx, planned, but);
}

/** What takes up these promoters around the planned times. @param but a schedule that is being changed */
async function takenAround(ctx: Ctx, planned: readonly Planned[], but: number | null): Promise<{ taken: Taken[]; names: Names }> {
  const zone = ctx.actor.timeZone;
  const ids = [...new Set(planned.map(({ promoter_id }) => promoter_id))];
  await lockPromoters(ctx, ids);
  const from = instantOnLine(Math.min(...planned.map(({ start }) => start)) - AROUND, zone);
  const to = instantOnLine(Math.max(...planned.map(({ end }) => end)) + AROUND, zone);
  const [here, elsewhere] = [(await takenHere(ctx, ids, from, to)).filter(({ id }) => id !== but), await takenElsewhere(ctx, ids, from, to)];
  const people = await ctx.db
    .select({ id: m.id, name: m.name })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, ids)));
  const span = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) => ({
    start: lineMinuteOf(starts_at, zone),
    end: lineMinuteOf(ends_at, zone),
  });
  return {
    taken: [
      ...here.map((row) => ({ promoter_id: row.promoter_id, outlet_id: row.outlet_id, ...span(row) })),
      ...elsewhere.map((row) => ({ promoter_id: row.promoter_id, outlet_id: null, ...span(row) })),
    ],
    names: { promoter: new Map(people.map(({ id, name }) => [id, name])), outlet: new Map(here.map(({ outlet_id, outlet }) => [outlet_id, outlet])) },
  };
}

/** What is free, what is not, and where somebody has too little time to travel. @throws 422 where one is not free and none may be skipped */
async function evaluate(ctx: Ctx, planned: readonly Planned[], skip: boolean, but: number | null = null) {
  const { taken, names } = await takenAround(ctx, planned, but);
  const conflicts = conflictsOf(planned, taken);
  const list = conflicts.map((conflict) => conflictText(ctx, conflict, names));
  if (list.length > 0 && !skip) refuse(list);
  const refused = new Set(conflicts.map((conflict) => conflict.planned));
  const free = planned.filter((each) => !refused.has(each));
  const beside = [...taken, ...free];
  const tight = free.filter((each) => beside.some((other) => other.promoter_id === each.promoter_id && isTight(each, other)));
  const warnings = tight.map(({ promoter_id, date }) =>
    say(SCHEDULE_MESSAGES.tight, ctx.locale, { name: names.promoter.get(promoter_id) ?? '', date: formatDate(date) }),
  );
  return { free, conflicts: list, warnings };
}

const columns = (ctx: Ctx, { start, end, promoter_id, outlet_id, date, start_time, end_time }: Planned) => ({
  promoter_id,
  outlet_id,
  date,
  start_time,
  end_time,
  starts_at: instantOnLine(start, ctx.actor.timeZone),
  ends_at: instantOnLine(end, ctx.actor.timeZone),
  updated_by: ctx.actor.userId,
});

/** @throws 422 that says them */
export function refuse(list: readonly string[]): never {
  throw invalid('base', SCHEDULE_ERRORS.conflicts, { list: list.join('\n') });
}

interface Wanted {
  readonly planned: readonly Planned[];
  readonly remark: string | null;
  readonly skip: boolean;
}

/** Writes schedules that are of the project and within the law; who is taken is refused or skipped. */
export async function plan(ctx: Ctx, seen: SeenProject, { planned, remark, skip }: Wanted) {
  if (planned.length > MOST_SCHEDULES) throw invalid('end_date', SCHEDULE_ERRORS.tooMany, { n: planned.length, most: MOST_SCHEDULES });
  await requireOfProject(ctx, seen, planned);
  const { free, conflicts, warnings } = await evaluate(ctx, planned, skip);
  const { lawful, refusals, warnings: busy } = await lookAt(ctx, free);
  if (refusals.length > 0 && !skip) refuse(refusals);
  const common = { company_id: ctx.companyId, project_id: seen.project.id, remark, created_by: ctx.actor.userId };
  const added =
    lawful.length === 0
      ? []
      : await ctx.db
          .insert(s)
          .values(lawful.map((each) => ({ ...common, ...columns(ctx, each) })))
          .returning();
  await auditAll(
    ctx,
    added.map((row) => ({ action: 'sales_schedule.created', subject_type: 'sales_schedule', subject_id: row.id, before: null, after: row })),
  );
  await notifySchedules(ctx, added);
  const message = say(SCHEDULE_MESSAGES.created, ctx.locale, { n: added.length });
  return { success: true as const, message, data: { created: added.length, conflicts: [...conflicts, ...refusals], warnings: [...warnings, ...busy] } };
}

export async function createSchedules(ctx: Ctx, input: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  const seen = await plannable(ctx, input.project_id);
  // A project is short, a calendar is not: what is asked for is judged before it is written out.
  requireDay(seen.project, input.start_date, 'start_date');
  requireDay(seen.project, input.end_date, 'end_date');
  const planned = expandPlan(input);
  if (planned.length === 0) throw invalid('weekdays', SCHEDULE_ERRORS.noDay);
  return plan(ctx, seen, { planned, remark: input.remark, skip: input.skip_conflicts });
}

/** A schedule that has not begun, of a project that the viewer may plan. @throws 404, 422 */
async function changeable(ctx: Ctx, id: number): Promise<{ schedule: ScheduleRecord; seen: SeenProject }> {
  const own = and(eq(s.company_id, ctx.companyId), eq(s.id, id));
  const [known] = await ctx.db.select({ project_id: s.project_id }).from(s).where(own);
  if (!known) throw notFound();
  const seen = await seenProject(ctx, known.project_id);
  // The project first, as whoever cancels or shortens it does.
  const project = await lockProject(ctx, known.project_id);
  const [schedule] = await ctx.db.select().from(s).where(own).for('update');
  if (!schedule) throw notFound();
  if (seen.outletIds !== null && !seen.outletIds.includes(schedule.outlet_id)) throw notFound();
  const [begun] = schedule.status === 'On Going' ? await checkedIn(ctx, id) : [];
  if ((schedule.status !== 'Upcoming' && schedule.status !== 'On Going') || begun) throw invalid('base', SCHEDULE_ERRORS.begun);
  return { schedule, seen: { ...seen, project } };
}

export async function updateSchedule(ctx: Ctx, input: ParsedInput<typeof updateEndpoint>): Promise<OutputOf<typeof updateEndpoint>> {
  const { schedule, seen } = await changeable(ctx, input.id);
  const planned: Planned[] = [{ ...input, ...spanOn(input.date, input) }];
  await requireOfProject(ctx, seen, planned, schedule.id);
  const { warnings } = await evaluate(ctx, planned, false, schedule.id);
  const { refusals, warnings: busy } = await lookAt(ctx, planned, schedule.id);
  if (refusals.length > 0) refuse(refusals);
  const [after] = await ctx.db
    .update(s)
    .set({ ...columns(ctx, planned[0] as Planned), ...takenOver(ctx, schedule, input.promoter_id), remark: input.remark, status: 'Upcoming' })
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, schedule.id)))
    .returning();
  await audit(ctx, { action: 'sales_schedule.updated', subject_type: 'sales_schedule', subject_id: schedule.id, before: schedule, after: after ?? null });
  await notifySchedules(ctx, [schedule, ...(after && after.promoter_id !== schedule.promoter_id ? [after] : [])]);
  return {
    success: true,
    message: say(SCHEDULE_MESSAGES.saved, ctx.locale),
    data: { created: 0, conflicts: [], warnings: [...warnings, ...busy] },
  };
}

export async function cancelSchedule(ctx: Ctx, { id, reason }: ParsedInput<typeof cancelEndpoint>): Promise<OutputOf<typeof cancelEndpoint>> {
  const { schedule } = await changeable(ctx, id);
  const [after] = await ctx.db
    .update(s)
    .set({ status: 'Cancelled', cancel_reason: reason, updated_by: ctx.actor.userId })
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id)))
    .returning();
  await audit(ctx, { action: 'sales_schedule.cancelled', subject_type: 'sales_schedule', subject_id: id, before: schedule, after: after ?? null });
  await notifySchedules(ctx, [schedule]);
  return { success: true, message: say(SCHEDULE_MESSAGES.cancelled, ctx.locale) };
}
