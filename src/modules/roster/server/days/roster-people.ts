/** Whose roster is meant, and what can be chosen for it. */
import { and, asc, eq, exists, gte, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positions } from '#modules/company/server/public.ts';
import { chosenPeople, employees as e, visible } from '#modules/employee/server/public.ts';
import { employeeWorksites as w, workSites as site } from '#modules/work-site/server/public.ts';
import type { listSchedules, rosterChoices as choicesEndpoint } from '../../contract/roster.endpoints.ts';
import { employeeWorkSchedules as o, workSchedules as s } from '../schedule.tables.ts';
import { attendanceSchedules as r } from '../roster.tables.ts';

type Filter = Pick<
  ParsedInput<typeof listSchedules>,
  'keyword' | 'branch_id' | 'division_id' | 'department_id' | 'work_schedule_id' | 'work_site_id' | 'published'
>;

/** Those whom a schedule plans on a day: by name, or as the default for whoever is on no other. */
const plannedBy = (scheduleId: number, ctx: Ctx, date: string) =>
  sql`coalesce(
    (select ${o.work_schedule_id} from ${o} where ${o.company_id} = ${ctx.companyId} and ${o.employee_id} = ${e.id}
       and ${o.effective_from} <= ${date} and (${o.effective_to} is null or ${o.effective_to} >= ${date})),
    (select ${s.id} from ${s} where ${s.company_id} = ${ctx.companyId} and ${s.is_default} and ${s.deleted_at} is null)) = ${scheduleId}`;

/** Condition on `employees` whose roster a span shows: those who have left since too. */
export const shownPeople = (ctx: Ctx, filter: Filter, from: CalendarDate, to: CalendarDate): SQL | undefined =>
  filtered(ctx, filter, from, to, or(eq(e.status, 'Active'), gte(e.inactive_at, from)));

/** Condition on `employees` for whom a span may be planned: active, in sight, and as the filter of the roster says. */
export const rosterPeople = (ctx: Ctx, filter: Filter, from: CalendarDate, to: CalendarDate): SQL | undefined =>
  filtered(ctx, filter, from, to, eq(e.status, 'Active'));

function filtered(ctx: Ctx, filter: Filter, from: CalendarDate, to: CalendarDate, employed: SQL | undefined): SQL | undefined {
  const { keyword, work_schedule_id, work_site_id, published } = filter;
  const rostered = (more: SQL) =>
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(r)
        .where(and(eq(r.company_id, ctx.companyId), eq(r.employee_id, e.id), sql`${r.date} between ${from} and ${to}`, more)),
    );
  const placed = sql`exists (select 1 from ${w} where ${w.company_id} = ${ctx.companyId} and ${w.employee_id} = ${e.id}
    and ${w.work_site_id} = ${work_site_id} and ${w.effective_from} <= ${to} and (${w.effective_to} is null or ${w.effective_to} >= ${from}))`;
  return and(
    visible(ctx),
    employed,
    chosenPeople(filter),
    keyword ? ilike(e.search, containing(keyword)) : undefined,
    work_schedule_id ? plannedBy(work_schedule_id, ctx, from) : undefined,
    work_site_id ? sql`(${placed} or ${rostered(sql`${r.work_site_id} = ${work_site_id}`)})` : undefined,
    published && rostered(published === 'yes' ? sql`${r.published_at} is not null` : sql`${r.published_at} is null`),
  );
}

export async function rosterChoices(ctx: Ctx): Promise<OutputOf<typeof choicesEndpoint>> {
  const [sites, schedules, current] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ id: site.id, name: site.name, sessions: site.sessions })
        .from(site)
        .where(and(eq(site.company_id, ctx.companyId), eq(site.status, 'Active'), isNull(site.deleted_at)))
        .orderBy(asc(sql`lower(${site.name})`))
        .execute(),
    () =>
      ctx.db
        .select({ id: s.id, name: s.name })
        .from(s)
        .where(and(eq(s.company_id, ctx.companyId), eq(s.status, 'Active'), isNull(s.deleted_at)))
        .orderBy(asc(sql`lower(${s.name})`))
        .execute(),
    () =>
      ctx.db
        .select({ id: positions.id, name: positions.name })
        .from(positions)
        .where(and(eq(positions.company_id, ctx.companyId), isNull(positions.deleted_at)))
        .orderBy(asc(sql`lower(${positions.name})`))
        .execute(),
  );
  return { data: { sites: sites.map((each) => ({ ...each, sessions: [...each.sessions] })), schedules, positions: current } };
}
