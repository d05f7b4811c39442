/** All SQL on `employees`. Every query carries the company; rows outside the admin's scope are not there. */
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '#platform/server/http/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { branches, departments, divisions, positionLevels, positions } from '#modules/company/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { listEmployees } from '../contract/employee.endpoints.ts';
import { scopeCondition } from './employee-scope.ts';
import { employees, type EmployeeRecord, type NewEmployee } from './employee.tables.ts';

export type ListFilter = ParsedInput<typeof listEmployees>;

const SORT_COLUMNS = {
  id: employees.id,
  name: employees.name,
  employee_code: employees.employee_code,
  company_joined_at: employees.company_joined_at,
  status: employees.status,
  employee_type: employees.employee_type,
  created_at: employees.created_at,
} as const;

/** `%` and `_` of what was typed are letters, not wildcards. */
export const containing = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The wall that every query of this store stands behind. */
export function visible(ctx: Ctx): SQL | undefined {
  return and(eq(employees.company_id, ctx.companyId), isNull(employees.deleted_at), scopeCondition(ctx.actor.scope));
}

function conditions(ctx: Ctx, filter: ListFilter): SQL | undefined {
  return and(
    visible(ctx),
    filter.status ? eq(employees.status, filter.status) : undefined,
    filter.employee_type ? eq(employees.employee_type, filter.employee_type) : undefined,
    filter.branch_id ? eq(employees.branch_id, filter.branch_id) : undefined,
    filter.division_id ? eq(employees.division_id, filter.division_id) : undefined,
    filter.department_id ? eq(employees.department_id, filter.department_id) : undefined,
    filter.position_id ? eq(employees.position_id, filter.position_id) : undefined,
    filter.joined_from ? gte(employees.company_joined_at, filter.joined_from) : undefined,
    filter.joined_to ? lte(employees.company_joined_at, filter.joined_to) : undefined,
    filter.no_login ? isNull(employees.user_id) : undefined,
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
  );
}

const listed = {
  employee: employees,
  branch: { id: branches.id, name: branches.name },
  division: { id: divisions.id, name: divisions.name },
  department: { id: departments.id, name: departments.name },
  position: { id: positions.id, name: positions.name },
  position_level: { id: positionLevels.id, name: positionLevels.name },
  user: { id: users.id, email: users.email, status: users.status, last_login_at: users.last_login_at },
};
export type ListedEmployee = Awaited<ReturnType<typeof findListed>>[number];

/**
 * The page of ids first, then the joins for those alone: a list of 100,000 joins ten rows. The total comes
 * along in the same round trip.
 */
function findListed(ctx: Ctx, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  const page = ctx.db.select({ id: employees.id }).from(employees).where(where).orderBy(...order).limit(limit).offset(offset).as('page');
  const total = sql<number>`(${ctx.db.select({ n: count() }).from(employees).where(where)})`.mapWith(Number);
  return ctx.db
    .select({ ...listed, total })
    .from(page)
    .innerJoin(employees, eq(employees.id, page.id))
    .leftJoin(branches, eq(branches.id, employees.branch_id))
    .leftJoin(divisions, eq(divisions.id, employees.division_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .leftJoin(positions, eq(positions.id, employees.position_id))
    .leftJoin(positionLevels, eq(positionLevels.id, employees.position_level_id))
    .leftJoin(users, eq(users.id, employees.user_id))
    .orderBy(...order);
}

export async function listEmployeeRecords(ctx: Ctx, filter: ListFilter): Promise<{ rows: ListedEmployee[]; total: number }> {
  const where = conditions(ctx, filter);
  const direction = filter.sort === 'asc' ? asc : desc;
  const order = [direction(SORT_COLUMNS[filter.sort_by]), ...(filter.sort_by === 'id' ? [] : [direction(employees.id)])];
  const rows = await findListed(ctx, where, order, filter.per_page, offsetOf(filter));
  const [first] = rows;
  if (first) return { rows, total: first.total };
  // A page past the end has no row to carry the total.
  const [counted] = filter.page === 1 ? [] : await ctx.db.select({ total: count() }).from(employees).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findOneListed(ctx: Ctx, id: number): Promise<ListedEmployee> {
  const [row] = await findListed(ctx, and(visible(ctx), eq(employees.id, id)), [asc(employees.id)], 1, 0);
  if (!row) throw notFound();
  return row;
}

/** One employee, locked for the change that follows when asked. @throws 404 */
export async function getEmployee(ctx: Ctx, id: number, options: { lock?: boolean } = {}): Promise<EmployeeRecord> {
  const query = ctx.db.select().from(employees).where(and(visible(ctx), eq(employees.id, id)));
  const [record] = await (options.lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

export async function getEmployees(ctx: Ctx, ids: readonly number[]): Promise<EmployeeRecord[]> {
  if (ids.length === 0) return [];
  return ctx.db.select().from(employees).where(and(visible(ctx), inArray(employees.id, [...ids])));
}

export async function insertEmployee(ctx: Ctx, record: Omit<NewEmployee, 'company_id'>): Promise<EmployeeRecord> {
  const [saved] = await ctx.db
    .insert(employees)
    .values({ ...record, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  return saved as EmployeeRecord;
}

export async function updateEmployee(ctx: Ctx, id: number, change: Partial<NewEmployee>): Promise<EmployeeRecord> {
  const [saved] = await ctx.db
    .update(employees)
    .set({ ...change, updated_by: ctx.actor.userId, updated_at: ctx.clock.now().toISOString() })
    .where(and(visible(ctx), eq(employees.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}
