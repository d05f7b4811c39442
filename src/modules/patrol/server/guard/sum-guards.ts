/** What became of the shifts of guards lately, and where they are on duty today. */
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { SUMMED_DAYS } from '../../contract/guard/guard.register.ts';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';

export interface GuardSums {
  readonly id: number;
  readonly duty_today: string | null;
  readonly late: number;
  readonly expected: number;
  readonly missed: number;
}
/** Shifts from which a guard was taken are none of the guard's: who came in place has them. */
const found = adhocText<GuardSums>(
  `select t.id, d.duty_today, l.late, coalesce(m.expected, 0) as expected, coalesce(m.missed, 0) as missed from unnest($2::bigint[]) as t(id)
   left join lateral (
     select s.name || ' · ' || o.shift_name as duty_today from patrol_operation_guards og
     join patrol_operations o on o.company_id = og.company_id and o.id = og.operation_id and o.date = $3::date and o.cancelled_at is null
     join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id
     where og.company_id = $1 and og.guard_id = t.id and og.replaced_at is null order by o.start_at limit 1) d on true
   cross join lateral (
     select count(*)::int as late from patrol_clockings c
     where c.company_id = $1 and c.guard_id = t.id and c.status = 'late' and c.recorded_at >= $4::timestamptz - interval '${SUMMED_DAYS} days') l
   cross join lateral (
     select sum(r.points)::int as expected, sum(u.missed)::int as missed from patrol_operation_guards og
     join patrol_operations o on o.company_id = og.company_id and o.id = og.operation_id and o.cancelled_at is null
       and o.date > $3::date - ${SUMMED_DAYS} and o.end_at < $4::timestamptz - interval '${GRACE_MS / 1000} seconds'
     cross join lateral (select sum(jsonb_array_length(points)) as points from patrol_rounds where company_id = $1 and operation_id = o.id) r
     cross join lateral (select count(*) as missed from patrol_unscanned_points where company_id = $1 and operation_id = o.id) u
     where og.company_id = $1 and og.guard_id = t.id and og.replaced_at is null) m`,
);

export async function sumGuards(ctx: Ctx, ids: readonly number[]): Promise<Map<number, GuardSums>> {
  const rows = await found(ctx.client, [ctx.companyId, ids, todayIn(ctx.clock, ctx.actor.timeZone), ctx.clock.now().toISOString()]);
  return new Map(rows.map((row) => [row.id, row]));
}
