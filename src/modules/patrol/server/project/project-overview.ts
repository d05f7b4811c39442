/** One project over its last months. */
import { and, asc, count, eq, gte, isNull, sql } from 'drizzle-orm';
import { addMonths, startOfMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import { MOST_MAPPED, OVERVIEW_MONTHS, type showProjectOverview as endpoint } from '../../contract/project/project-overview.endpoints.ts';
import { patrolGuards as g, patrolProjects as p, patrolSites as s } from '../patrol.tables.ts';
import { patrolSitreps as t } from '../sitrep.tables.ts';
import { monthsOfProject, shareOf } from './month-of-projects.ts';
import { today } from './project.register.ts';

/** @throws 404 */
export async function showProjectOverview(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const day = today(ctx);
  const first = addMonths(startOfMonth(day), 1 - OVERVIEW_MONTHS);
  const [found, sites, months, incidents] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ id: p.id })
        .from(p)
        .where(and(eq(p.company_id, ctx.companyId), eq(p.id, id), isNull(p.deleted_at)))
        .execute(),
    () =>
      ctx.db
        .select({
          id: s.id,
          code: s.code,
          name: s.name,
          lat: sql<number>`${s.lat}::float8`,
          lng: sql<number>`${s.lng}::float8`,
          radius_m: s.radius_m,
          status: s.status,
        })
        .from(s)
        .where(and(eq(s.company_id, ctx.companyId), eq(s.project_id, id), isNull(s.deleted_at)))
        .orderBy(asc(sql`lower(${s.name})`), asc(s.id))
        .limit(MOST_MAPPED + 1)
        .execute(),
    () => monthsOfProject(ctx, id, first, day),
    () =>
      ctx.db
        .select({ category: t.category, n: count() })
        .from(t)
        .innerJoin(s, eq(s.id, t.site_id))
        .innerJoin(g, eq(g.id, t.guard_id))
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .where(and(eq(t.company_id, ctx.companyId), eq(s.project_id, id), seenGuards(ctx), gte(t.recorded_at, startOfDateIn(first, ctx.actor.timeZone))))
        .groupBy(t.category)
        .execute(),
  );
  if (found.length === 0) throw notFound();
  const known = new Map(months.map((own) => [own.month, own]));
  return {
    data: {
      sites: sites.slice(0, MOST_MAPPED),
      more_sites: sites.length > MOST_MAPPED,
      months: Array.from({ length: OVERVIEW_MONTHS }, (_, at) => {
        const month = addMonths(first, at).slice(0, 7);
        const { expected = 0, missed = 0 } = known.get(month) ?? {};
        return { month, expected, missed, percent: shareOf(expected, missed) };
      }),
      incidents: incidents.toSorted((a, b) => b.n - a.n || a.category.localeCompare(b.category)),
    },
  };
}
