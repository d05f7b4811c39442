/** Visits as they are listed: with their employee and place, in one statement. */
import { and, asc, desc, eq, gte, ilike, lte, or, sql, type SQL } from 'drizzle-orm';
import { endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positions } from '#modules/company/server/public.ts';
import { containing, employees as e, peopleIn } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import type { listVisits } from '../contract/manage-visit.endpoints.ts';
import { siteVisits as v } from './site-visit.tables.ts';
import { visibilityOf, type Visibility } from './visit.store.ts';

type Filter = ParsedInput<typeof listVisits>;
/** What visits are chosen by, without page and order. */
export type VisitChoice = Partial<Omit<Filter, 'page' | 'per_page' | 'sort' | 'sort_by'>>;

const SORT = { id: v.id, number: v.number, date: v.date, started_at: v.started_at, duration_minutes: v.duration_minutes, status: v.status } as const;

export const today = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

/** The dates that were asked for; none: this month; one: the month around it. */
export function spanOf(ctx: Ctx, { start_date, end_date }: Pick<VisitChoice, 'start_date' | 'end_date'>): { start_date: CalendarDate; end_date: CalendarDate } {
  const day = start_date ?? end_date ?? today(ctx);
  return { start_date: start_date ?? startOfMonth(day), end_date: end_date ?? endOfMonth(day) };
}

/** Over visits joined to `employees` and `work_sites`, as `joinedVisits` has them. */
export function chosenVisits(ctx: Ctx, visibility: Visibility, choice: VisitChoice): SQL | undefined {
  const { start_date, end_date, status, type, outcome, work_site_id, keyword } = choice;
  return and(
    visibilityOf(ctx, visibility),
    visibility === 'managed' ? peopleIn(ctx, choice) : undefined,
    start_date ? gte(v.date, start_date) : undefined,
    end_date ? lte(v.date, end_date) : undefined,
    status ? eq(v.status, status) : undefined,
    type ? eq(v.type, type) : undefined,
    outcome ? eq(v.outcome, outcome) : undefined,
    work_site_id ? eq(v.work_site_id, work_site_id) : undefined,
    keyword
      ? or(
          ilike(v.number, containing(keyword)),
          ilike(v.purpose, containing(keyword)),
          ilike(s.name, containing(keyword)),
          sql`${v.place} ->> 'name' ilike ${containing(keyword)}`,
          visibility === 'managed' ? ilike(e.search, containing(keyword)) : undefined,
        )
      : undefined,
  );
}

const LISTED = {
  visit: v,
  /** A claim that was rejected or cancelled frees its kilometres. */
  claimed: sql<boolean>`exists (select from claims c where c.company_id = ${v.company_id} and c.id = ${v.claim_id} and c.status not in ('Rejected', 'Cancelled'))`,
  employee: { id: e.id, name: e.name, employee_code: e.employee_code },
  position: { id: positions.id, name: positions.name },
  site: { id: s.id, name: s.name, address_1: s.address_1, city: s.city, lat: s.lat, lng: s.lng },
};

export const joinedVisits = (ctx: Ctx) =>
  ctx.db
    .select(LISTED)
    .from(v)
    .innerJoin(e, and(eq(e.company_id, v.company_id), eq(e.id, v.employee_id)))
    .leftJoin(positions, and(eq(positions.company_id, v.company_id), eq(positions.id, e.position_id)))
    .leftJoin(s, and(eq(s.company_id, v.company_id), eq(s.id, v.work_site_id)))
    .$dynamic();

export type ListedVisit = Awaited<ReturnType<typeof joinedVisits>>[number];

/** By the bare key the database may walk the newest visits of all time until it meets those of a day long ago; so chosen days are ordered by themselves. */
const orderOf = ({ sort_by, start_date, end_date }: Filter) => (sort_by === 'id' && (start_date || end_date) ? sql`(${v.id} + 0)` : SORT[sort_by]);

export function pageOfVisits(ctx: Ctx, visibility: Visibility, filter: Filter): Promise<ListedVisit[]> {
  const direction = filter.sort === 'asc' ? asc : desc;
  // A month of visits is put in order by its keys alone; what is shown of a visit is read for those of the page.
  const page = ctx.db
    .select({ id: v.id })
    .from(v)
    .innerJoin(e, and(eq(e.company_id, v.company_id), eq(e.id, v.employee_id)))
    .leftJoin(s, and(eq(s.company_id, v.company_id), eq(s.id, v.work_site_id)))
    .where(chosenVisits(ctx, visibility, filter))
    .orderBy(direction(orderOf(filter)), direction(v.id))
    .limit(filter.per_page)
    .offset(offsetOf(filter));
  return joinedVisits(ctx)
    .where(and(eq(v.company_id, ctx.companyId), sql`${v.id} in ${page}`))
    .orderBy(direction(SORT[filter.sort_by]), direction(v.id))
    .execute();
}

export async function countVisits(ctx: Ctx, visibility: Visibility, choice: VisitChoice): Promise<number> {
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(v)
    .innerJoin(e, and(eq(e.company_id, v.company_id), eq(e.id, v.employee_id)))
    .leftJoin(s, and(eq(s.company_id, v.company_id), eq(s.id, v.work_site_id)))
    .where(chosenVisits(ctx, visibility, choice));
  return row?.n ?? 0;
}

export const listedByIds = (ctx: Ctx, ids: readonly number[]): Promise<ListedVisit[]> =>
  joinedVisits(ctx)
    .where(and(eq(v.company_id, ctx.companyId), among(v.id, ids)))
    .execute();
