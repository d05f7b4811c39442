/** Plans, cancels and excuses. An operation has its guards, whose papers are right on each of its days, and its rounds. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, dateInZone, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { instantOnLine } from '#platform/contract/time/local-line.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { datesAround, refusalsOf, type TimeWanted } from '#modules/availability/contract/assess-availability.ts';
import { assigneeOf, employeeAssignee, type Assignee } from '#modules/availability/contract/assignee.ts';
import { findingText } from '#modules/availability/contract/availability.messages.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { knownGuards, securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import { evaluateGuard, refusals } from '#modules/security-guard/contract/guard/evaluate-guard.ts';
import {
  MOST_DAYS,
  type cancelOperation as cancelEndpoint,
  type createOperations as createEndpoint,
  type excusePoint as excuseEndpoint,
} from '../../contract/operation/operation.endpoints.ts';
import { planRounds, shiftOn } from '../../contract/operation/plan-rounds.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { patrolGuards as g, patrolRoutes as w } from '../patrol.tables.ts';
import { getSite } from '../site/site.register.ts';
import { patrolOperationGuards as og, patrolOperations as o, patrolRounds as rounds } from './operation.tables.ts';
import { keepUnscanned } from '../round/keep-evaluation.ts';
import { findOperation } from './read-operations.ts';

const SUBJECT = 'patrol_operation';
/** The module whose plans say when somebody works, whoever they work for. */
const ROSTER = 'attendance';
export const operationsChanged = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'patrol_operation_changed', stored: false });

/**
 * Who is away, elsewhere, or would work more than the law allows. A roster says that the guard works at a time and an operation where, so the
 * two may meet; their hours count once.
 */
export async function requireFree(
  ctx: Ctx,
  guards: readonly { readonly name: string; readonly who: Assignee }[],
  wanted: readonly TimeWanted[],
  field = 'guard_ids',
): Promise<void> {
  const span = datesAround(wanted);
  if (!span) return;
  const busy = await busyTimesOf(
    ctx,
    guards.map(({ who }) => who),
    span,
  );
  for (const { name, who } of guards) {
    const [refused] = refusalsOf(wanted, busy.get(who) ?? []).filter((finding) => finding.code !== 'busy' || finding.with.source !== ROSTER);
    if (refused) throw invalid(field, E.guardBusy, { name, why: findingText(refused, ctx.locale) });
  }
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
  const unfit = [...known.values()].find((guard) => refusals(evaluateGuard(guard, guard, first, last)).length > 0);
  if (unfit) throw invalid(field, E.guardUnfit, { name: unfit.name });
  return found.map(({ name, registry, employee_id }) => ({
    name,
    who: employee_id === null ? assigneeOf('security-guard', registry) : employeeAssignee(employee_id),
  }));
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
  const zone = ctx.actor.timeZone;
  const dates = Array.from({ length: days }, (_, at) => addDays(start_date, at));
  const spans = dates.map((date) => {
    const { start, end } = shiftOn(date, shift);
    return { date, start_at: instantOnLine(start, zone), end_at: instantOnLine(end, zone) };
  });
  const last = spans.at(-1);
  const crew = await requireGuards(ctx, guards, start_date, dateInZone(new Date(Date.parse(last?.end_at ?? '') - 1), zone));
  const { start, end } = spanOf(shift);
  await requireFree(
    ctx,
    crew,
    dates.map((date) => ({ date, start, end })),
  );
  const numbers = await nextNumbers(ctx, SUBJECT, 'OPS', days);
  const made = await guardUnique({ patrol_operations_shift_key: ['start_date', E.planned] }, () =>
    ctx.db
      .insert(o)
      .values(
        spans.map((span, at) => ({
          ...span,
          number: numbers[at] ?? '',
          site_id,
          shift_name,
          briefing,
          welfare_minutes: site.welfare_minutes,
          company_id: ctx.companyId,
          created_by: ctx.actor.userId,
        })),
      )
      .returning(),
  );
  await ctx.db.insert(og).values(made.flatMap(({ id }) => guards.map((guard_id) => ({ company_id: ctx.companyId, operation_id: id, guard_id }))));
  const routes = await ctx.db
    .select()
    .from(w)
    .where(and(eq(w.company_id, ctx.companyId), eq(w.site_id, site_id), eq(w.status, 'Active'), isNull(w.deleted_at)));
  const byId = new Map(routes.map((route) => [route.id, route]));
  const planned = made.flatMap(({ id, date }) =>
    planRounds(routes, date as CalendarDate, shift).map(({ route_id, start }) => ({
      company_id: ctx.companyId,
      operation_id: id,
      route_id,
      start_at: instantOnLine(start, zone),
      points: byId.get(route_id)?.points ?? [],
      strict: byId.get(route_id)?.order === 'Strict',
      min_leg_seconds: byId.get(route_id)?.min_leg_seconds ?? 0,
    })),
  );
  for (let from = 0; from < planned.length; from += 500) await ctx.db.insert(rounds).values(planned.slice(from, from + 500));
  const ids = made.map(({ id }) => id);
  await keepUnscanned(ctx, ctx.companyId, ids);
  await audit(ctx, {
    action: `${SUBJECT}.planned`,
    subject_type: SUBJECT,
    subject_id: ids[0] ?? null,
    after: { operations: numbers, site_id, shift_name, guards },
  });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.planned, ctx.locale, { n: ids.length }), data: { ids } };
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
