/** Plans, cancels and excuses. An operation has its guards, whose papers are right on each of its days, and its rounds. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { DAY_MINUTES } from '#platform/contract/time/local-line.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { datesAround, refusalsOf, warningsOf, type RefusedTime, type TimeWanted } from '#modules/availability/contract/assess-availability.ts';
import { assigneeOf, employeeAssignee, type Assignee } from '#modules/availability/contract/assignee.ts';
import { findingText } from '#modules/availability/contract/availability.messages.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { knownGuards, securityGuards as r, seenGuards, unfitText } from '#modules/security-guard/server/public.ts';
import {
  MOST_DAYS,
  type cancelOperation as cancelEndpoint,
  type createOperations as createEndpoint,
  type excusePoint as excuseEndpoint,
  type updateOperation as updateEndpoint,
} from '../../contract/operation/operation.endpoints.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { getSite } from '../site/site.register.ts';
import { patrolOperationGuards as og, patrolOperations as o, patrolRounds as rounds } from '../operation.tables.ts';
import { keepUnscanned } from '../round/keep-evaluation.ts';
import { makeOperations, requireCharge } from './make-operations.ts';
import { overrideHours } from './override-hours.ts';
import { findOperation } from './read-operations.ts';

const SUBJECT = 'patrol_operation';
/** The module whose plans say when somebody works, whoever they work for. */
const ROSTER = 'attendance';
export const operationsChanged = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'patrol_operation_changed', stored: false });

/** Whether a finding refuses a duty: a roster says when somebody works and an operation where, so the two may meet. */
export const isClash = (finding: RefusedTime): boolean => finding.code !== 'busy' || finding.with.source !== ROSTER;

/** The name by which modules ask about a guard. */
export const whoIs = ({ registry, employee_id }: { readonly registry: number; readonly employee_id: number | null }): Assignee =>
  employee_id === null ? assigneeOf('security-guard', registry) : employeeAssignee(employee_id);

/**
 * Who is away, elsewhere, or would work more than the law allows. A roster says that the guard works at a time and an operation where, so the
 * two may meet; their hours count once.
 * @returns what may be planned and needs a look: a seventh day, too much overtime
 */
export async function requireFree(
  ctx: Ctx,
  guards: readonly { readonly name: string; readonly who: Assignee }[],
  wanted: readonly TimeWanted[],
  field = 'guard_ids',
): Promise<string[]> {
  const span = datesAround(wanted);
  if (!span) return [];
  const busy = await busyTimesOf(
    ctx,
    guards.map(({ who }) => who),
    span,
  );
  for (const { name, who } of guards) {
    const refused = refusalsOf(wanted, busy.get(who) ?? []).find(isClash);
    if (refused) throw invalid(field, E.guardBusy, { name, why: findingText(refused, ctx.locale) });
  }
  return guards.flatMap(({ name, who }) =>
    warningsOf(wanted, busy.get(who) ?? []).map((finding) => say(E.guardBusy, ctx.locale, { name, why: findingText(finding, ctx.locale) })),
  );
}

/** The guards with the name by which modules ask about them. @throws 422 at the guards */
export async function requireGuards(
  ctx: Ctx,
  ids: readonly number[],
  first: CalendarDate,
  last: CalendarDate,
  field = 'guard_ids',
): Promise<{ name: string; who: Assignee }[]> {
  const found = await ctx.db
    .select({ id: g.id, registry: r.id, name: r.name, employee_id: r.employee_id })
    .from(g)
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(g.company_id, ctx.companyId), among(g.id, ids), eq(g.status, 'Active'), isNull(g.deleted_at), seenGuards(ctx)))
    .orderBy(asc(g.id))
    .for('no key update', { of: g });
  if (found.length < ids.length) throw invalid(field, E.guardsUnknown);
  const known = await knownGuards(
    ctx,
    found.map(({ registry }) => registry),
  );
  for (const { name, registry } of found) {
    const unfit = unfitText(ctx, known.get(registry), first, last);
    if (unfit) throw invalid(field, E.guardUnfit, { name, why: say(unfit.text, ctx.locale, unfit.params) });
  }
  return found.map((guard) => ({ name: guard.name, who: whoIs(guard) }));
}

export async function createOperations(ctx: Ctx, input: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  const { site_id, start_date, end_date, shift_name, briefing } = input;
  const guards = [...new Set(input.guard_ids)];
  const days = end_date < start_date ? 0 : daysInclusive(start_date, end_date);
  if (days === 0) throw invalid('end_date', E.endsBeforeStart);
  if (days > MOST_DAYS) throw invalid('end_date', E.tooManyDays, { n: MOST_DAYS });
  const site = await getSite(ctx, site_id, true);
  if (site.status !== 'Active') throw invalid('site_id', E.siteUnknown);
  const shift = site.shifts.find(({ name }) => name === shift_name);
  if (!shift) throw invalid('shift_name', E.shiftUnknown);
  if (guards.length < shift.guards) throw invalid('guard_ids', E.tooFewGuards, { n: shift.guards });
  const dates = Array.from({ length: days }, (_, at) => addDays(start_date, at));
  const { start, end } = spanOf(shift);
  const crew = await requireGuards(ctx, guards, start_date, addDays(end_date, Math.floor((end - 1) / DAY_MINUTES)));
  const warnings = await requireFree(
    ctx,
    crew,
    dates.map((date) => ({ date, start, end })),
  );
  const overridden = overrideHours(ctx, warnings, input.override_reason);
  await requireCharge(ctx, site_id, guards, input);
  const { leader_id = null, device_ids } = input;
  const planned = dates.map((date) => ({ date, shift, guards, leader_id, device_ids, briefing }));
  const { ids, numbers } = await guardUnique({ patrol_operations_shift_key: ['start_date', E.planned] }, () => makeOperations(ctx, site, planned));
  await audit(ctx, {
    action: `${SUBJECT}.planned`,
    subject_type: SUBJECT,
    subject_id: ids[0] ?? null,
    after: { operations: numbers, site_id, shift_name, guards, ...overridden },
  });
  await operationsChanged(ctx);
  return {
    success: true,
    message: say(PATROL_MESSAGES.planned, ctx.locale, { n: ids.length }),
    data: { ids, warnings },
  };
}

/** @throws 404, 422 once it has begun, or where leader or devices are none of it */
export async function updateOperation(ctx: Ctx, input: ParsedInput<typeof updateEndpoint>): Promise<OutputOf<typeof updateEndpoint>> {
  const { id, leader_id = null, device_ids, briefing } = input;
  const before = await findOperation(ctx, id, true);
  if (before.cancelled_at !== null || Date.parse(instantText(before.start_at)) <= ctx.clock.now().getTime()) throw invalid('base', E.begunToChange);
  const duty = await ctx.db
    .select({ guard_id: og.guard_id })
    .from(og)
    .where(and(eq(og.company_id, ctx.companyId), eq(og.operation_id, id), isNull(og.replaced_at)));
  const guards = duty.map(({ guard_id }) => guard_id);
  await requireCharge(ctx, before.site_id, guards, input);
  const after = { leader_id, device_ids, briefing };
  await ctx.db
    .update(o)
    .set(after)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)));
  const { leader_id: leader, device_ids: devices, briefing: words } = before;
  await audit(ctx, {
    action: `${SUBJECT}.prepared`,
    subject_type: SUBJECT,
    subject_id: id,
    before: { leader_id: leader, device_ids: devices, briefing: words },
    after,
  });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.operationSaved, ctx.locale), data: { id } };
}

export async function cancelOperation(ctx: Ctx, { id, reason }: ParsedInput<typeof cancelEndpoint>): Promise<OutputOf<typeof cancelEndpoint>> {
  const before = await findOperation(ctx, id, true);
  const now = ctx.clock.now();
  if (before.cancelled_at !== null || Date.parse(instantText(before.start_at)) <= now.getTime()) throw invalid('base', E.begun);
  await ctx.db
    .update(o)
    .set({ cancelled_at: now.toISOString(), cancel_reason: reason })
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)));
  await keepUnscanned(ctx, ctx.companyId, [id]);
  await audit(ctx, { action: `${SUBJECT}.cancelled`, subject_type: SUBJECT, subject_id: id, after: { reason } });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.cancelled, ctx.locale), data: { id } };
}

export async function excusePoint(ctx: Ctx, input: ParsedInput<typeof excuseEndpoint>): Promise<OutputOf<typeof excuseEndpoint>> {
  const { id, round_id, checkpoint_id, reason } = input;
  await findOperation(ctx, id, true);
  const [round] = await ctx.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.company_id, ctx.companyId), eq(rounds.operation_id, id), eq(rounds.id, round_id)));
  if (!round?.points.some((point) => point.checkpoint_id === checkpoint_id)) throw invalid('checkpoint_id', E.pointUnknown);
  await ctx.db
    .update(rounds)
    .set({ excuses: { ...round.excuses, [String(checkpoint_id)]: reason } })
    .where(and(eq(rounds.company_id, ctx.companyId), eq(rounds.id, round_id)));
  await keepUnscanned(ctx, ctx.companyId, [id]);
  await audit(ctx, { action: `${SUBJECT}.excused`, subject_type: SUBJECT, subject_id: id, after: { round_id, checkpoint_id, reason } });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.excused, ctx.locale), data: { id } };
}
