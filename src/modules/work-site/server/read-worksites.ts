/** Who belongs to which site: of a site, of a person, of everybody. */
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { siteOf } from '#modules/company/server/public.ts';
import { chooseActive, employees as e, getEmployee, visible, worksitesOf, type Worksites } from '#modules/employee/server/public.ts';
import type {
  findPlaceable as placeableEndpoint,
  findSites as sitesEndpoint,
  listSiteEmployees as peopleEndpoint,
  listWorksites as listEndpoint,
  worksitesOfEmployee as ofEmployeeEndpoint,
} from '../contract/worksite.endpoints.ts';
import { daysAtPlaces, placeKey } from './site-records.ts';
import { requireSite, peopleOfSite, placesOf, searchSites } from './worksite.store.ts';

const found = (keyword: string | undefined) => (keyword ? ilike(e.search, containing(keyword)) : undefined);

/** Answers where people work, for whoever shows a person. */
export const sitesOfPeople: Worksites = async (ctx, employeeIds) => {
  const rows = await placesOf(ctx, employeeIds);
  const worksites = rows.map(({ assignment: a, site }) => ({
    employee: a.employee_id,
    worksite: { ...siteOf(site), of: 'site' as const, assignment_id: a.id, primary: a.is_primary, from: a.effective_from, to: a.effective_to },
  }));
  const grouped = Map.groupBy(worksites, ({ employee }) => employee);
  return new Map([...grouped].map(([employee, theirs]) => [employee, theirs.map(({ worksite }) => worksite)]));
};

export async function listSiteEmployees(ctx: Ctx, input: ParsedInput<typeof peopleEndpoint>): Promise<OutputOf<typeof peopleEndpoint>> {
  await requireSite(ctx, input.id);
  const { rows, meta } = await peopleOfSite(ctx, input, todayIn(ctx.clock, ctx.actor.timeZone), found(input.keyword));
  const data = rows.map(({ assignment: { id, is_primary, effective_from, effective_to }, employee, position }) => ({
    id,
    employee,
    position,
    is_primary,
    effective_from,
    effective_to,
  }));
  return { data, meta };
}

export async function worksitesOfEmployee(ctx: Ctx, { id }: ParsedInput<typeof ofEmployeeEndpoint>): Promise<OutputOf<typeof ofEmployeeEndpoint>> {
  const employee = await getEmployee(ctx, id);
  const [places, days] = await pipeline(
    ctx,
    () => worksitesOf(ctx, [employee]),
    () => daysAtPlaces(ctx, id),
  );
  return { data: (places.get(id) ?? []).map((place) => ({ ...place, days: days.get(placeKey(place)) ?? 0 })) };
}

export async function listWorksites(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const where = and(visible(ctx), eq(e.status, 'Active'), input.branch_id ? eq(e.branch_id, input.branch_id) : undefined, found(input.keyword));
  const columns = {
    id: e.id,
    name: e.name,
    employee_code: e.employee_code,
    branch_id: e.branch_id,
    company_joined_at: e.company_joined_at,
    inactive_at: e.inactive_at,
  };
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db.select(columns).from(e).where(where),
    count: ctx.db.select({ total: count() }).from(e).where(where),
    order: (to) => [to(input.sort_by === 'name' ? sql`lower(${e.name})` : e.id), asc(e.id)],
  });
  const [places, day] = [await worksitesOf(ctx, rows), todayIn(ctx.clock, ctx.actor.timeZone)];
  const data = rows.map(({ id, name, employee_code }) => ({
    employee: { id, name, employee_code },
    worksites: (places.get(id) ?? []).filter(({ to }) => to === null || to >= day),
  }));
  return { data, meta };
}

/** As many as a list to choose from shows. */
const CHOICES = 20;

export const findPlaceable = async (ctx: Ctx, { keyword }: ParsedInput<typeof placeableEndpoint>): Promise<OutputOf<typeof placeableEndpoint>> => ({
  data: await chooseActive(ctx, keyword),
});

export const findSites = async (ctx: Ctx, { keyword }: ParsedInput<typeof sitesEndpoint>): Promise<OutputOf<typeof sitesEndpoint>> => ({
  data: await searchSites(ctx, keyword, CHOICES),
});
