/** Where projects run or are to run, for the map. */
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import { fillOf, headsOfNeed } from '../contract/deployed.ts';
import type { listProjectSites as endpoint } from '../contract/project.register.ts';
import { deploymentsBetween } from './deployment.store.ts';
import { asNeed, needsOf, today } from './project.store.ts';
import { statusOf } from './projects.register.ts';
import { womProjects as p } from './workforce.tables.ts';

/** More pins than that say nothing on a map. */
const MOST = 500;

export async function listProjectSites(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const day = today(ctx);
  const rows = await ctx.db
    .select({ project: p, name: s.name, lat: s.lat, lng: s.lng, radius_m: s.radius_m })
    .from(p)
    .innerJoin(s, and(eq(s.company_id, p.company_id), eq(s.id, p.work_site_id)))
    .where(and(eq(p.company_id, ctx.companyId), eq(p.cancelled, false), gte(p.end_date, day)))
    .orderBy(asc(sql`lower(${s.name})`), asc(s.id), asc(p.start_date), asc(p.id))
    .limit(MOST);
  const ids = rows.map(({ project }) => project.id);
  const [needed, deployed] = await pipeline(
    ctx,
    () => needsOf(ctx, ids),
    () => deploymentsBetween(ctx, day, day, ids),
  );
  const sites = Map.groupBy(rows, ({ project }) => project.work_site_id);
  return {
    data: [...sites].flatMap(([id, there]) => {
      const projects = there.map(({ project }) => {
        const fill = fillOf((needed.get(project.id) ?? []).map((need) => headsOfNeed(asNeed(need), deployed.get(need.id) ?? [], day)));
        return { id: project.id, name: project.name, status: statusOf(project, day), needed: fill.needed, filled: fill.filled };
      });
      const sum = (key: 'needed' | 'filled') => projects.reduce((all, project) => all + project[key], 0);
      return there.slice(0, 1).map(({ name, lat, lng, radius_m }) => ({
        id,
        name,
        lat: Number(lat),
        lng: Number(lng),
        radius_m,
        needed: sum('needed'),
        filled: sum('filled'),
        projects,
      }));
    }),
  };
}
