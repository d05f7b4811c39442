/** Today in figures: scans of guards whom the viewer may see, and the welfare checks of operations that ask. */
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import { countChecks, welfareChecks, type WelfarePlan } from '../../contract/emergency/welfare.ts';
import type { clockingSummary as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { readWelfare } from '../emergency/read-welfare.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { EXCEPTION } from './list-clockings.ts';
import { patrolClockings as c } from '../operation.tables.ts';

const asking = adhocText<WelfarePlan & { id: number }>(
  `select id, (extract(epoch from start_at) * 1000)::float8 as start, (extract(epoch from end_at) * 1000)::float8 as end, welfare_minutes as minutes
   from patrol_operations where company_id = $1 and cancelled_at is null and welfare_minutes is not null and start_at <= $3 and end_at > $2 order by id`,
);

async function checksOf(
  ctx: Ctx,
  operations: readonly (WelfarePlan & { id: number })[],
  since: string,
  now: number,
): Promise<ReturnType<typeof countChecks> | null> {
  if (operations.length === 0) return null;
  const answers = await readWelfare(
    ctx,
    ctx.companyId,
    operations.map(({ id }) => id),
  );
  const checks = operations.flatMap(({ id, ...plan }) => welfareChecks(plan, answers.get(id) ?? [], now));
  // A night that began yesterday counts from midnight on.
  return countChecks(checks.filter(({ due }) => due >= Date.parse(since)));
}

export async function clockingSummary(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const zone = ctx.actor.timeZone;
  const since = startOfDateIn(todayIn(ctx.clock, zone), zone);
  const when = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const sums = async (where: Parameters<typeof and>[0]) =>
    ctx.db
      .select({ all: sql<number>`count(*)::int`, late: when(sql`${c.status} = 'late'`), manual: when(sql`${c.method} = 'Manual'`) })
      .from(c)
      .innerJoin(g, eq(g.id, c.guard_id))
      .innerJoin(r, eq(r.id, g.security_guard_id))
      .where(and(eq(c.company_id, ctx.companyId), seenGuards(ctx), where));
  const now = ctx.clock.now();
  const [[today], [open], operations] = await pipeline(
    ctx,
    () => sums(gte(c.recorded_at, since)),
    () => sums(and(isNull(c.decided_at), EXCEPTION)),
    () => asking(ctx.client, [ctx.companyId, since, now.toISOString()]),
  );
  return {
    data: {
      scans: today?.all ?? 0,
      late: today?.late ?? 0,
      manual: today?.manual ?? 0,
      undecided: open?.all ?? 0,
      welfare: await checksOf(ctx, operations, since, now.getTime()),
    },
  };
}
