/** One reason for many exceptions: a fixed number of statements, however many. */
import { and, eq } from 'drizzle-orm';
import { PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { auditAll, type AuditEntry } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { decideExceptions as endpoint } from '../../contract/operation/exception.endpoints.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { isException } from '../../contract/round/round.schema.ts';
import { patrolClockings as c } from '../operation.tables.ts';
import { operationsChanged } from '../operation/plan-operations.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { decisionsOf, missedOfRounds, pointKey } from './missed-points.ts';

type Input = ParsedInput<typeof endpoint>;
type Given = Pick<Input, 'decision' | 'reason'>;
/** By the key of the exception, why it was refused; null: decided. */
type Results = Map<string, Text | null>;

async function decideScans(ctx: Ctx, ids: readonly number[], { decision, reason }: Given, results: Results): Promise<AuditEntry[]> {
  if (ids.length === 0) return [];
  const found = await ctx.db
    .select({ id: c.id, status: c.status, flags: c.flags, decision: c.decision, reason: c.decision_reason })
    .from(c)
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(c.company_id, ctx.companyId), among(c.id, ids), seenGuards(ctx)))
    .orderBy(c.id)
    .for('no key update', { of: c });
  const fit = found.filter((scan) => isException(scan) || scan.decision !== null);
  for (const { id } of found) results.set(`scan-${id}`, E.noException);
  for (const { id } of fit) results.set(`scan-${id}`, null);
  if (fit.length > 0)
    await ctx.db
      .update(c)
      .set({ decision, decision_reason: reason, decided_by: ctx.actor.userId, decided_at: instantOf(ctx.clock) })
      .where(
        and(
          eq(c.company_id, ctx.companyId),
          among(
            c.id,
            fit.map(({ id }) => id),
          ),
        ),
      );
  return fit.map((scan) => ({
    action: 'patrol_clocking.decided',
    subject_type: 'patrol_clocking',
    subject_id: scan.id,
    before: { decision: scan.decision, reason: scan.reason },
    after: { decision, reason },
  }));
}

const roundsOf = adhocText<{ id: number }>('select id from patrol_rounds where company_id = $1 and id = any($2::bigint[])');
const kept = adhocText(
  `insert into patrol_point_decisions (company_id, round_id, checkpoint_id, decision, reason, decided_by, decided_at)
   select $1, t.round_id, t.checkpoint_id, $3, $4, $5::bigint, $6::timestamptz from json_to_recordset($2) as t(round_id bigint, checkpoint_id bigint)
   order by t.round_id, t.checkpoint_id
   on conflict (company_id, round_id, checkpoint_id) do update
     set decision = excluded.decision, reason = excluded.reason, decided_by = excluded.decided_by, decided_at = excluded.decided_at, updated_at = clock_timestamp()`,
);

async function decidePoints(
  ctx: Ctx,
  keys: ReadonlySet<string>,
  rounds: readonly number[],
  { decision, reason }: Given,
  results: Results,
): Promise<AuditEntry[]> {
  if (keys.size === 0) return [];
  const known = await roundsOf(ctx.client, [ctx.companyId, rounds]);
  const own = new Set(known.map(({ id }) => id));
  for (const key of keys) if (own.has(Number(key.split('-')[1]))) results.set(key, E.notMissed);
  const points = (await missedOfRounds(ctx, rounds)).filter((point) => keys.has(pointKey(point)));
  const before = await decisionsOf(ctx, rounds);
  if (points.length > 0) await kept(ctx.client, [ctx.companyId, JSON.stringify(points), decision, reason, ctx.actor.userId, instantOf(ctx.clock)]);
  return points.map((point) => {
    const { operation_id, round_id, checkpoint_id } = point;
    const earlier = before.get(pointKey(point));
    results.set(pointKey(point), null);
    return {
      action: 'patrol_operation.decided',
      subject_type: 'patrol_operation',
      subject_id: operation_id,
      before: { decision: earlier?.decision ?? null, reason: earlier?.reason ?? null },
      after: { round_id, checkpoint_id, decision, reason },
    };
  });
}

/** Each is decided or refused by itself. */
export async function decideExceptions(ctx: Ctx, { ids, ...given }: Input): Promise<OutputOf<typeof endpoint>> {
  const results: Results = new Map(ids.map((key) => [key, PLATFORM_ERRORS.notFound]));
  const keys = [...results.keys()];
  const points = new Set(keys.filter((key) => key.startsWith('point-')));
  const scans = keys.filter((key) => !points.has(key)).map((key) => Number(key.slice('scan-'.length)));
  const entries = [
    ...(await decideScans(ctx, scans, given, results)),
    ...(await decidePoints(ctx, points, [...new Set([...points].map((key) => Number(key.split('-')[1])))], given, results)),
  ];
  await auditAll(ctx, entries);
  if (entries.length > 0) await operationsChanged(ctx);
  const done = [...results.values()].filter((refusal) => refusal === null).length;
  const failed = results.size - done;
  return {
    success: true,
    message: say(PATROL_MESSAGES.exceptionsDecided, ctx.locale, { done, failed }),
    data: { done, failed, results: [...results].map(([id, refusal]) => ({ id, ok: refusal === null, message: refusal && say(refusal, ctx.locale) })) },
  };
}
