/** What others must know of sites: their names, and at which one somebody mainly works. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites as s } from './work-site.tables.ts';

export interface NamedWorkSite {
  readonly id: number;
  readonly name: string;
}

const mainSites = adhocText<NamedWorkSite & { readonly employee_id: number }>(
  `select distinct on (w.employee_id) w.employee_id, s.id, s.name
   from employee_worksites w join work_sites s on s.company_id = $1 and s.id = w.work_site_id
   where w.company_id = $1 and w.employee_id = any($2::bigint[]) and w.effective_from <= $4 and (w.effective_to is null or w.effective_to >= $3)
   order by w.employee_id, w.is_primary desc, w.effective_to desc nulls first, w.effective_from, w.id`,
);

/** The main site of people between two days, else the one they were on last; who belongs to none is absent. */
export async function mainSitesOf(ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<Map<number, NamedWorkSite>> {
  const rows = await mainSites(ctx.client, [ctx.companyId, employeeIds, from, to]);
  return new Map(rows.map(({ employee_id, id, name }) => [employee_id, { id, name }]));
}

/** Sites of the company by id, also those that are no longer in use. */
export async function workSiteNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: s.id, name: s.name })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), among(s.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
