/** All SQL of assignments: who belongs to which site since when. */
import { and, asc, count, eq, gte, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positions } from '#modules/company/server/public.ts';
import { employees as e, visible } from '#modules/employee/server/public.ts';
import type { Placing } from '../contract/place-on-sites.ts';
import { employeeWorksites as w, workSites as s, type AssignmentRecord, type WorkSiteRecord } from './work-site.tables.ts';

const own = (ctx: Ctx) => eq(w.company_id, ctx.companyId);
/** They belong to it on that day or will. */
const notOver = (today: CalendarDate) => or(isNull(w.effective_to), gte(w.effective_to, today));

/** Active sites of the company among `ids`. */
export const liveSites = (ctx: Ctx, ids: readonly number[]): Promise<WorkSiteRecord[]> =>
  ctx.db
    .select()
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), isNull(s.deleted_at), eq(s.status, 'Active'), among(s.id, ids)))
    .execute();

/** Active sites by name, code or city. */
export function searchSites(ctx: Ctx, keyword: string, limit: number) {
  const like = containing(keyword);
  return ctx.db
    .select({ id: s.id, name: s.name, code: s.code, city: s.city })
    .from(s)
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        isNull(s.deleted_at),
        eq(s.status, 'Active'),
        keyword ? or(ilike(s.name, like), ilike(s.code, like), ilike(s.city, like)) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${s.name})`))
    .limit(limit)
    .execute();
}

/** @throws 404 where the company has no such site */
export async function requireSite(ctx: Ctx, id: number): Promise<void> {
  const [site] = await ctx.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), isNull(s.deleted_at), eq(s.id, id)));
  if (!site) throw notFound();
}

/** The employees themselves are locked, so that two who place one of them at the same time come one after the other. */
export async function lockPlaced(ctx: Ctx, employeeIds: readonly number[]): Promise<AssignmentRecord[]> {
  await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), among(e.id, employeeIds)))
    .orderBy(asc(e.id))
    .for('update');
  return ctx.db
    .select()
    .from(w)
    .where(and(own(ctx), among(w.employee_id, employeeIds), isNull(w.effective_to)))
    .orderBy(asc(w.effective_from), asc(w.id));
}

const setMain = (ctx: Ctx, ids: readonly number[], is_primary: boolean) =>
  ids.length === 0
    ? undefined
    : ctx.db
        .update(w)
        .set({ is_primary })
        .where(and(own(ctx), among(w.id, ids)));

/** Writes what was decided. Who is the main site no more goes first: the index allows one at a time. */
export async function writePlacing(ctx: Ctx, { added, promoted, demoted }: Placing, effective_from: CalendarDate): Promise<AssignmentRecord[]> {
  await setMain(ctx, demoted, false);
  await setMain(ctx, promoted, true);
  if (added.length === 0) return [];
  const stamp = { company_id: ctx.companyId, effective_from, created_by: ctx.actor.userId };
  return ctx.db
    .insert(w)
    .values(added.map((place) => ({ ...stamp, ...place })))
    .returning();
}

/** One assignment of somebody with its site, locked for the change that follows. @throws 404 */
export async function lockAssignment(ctx: Ctx, employeeId: number, id: number): Promise<{ assignment: AssignmentRecord; site: WorkSiteRecord }> {
  const [found] = await ctx.db
    .select({ assignment: w, site: s })
    .from(w)
    .innerJoin(s, eq(s.id, w.work_site_id))
    .where(and(own(ctx), eq(w.employee_id, employeeId), eq(w.id, id)))
    .for('update', { of: w });
  if (!found) throw notFound();
  return found;
}

export async function endAssignment(ctx: Ctx, id: number, effective_to: CalendarDate): Promise<AssignmentRecord> {
  const [after] = await ctx.db
    .update(w)
    .set({ effective_to, is_primary: false })
    .where(and(own(ctx), eq(w.id, id)))
    .returning();
  if (!after) throw notFound();
  return after;
}

export const dropAssignment = (ctx: Ctx, id: number) => ctx.db.delete(w).where(and(own(ctx), eq(w.id, id)));

/** What begins after the last day of an employment goes, the rest ends with it. */
export async function endAllOf(ctx: Ctx, employeeId: number, last: CalendarDate): Promise<void> {
  const theirs = and(own(ctx), eq(w.employee_id, employeeId));
  await ctx.db.delete(w).where(and(theirs, sql`${w.effective_from} > ${last}`));
  await ctx.db
    .update(w)
    .set({ effective_to: last, is_primary: false })
    .where(and(theirs, or(isNull(w.effective_to), sql`${w.effective_to} > ${last}`)));
}

/** Assignments of people with their sites: the main one first, then since when; those that ended come last. */
export const placesOf = (ctx: Ctx, employeeIds: readonly number[]) =>
  ctx.db
    .select({ assignment: w, site: s })
    .from(w)
    .innerJoin(s, eq(s.id, w.work_site_id))
    .where(and(own(ctx), among(w.employee_id, employeeIds)))
    .orderBy(sql`${w.effective_to} is not null`, sql`${w.is_primary} desc`, asc(w.effective_from), asc(w.id));

/** How many belong to each site, today or later; absent: nobody. */
export async function countPlaced(ctx: Ctx, siteIds: readonly number[], today: CalendarDate): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ site: w.work_site_id, placed: count() })
    .from(w)
    .innerJoin(e, eq(e.id, w.employee_id))
    .where(and(own(ctx), visible(ctx), among(w.work_site_id, siteIds), notOver(today)))
    .groupBy(w.work_site_id);
  return new Map(rows.map(({ site, placed }) => [site, placed]));
}

/** Sites among `ids` that somebody, whoever it is, belongs or belonged to. */
export async function sitesInUse(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ site: w.work_site_id })
    .from(w)
    .where(and(own(ctx), among(w.work_site_id, ids)));
  return new Set(rows.map(({ site }) => site));
}

/** The people of a site whom the caller may see, today or later. */
export function peopleOfSite(
  ctx: Ctx,
  asked: PageRequest & { readonly id: number; readonly sort: 'asc' | 'desc'; readonly sort_by: string; readonly keyword?: string | undefined },
  today: CalendarDate,
  found: SQL | undefined,
) {
  const where = and(own(ctx), visible(ctx), eq(w.work_site_id, asked.id), notOver(today), found);
  const columns = { assignment: w, employee: { id: e.id, name: e.name, employee_code: e.employee_code }, position: positions.name };
  return readPage(ctx, asked, {
    rows: ctx.db.select(columns).from(w).innerJoin(e, eq(e.id, w.employee_id)).leftJoin(positions, eq(positions.id, e.position_id)).where(where),
    count: ctx.db.select({ total: count() }).from(w).innerJoin(e, eq(e.id, w.employee_id)).where(where),
    order: (to) => [to(asked.sort_by === 'effective_from' ? w.effective_from : sql`lower(${e.name})`), asc(w.id)],
  });
}
