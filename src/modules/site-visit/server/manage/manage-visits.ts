/** What management sees of visits. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chooseActive, employees as e } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import type * as calls from '../../contract/manage-visit.endpoints.ts';
import { siteVisits as v } from '../site-visit.tables.ts';
import { chosenVisits, countVisits, pageOfVisits } from '../visit-list.store.ts';
import { presentDetail, presentVisit } from '../visit.presenter.ts';
import { getVisit } from '../visit.store.ts';

type Call = 'listVisits' | 'visitSummary' | 'visitChoices' | 'showVisit';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listVisits(ctx: Ctx, filter: In<'listVisits'>): Promise<Out<'listVisits'>> {
  const [rows, total] = await pipeline(
    ctx,
    () => pageOfVisits(ctx, 'managed', filter),
    () => countVisits(ctx, 'managed', filter),
  );
  return { data: rows.map((row) => presentVisit(ctx, row)), meta: metaFor(filter, total) };
}

export async function visitSummary(ctx: Ctx, filter: In<'visitSummary'>): Promise<Out<'visitSummary'>> {
  const of = (status: string) => sql<number>`count(*) filter (where ${v.status} = ${status})`.mapWith(Number);
  const [row] = await ctx.db
    .select({
      on_going: of('On Going'),
      completed: of('Completed'),
      planned: of('Upcoming'),
      missed: of('Missed'),
      average: sql<string | null>`round(avg(${v.duration_minutes}) filter (where ${v.status} = 'Completed'))`,
      km: sql<number>`coalesce(sum(coalesce(${v.changed_km}, ${v.travel_km})) filter (where ${v.status} in ('On Going', 'Completed')), 0)`.mapWith(Number),
    })
    .from(v)
    .innerJoin(e, and(eq(e.company_id, v.company_id), eq(e.id, v.employee_id)))
    .leftJoin(s, and(eq(s.company_id, v.company_id), eq(s.id, v.work_site_id)))
    .where(chosenVisits(ctx, 'managed', filter));
  const { average = null, ...counts } = row ?? { on_going: 0, completed: 0, planned: 0, missed: 0, km: 0 };
  return { data: { ...counts, average_minutes: average === null ? null : Number(average) } };
}

/** The sites of a company that a list to choose from shows. */
const MOST_SITES = 500;

export async function visitChoices(ctx: Ctx, { keyword }: In<'visitChoices'>): Promise<Out<'visitChoices'>> {
  const [sites, employees] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ id: s.id, name: s.name })
        .from(s)
        .where(and(eq(s.company_id, ctx.companyId), eq(s.status, 'Active'), isNull(s.deleted_at)))
        .orderBy(asc(sql`lower(${s.name})`))
        .limit(MOST_SITES)
        .execute(),
    () => chooseActive(ctx, keyword),
  );
  return { data: { sites, employees } };
}

export async function showVisit(ctx: Ctx, { id }: In<'showVisit'>): Promise<Out<'showVisit'>> {
  await getVisit(ctx, id, 'managed');
  return { data: await presentDetail(ctx, id) };
}
