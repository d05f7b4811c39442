/** Operations of today in figures, from what is kept beside the scans. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { operationSummary as endpoint, OperationHour } from '../../contract/operation/operation-summary.endpoints.ts';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';
import { patrolOperationGuards as og } from '../operation.tables.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { presencesOf } from './presence.ts';

const ofToday = adhocText<{ readonly id: number; readonly on: boolean }>(
  `select id, start_at <= $3 and end_at > $3 as on from patrol_operations
   where company_id = $1 and cancelled_at is null and (date = $2::date or (date = $2::date - 1 and end_at > $3)) order by id`,
);

/** Points whose time is over, and those before it that are filled: a point that no scan fills is a row. What is excused ahead counts from its time on. In the order of the shift. */
const hoursOf = adhocText<OperationHour>(
  `select extract(hour from p.due_at at time zone $4)::int as hour,
     (count(*) filter (where u.id is null and (p.due_at <= $5 or not r.excuses ? p.checkpoint_id::text)))::int as done,
     (count(*) filter (where u.over_at < $3))::int as missed
   from patrol_rounds r cross join lateral (select checkpoint_id, r.start_at + make_interval(mins => offset_minutes) as due_at
     from jsonb_to_recordset(r.points) as t(checkpoint_id bigint, offset_minutes integer)) p
   left join patrol_unscanned_points u on u.company_id = r.company_id and u.round_id = r.id and u.checkpoint_id = p.checkpoint_id
   where r.company_id = $1 and r.operation_id = any($2::bigint[]) group by 1 order by min(p.due_at)`,
);
const lateOf = adhocText<{ readonly n: number }>(
  `select count(*)::int as n from patrol_clockings where company_id = $1 and operation_id = any($2::bigint[]) and status = 'late'`,
);

export async function operationSummary(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const zone = ctx.actor.timeZone;
  const now = ctx.clock.now();
  const operations = await ofToday(ctx.client, [ctx.companyId, todayIn(ctx.clock, zone), now.toISOString()]);
  const ids = operations.map(({ id }) => id);
  const running = operations.flatMap(({ id, on }) => (on ? [id] : []));
  const [duty, presences, hours, [late]] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ id: og.id })
        .from(og)
        .innerJoin(g, eq(g.id, og.guard_id))
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .where(and(eq(og.company_id, ctx.companyId), among(og.operation_id, running), seenGuards(ctx)))
        .execute(),
    () => presencesOf(ctx, ctx.companyId, running, now.toISOString()),
    () => hoursOf(ctx.client, [ctx.companyId, ids, new Date(now.getTime() - GRACE_MS).toISOString(), zone, now.toISOString()]),
    () => lateOf(ctx.client, [ctx.companyId, ids]),
  );
  const found = duty.map(({ id }) => presences.get(id)?.presence ?? 'planned').filter((presence) => presence !== 'replaced');
  const by_hour = hours.filter(({ done, missed }) => done + missed > 0);
  const sum = (of: 'done' | 'missed') => by_hour.reduce((total, each) => total + each[of], 0);
  const [done, missed] = [sum('done'), sum('missed')];
  return {
    data: {
      operations: ids.length,
      on_going: running.length,
      on_duty: found.filter((presence) => presence === 'present').length,
      planned: found.length,
      absent: found.filter((presence) => presence === 'absent').length,
      done,
      missed,
      late: late?.n ?? 0,
      completion_percent: done + missed === 0 ? null : Math.floor((1000 * done) / (done + missed)) / 10,
      by_hour,
    },
  };
}
