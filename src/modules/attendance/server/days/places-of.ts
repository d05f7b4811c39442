/** Where somebody may punch on a day: where the roster sends them, else the sites they belong to, else their branch. */
import { and, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branchFacts, type BranchFacts } from '#modules/company/server/public.ts';
import { employeeWorksites as w, workSites as s } from '#modules/work-site/server/public.ts';
import type { Place } from '../../contract/own/own-attendance.endpoints.ts';
import { type Placed, attendanceSchedules as p } from '#modules/roster/server/public.ts';

const isLive = and(isNull(s.deleted_at), eq(s.status, 'Active'));

/** The sites of the published roster of a day, or those that somebody belongs to. */
async function sitesOf(ctx: Ctx, employeeId: number, date: CalendarDate) {
  const site = { id: s.id, name: s.name, lat: s.lat, lng: s.lng, radius_m: s.radius_m };
  const belongs = and(eq(w.employee_id, employeeId), lte(w.effective_from, date), or(isNull(w.effective_to), gte(w.effective_to, date)), isLive);
  const ofDay = and(
    eq(p.company_id, s.company_id),
    or(eq(p.work_site_id, s.id), sql`${s.id} = any(${p.more_site_ids})`),
    eq(p.employee_id, employeeId),
    eq(p.date, date),
    isNotNull(p.published_at),
  );
  const rows = await ctx.db
    .selectDistinct({ ...site, belongs: w.employee_id, rostered: p.id })
    .from(s)
    .leftJoin(w, and(eq(w.company_id, s.company_id), eq(w.work_site_id, s.id), belongs))
    .leftJoin(p, ofDay)
    .where(and(eq(s.company_id, ctx.companyId), or(eq(w.employee_id, employeeId), isNotNull(p.id))))
    .orderBy(s.id);
  const sent = rows.filter(({ rostered }) => rostered !== null);
  return (sent.length > 0 ? sent : rows).map(({ belongs: _mine, rostered: _sent, lat, lng, ...row }): Place => ({
    of: 'site',
    ...row,
    lat: Number(lat),
    lng: Number(lng),
  }));
}

export async function placesOf(ctx: Ctx, { id, branch_id }: Placed, date: CalendarDate): Promise<Place[]> {
  const [sites, branches] = await pipeline(
    ctx,
    () => sitesOf(ctx, id, date),
    () => branchFacts(ctx, branch_id === null ? [] : [branch_id]),
  );
  return sites.length > 0 ? sites : branchPlace([...branches.values()][0] ?? null);
}

/** The branch itself, where it has a pin. */
export const branchPlace = (branch: BranchFacts | null): Place[] => {
  if (!branch || branch.lat === null || branch.lng === null) return [];
  const { id, name, lat, lng, radius_m } = branch;
  return [{ of: 'branch', id, name, lat, lng, radius_m }];
};
