/** All SQL of supervisors: who they are, where, and what they look after. */
import { and, asc, count, countDistinct, eq, exists, gte, ilike, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees as e, visible } from '#modules/employee/server/public.ts';
import type { Region } from '../../contract/outlet/region.ts';
import { salesDailyReports as report } from '../tables/field.tables.ts';
import { salesOutlets as o, salesOutletSupervisors as w, salesSupervisors as v } from '../tables/outlet.tables.ts';
import { salesProjects as r, salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

export interface SupervisorFilter extends PageRequest {
  readonly sort: 'asc' | 'desc';
  readonly sort_by: string;
  readonly keyword?: string | undefined;
  readonly region?: Region | undefined;
  readonly project_id?: number | undefined;
}

/** Supervisors whom the caller may see. */
const supervisors = (ctx: Ctx, found?: SQL) => and(visible(ctx), eq(e.spm_supervisor, true), found);
const columns = { id: e.id, name: e.name, employee_code: e.employee_code, phone: e.phone, regions: v.regions };
const beside = and(eq(v.company_id, e.company_id), eq(v.employee_id, e.id));

export function pageOfSupervisors(ctx: Ctx, asked: SupervisorFilter) {
  const { keyword, region, project_id } = asked;
  const mine = ctx.db
    .select({ id: chosen.id })
    .from(chosen)
    .where(and(eq(chosen.company_id, e.company_id), eq(chosen.employee_id, e.id), eq(chosen.project_id, project_id ?? 0)));
  const where = supervisors(
    ctx,
    and(
      keyword ? ilike(e.search, containing(keyword)) : undefined,
      region ? sql`${region} = any (${v.regions})` : undefined,
      project_id ? exists(mine) : undefined,
    ),
  );
  return readPage(ctx, asked, {
    rows: ctx.db.select(columns).from(e).leftJoin(v, beside).where(where),
    count: ctx.db.select({ total: count() }).from(e).leftJoin(v, beside).where(where),
    order: (to) => [to(asked.sort_by === 'employee_code' ? e.employee_code : sql`lower(${e.name})`), asc(e.id)],
  });
}

export const supervisorById = (ctx: Ctx, id: number) =>
  ctx.db
    .select(columns)
    .from(e)
    .leftJoin(v, beside)
    .where(supervisors(ctx, eq(e.id, id)));

/** Supervisors by typed words, twenty at most. */
export const searchSupervisors = (ctx: Ctx, keyword: string) =>
  ctx.db
    .select({ id: e.id, name: e.name, employee_code: e.employee_code })
    .from(e)
    .where(supervisors(ctx, and(eq(e.status, 'Active'), keyword ? ilike(e.search, containing(keyword)) : undefined)))
    .orderBy(asc(sql`lower(${e.name})`))
    .limit(20);

/** Active employees who are no supervisors, by typed words, twenty at most. */
export const searchCandidates = (ctx: Ctx, keyword: string) =>
  ctx.db
    .select({ id: e.id, name: e.name, employee_code: e.employee_code })
    .from(e)
    .where(and(visible(ctx), eq(e.status, 'Active'), eq(e.spm_supervisor, false), keyword ? ilike(e.search, containing(keyword)) : undefined))
    .orderBy(asc(sql`lower(${e.name})`))
    .limit(20);

/** Which of these employees are active supervisors. */
export const activeSupervisors = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ id: e.id, name: e.name })
    .from(e)
    .where(supervisors(ctx, and(eq(e.status, 'Active'), among(e.id, ids))));

const since = (today: CalendarDate) => and(lte(w.from_date, today), or(isNull(w.to_date), gte(w.to_date, today)));

export const outletsOf = (ctx: Ctx, employeeIds: readonly number[], today: CalendarDate) =>
  ctx.db
    .select({ employee_id: w.employee_id, id: o.id, name: o.name })
    .from(w)
    .innerJoin(o, and(eq(o.company_id, w.company_id), eq(o.id, w.outlet_id)))
    .where(and(eq(w.company_id, ctx.companyId), among(w.employee_id, employeeIds), since(today)))
    .orderBy(asc(sql`lower(${o.name})`));

export const projectsOfSupervisors = (ctx: Ctx, employeeIds: readonly number[]) =>
  ctx.db
    .select({ employee_id: chosen.employee_id, id: r.id, name: r.name })
    .from(chosen)
    .innerJoin(r, and(eq(r.company_id, chosen.company_id), eq(r.id, chosen.project_id), isNull(r.deleted_at)))
    .where(and(eq(chosen.company_id, ctx.companyId), among(chosen.employee_id, employeeIds)))
    .orderBy(asc(sql`lower(${r.name})`));

/** The outlets of a project that a supervisor looks after: the named ones, or all. */
const theirs = and(
  eq(chosen.company_id, s.company_id),
  eq(chosen.project_id, s.project_id),
  or(eq(sql`cardinality(${chosen.outlet_ids})`, 0), sql`${s.outlet_id} = any (${chosen.outlet_ids})`),
);

export const promotersToday = (ctx: Ctx, employeeIds: readonly number[], today: CalendarDate) =>
  ctx.db
    .select({ employee_id: chosen.employee_id, promoters: countDistinct(s.promoter_id) })
    .from(s)
    .innerJoin(chosen, theirs)
    .where(and(eq(s.company_id, ctx.companyId), among(chosen.employee_id, employeeIds), eq(s.date, today), ne(s.status, 'Cancelled')))
    .groupBy(chosen.employee_id);

export const reportsToReview = (ctx: Ctx, employeeIds: readonly number[]) =>
  ctx.db
    .select({ employee_id: chosen.employee_id, reports: count() })
    .from(report)
    .innerJoin(s, and(eq(s.company_id, report.company_id), eq(s.id, report.schedule_id)))
    .innerJoin(chosen, theirs)
    .where(and(eq(report.company_id, ctx.companyId), among(chosen.employee_id, employeeIds), eq(report.status, 'submitted'), isNull(report.reviewed_at)))
    .groupBy(chosen.employee_id);

export const saveRegions = (ctx: Ctx, employeeIds: readonly number[], regions: Region[]) =>
  ctx.db
    .insert(v)
    .values(employeeIds.map((employee_id) => ({ company_id: ctx.companyId, employee_id, regions })))
    .onConflictDoUpdate({ target: [v.company_id, v.employee_id], set: { regions, updated_at: sql`clock_timestamp()` } });

/** Ends what a supervisor looks after, from the day after `last` on. */
export async function leaveOutletsAndProjects(ctx: Ctx, employeeId: number, last: CalendarDate): Promise<void> {
  const mine = and(eq(w.company_id, ctx.companyId), eq(w.employee_id, employeeId));
  await ctx.db.delete(w).where(and(mine, sql`${w.from_date} > ${last}`));
  await ctx.db
    .update(w)
    .set({ to_date: last })
    .where(and(mine, or(isNull(w.to_date), sql`${w.to_date} > ${last}`)));
  await ctx.db.delete(chosen).where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.employee_id, employeeId)));
  await ctx.db.delete(v).where(and(eq(v.company_id, ctx.companyId), eq(v.employee_id, employeeId)));
}
