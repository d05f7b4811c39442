/** Employees by types: the balances of a year. */
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { departments } from '#modules/company/server/public.ts';
import { containing, employedIn, employees, peopleIn } from '#modules/employee/server/public.ts';
import type { listEntitlements as endpoint } from '../../contract/entitlement/entitlement.endpoints.ts';
import { balancesOfMany } from './balances.ts';
import { today } from '../leave-actor.ts';
import { typeBrief } from '../leave.presenter.ts';
import { findTypes } from '../type/leave-type.store.ts';

/** Employees of one round of a report. */
const AT_ONCE = 500;

const SORT = { id: employees.id, name: sql`lower(${employees.name})`, employee_code: employees.employee_code } as const;

type Input = ParsedInput<typeof endpoint>;
type Filter = Omit<Input, 'page' | 'per_page' | 'sort' | 'sort_by' | 'year'> & { readonly year: number };
export type ListedEntitlements = OutputOf<typeof endpoint>['data'][number];

const filtered = (ctx: Ctx, filter: Filter) =>
  and(
    peopleIn(ctx, filter),
    employedIn(`${filter.year}-01-01`, `${filter.year}-12-31`),
    filter.employee_type ? eq(employees.employee_type, filter.employee_type) : undefined,
    filter.status ? eq(employees.status, filter.status) : undefined,
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
  );

/** The types that have a balance, and how many people there are. */
export async function entitlementHead(ctx: Ctx, filter: Filter) {
  const counting = ctx.db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(employees)
    .where(filtered(ctx, filter));
  const [[counted], all] = await pipeline(
    ctx,
    () => counting.execute(),
    () => findTypes(ctx),
  );
  const types = all.filter(({ has_entitlement, status, id }) => has_entitlement && status === 'Active' && (filter.type === undefined || id === filter.type));
  return { types: types.map(typeBrief), count: counted?.total ?? 0 };
}

const people = (ctx: Ctx, filter: Filter) =>
  ctx.db
    .select({
      id: sql<number>`${employees.id}`.mapWith(Number).as('id'),
      name: sql<string>`${employees.name}`.as('name'),
      employee_code: sql<string>`${employees.employee_code}`.as('employee_code'),
      department: sql<string | null>`${departments.name}`.as('department'),
    })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(filtered(ctx, filter));
type Person = Awaited<ReturnType<typeof people>>[number];

async function withBalances(ctx: Ctx, some: readonly Person[], { year, type }: Filter): Promise<ListedEntitlements[]> {
  const balances = await balancesOfMany(
    ctx,
    some.map(({ id }) => id),
    year,
    type,
  );
  return some.map((employee) => ({ employee, balances: balances.get(employee.id) ?? [] }));
}

export async function listEntitlements(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  const filter = { ...input, year: input.year ?? yearOf(today(ctx)) };
  const direction = filter.sort === 'asc' ? asc : desc;
  const listing = people(ctx, filter).orderBy(direction(SORT[filter.sort_by]), asc(employees.id)).limit(filter.per_page).offset(offsetOf(filter));
  const [page, { types, count }] = await pipeline(
    ctx,
    () => listing.execute(),
    () => entitlementHead(ctx, filter),
  );
  return { data: await withBalances(ctx, page, filter), types, year: filter.year, meta: metaFor(filter, count) };
}

/** Everybody by name, through a cursor. */
export async function* streamEntitlements(ctx: Ctx, filter: Filter): AsyncGenerator<readonly ListedEntitlements[]> {
  const query = people(ctx, filter).orderBy(asc(SORT.name), asc(employees.id));
  for await (const rows of streamRows<Person>(ctx, query.getSQL(), AT_ONCE)) {
    yield await withBalances(
      ctx,
      rows.map((row) => ({ ...row, id: Number(row.id) })),
      filter,
    );
  }
}
