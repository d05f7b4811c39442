/** How projects do this month: guards at their sites, and the share of points that were scanned or excused, over the sum of points. */
import { startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';

interface Found {
  readonly id: number;
  readonly guards: number;
  readonly expected: number | null;
  readonly missed: number | null;
}
/** Rounds of a project that are over; a point that nobody scanned is a row of its own. Dates are `$3` to `$4`, over is what ended before `$5`. */
const OVER = `sum(jsonb_array_length(r.points))::int as expected, sum(u.missed)::int as missed
     from patrol_operations o join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id and s.project_id = p.id
     join patrol_rounds r on r.company_id = o.company_id and r.operation_id = o.id
     cross join lateral (select max(q.offset_minutes + q.tolerance_minutes) as minutes from jsonb_to_recordset(r.points) as q(offset_minutes integer, tolerance_minutes integer)) w
     cross join lateral (select count(*) as missed from patrol_unscanned_points u where u.company_id = r.company_id and u.round_id = r.id) u
     where o.company_id = $1 and o.date >= $3::date and o.date <= $4::date and o.cancelled_at is null and r.start_at + make_interval(mins => w.minutes) < $5`;
const found = adhocText<Found>(
  `select p.id, (select count(*)::int from patrol_guards g join patrol_sites s on s.company_id = g.company_id and s.id = g.home_site_id and s.deleted_at is null
       where g.company_id = $1 and s.project_id = p.id and g.status = 'Active' and g.deleted_at is null) as guards, m.expected, m.missed
   from unnest($2::bigint[]) as p(id) cross join lateral (select ${OVER}) m`,
);

interface FoundMonth {
  readonly month: string;
  readonly expected: number;
  readonly missed: number;
}
const byMonth = adhocText<FoundMonth>(
  `select m.* from (select $2::bigint as id) as p cross join lateral (select to_char(o.date, 'YYYY-MM') as month, ${OVER} group by 1) m order by 1`,
);

/** Of points the share that somebody scanned or excused, rounded down to a tenth; null: none was due. */
export const shareOf = (expected: number | null, missed: number | null): number | null =>
  expected === null || expected === 0 ? null : Math.floor((1000 * (expected - (missed ?? 0))) / expected) / 10;

const overBy = (ctx: Ctx) => new Date(ctx.clock.now().getTime() - GRACE_MS).toISOString();

/** Points of a project by month (`2026-11`), where any was due. */
export const monthsOfProject = (ctx: Ctx, id: number, first: CalendarDate, last: CalendarDate): Promise<FoundMonth[]> =>
  byMonth(ctx.client, [ctx.companyId, id, first, last, overBy(ctx)]);

export interface MonthOfProject {
  readonly guards: number;
  readonly percent: number | null;
}

export async function monthOfProjects(ctx: Ctx, ids: readonly number[], today: CalendarDate): Promise<Map<number, MonthOfProject>> {
  const rows = await found(ctx.client, [ctx.companyId, ids, startOfMonth(today), today, overBy(ctx)]);
  return new Map(rows.map(({ id, guards, expected, missed }) => [id, { guards, percent: shareOf(expected, missed) }]));
}
