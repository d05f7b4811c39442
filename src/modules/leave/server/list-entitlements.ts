/** Employees by types: the balances of a year. */
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { containing, employedIn, employees } from '#modules/employee/server/public.ts';
import type { listEntitlements as endpoint } from '../contract/entitlement.endpoints.ts';
import { balancesOfMany } from './balances.ts';
import { today } from './leave-actor.ts';
import { typeBrief } from './leave.presenter.ts';
import { findTypes } from './leave-type.store.ts';
import { peopleIn } from './people-in.ts';

const SORT = { id: employees.id, name: sql`lower(${employees.name})`, employee_code: employees.employee_code } as const;

export async function listEntitlements(ctx: Ctx, filter: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const year = filter.year ?? yearOf(today(ctx));
  const where = and(
    peopleIn(ctx, filter),
    employedIn(`${year}-01-01`, `${year}-12-31`),
    filter.employee_type ? eq(employees.employee_type, filter.employee_type) : undefined,
    filter.status ? eq(employees.status, filter.status) : undefined,
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
  );
  const direction = filter.sort === 'asc' ? asc : desc;
  const people = await ctx.db
    .select({ id: employees.id, name: employees.name, employee_code: employees.employee_code, department: departments.name })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(where)
    .orderBy(direction(SORT[filter.sort_by]), asc(employees.id))
    .limit(filter.per_page)
    .offset(offsetOf(filter));
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(employees)
    .where(where);
  const balances = await balancesOfMany(
    ctx,
    people.map(({ id }) => id),
    year,
    filter.type,
  );
  const shown = (await findTypes(ctx)).filter(
    ({ has_entitlement, status, id }) => has_entitlement && status === 'Active' && (filter.type === undefined || id === filter.type),
  );
  return {
    data: people.map((employee) => ({ employee, balances: balances.get(employee.id) ?? [] })),
    types: shown.map(typeBrief),
    year,
    meta: metaFor(filter, counted?.total ?? 0),
  };
}
