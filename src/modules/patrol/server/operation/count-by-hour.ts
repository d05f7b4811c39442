/** When points are passed: their scans by hour of the day. A point that nobody passed stands in it with nothing. */
import { and, asc, count, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { addDays, daysInclusive } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import { MOST_HOUR_DAYS, MOST_HOUR_POINTS, type clockingHours as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { patrolCheckpoints as p, patrolGuards as g, patrolSites as s } from '../patrol.tables.ts';
import { patrolClockings as c } from '../operation.tables.ts';

/** @throws 422 on days that are turned or too many */
export async function clockingHours(ctx: Ctx, { start_date, end_date, site_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  if (end_date < start_date || daysInclusive(start_date, end_date) > MOST_HOUR_DAYS) throw invalid('end_date', E.tooManyReportDays, { n: MOST_HOUR_DAYS });
  const zone = ctx.actor.timeZone;
  const hour = sql<number>`extract(hour from ${c.recorded_at} at time zone ${zone})::int`;
  const [points, counts] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ checkpoint_id: p.id, code: p.code, name: p.name, site: s.name })
        .from(p)
        .innerJoin(s, eq(s.id, p.site_id))
        .where(
          and(
            eq(p.company_id, ctx.companyId),
            eq(p.status, 'Active'),
            isNull(p.deleted_at),
            isNull(s.deleted_at),
            site_id ? eq(p.site_id, site_id) : undefined,
          ),
        )
        .orderBy(asc(sql`lower(${s.name})`), asc(p.site_id), asc(p.position), asc(p.id))
        .limit(MOST_HOUR_POINTS + 1)
        .execute(),
    () =>
      ctx.db
        .select({ checkpoint_id: c.checkpoint_id, hour: hour.as('hour'), scans: count(), late: sql<number>`count(*) filter (where ${c.status} = 'late')::int` })
        .from(c)
        .innerJoin(g, eq(g.id, c.guard_id))
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .where(
          and(
            eq(c.company_id, ctx.companyId),
            seenGuards(ctx),
            gte(c.recorded_at, startOfDateIn(start_date, zone)),
            lt(c.recorded_at, startOfDateIn(addDays(end_date, 1), zone)),
            site_id ? eq(c.site_id, site_id) : undefined,
          ),
        )
        .groupBy(c.checkpoint_id, sql`2`)
        .execute(),
  );
  const byPoint = Map.groupBy(counts, ({ checkpoint_id }) => checkpoint_id);
  const hours = (id: number, of: 'scans' | 'late') => {
    const found = Array.from({ length: 24 }, () => 0);
    for (const each of byPoint.get(id) ?? []) found[each.hour] = each[of];
    return found;
  };
  const data = points
    .slice(0, MOST_HOUR_POINTS)
    .map((point) => ({ ...point, scans: hours(point.checkpoint_id, 'scans'), late: hours(point.checkpoint_id, 'late') }));
  return { data, more: points.length > MOST_HOUR_POINTS };
}
