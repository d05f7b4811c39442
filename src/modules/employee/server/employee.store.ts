/** SQL on `employees`; the list has its own, `employee-list.store.ts`. Every query carries the company; rows outside the admin's scope are not there. */
import { and, asc, eq, ilike, isNull, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { forget, once } from '#platform/server/db/once.ts';
import { alias } from 'drizzle-orm/pg-core';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { idAskedFor } from '#platform/contract/calls/person-by-id.ts';
import { notFound } from '#platform/contract/errors.ts';
import { branches, departments, divisions, positionLevels, positions } from '#modules/company/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { PeopleChoice } from '../contract/employee.schema.ts';
import { scopeCondition, SCOPE_HOLES, scopeOfHoles, scopeValues } from './employee-scope.ts';
import { employees, type EmployeeRecord, type NewEmployee } from './employee.tables.ts';

/** The wall that every query of this store stands behind. */
export function visible(ctx: Ctx): SQL | undefined {
  return and(eq(employees.company_id, ctx.companyId), isNull(employees.deleted_at), scopeCondition(ctx.actor.scope));
}

/** The people of a choice, whoever asks: a condition on `employees`. */
export const chosenPeople = ({ branch_id, division_id, department_id, employee_id }: PeopleChoice): SQL | undefined =>
  and(
    branch_id ? eq(employees.branch_id, branch_id) : undefined,
    division_id ? eq(employees.division_id, division_id) : undefined,
    department_id ? eq(employees.department_id, department_id) : undefined,
    employee_id ? eq(employees.id, employee_id) : undefined,
  );

/** Those of them that the viewer sees. */
export const peopleIn = (ctx: Ctx, choice: PeopleChoice): SQL | undefined => and(visible(ctx), chosenPeople(choice));

const managers = alias(employees, 'managers');

const listed = {
  employee: employees,
  branch: { id: branches.id, name: branches.name },
  division: { id: divisions.id, name: divisions.name },
  department: { id: departments.id, name: departments.name },
  position: { id: positions.id, name: positions.name },
  position_level: { id: positionLevels.id, name: positionLevels.name },
  user: { id: users.id, email: users.email, status: users.status, last_login_at: users.last_login_at },
  manager: { name: managers.name },
};

const listedById = prepared('employee.listed', ['company', 'id', ...SCOPE_HOLES], (db, $) =>
  db
    .select(listed)
    .from(employees)
    .leftJoin(branches, eq(branches.id, employees.branch_id))
    .leftJoin(divisions, eq(divisions.id, employees.division_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .leftJoin(positions, eq(positions.id, employees.position_id))
    .leftJoin(positionLevels, eq(positionLevels.id, employees.position_level_id))
    .leftJoin(users, eq(users.id, employees.user_id))
    .leftJoin(managers, eq(managers.id, employees.reporting_to))
    .where(and(eq(employees.company_id, $.company), isNull(employees.deleted_at), scopeOfHoles($), eq(employees.id, $.id))),
);
export type ListedEmployee = Awaited<ReturnType<typeof listedById>>[number];

/** One employee with the names of place and login. @throws 404 */
export async function findOneListed(ctx: Ctx, id: number): Promise<ListedEmployee> {
  const [row] = await listedById(ctx, { company: ctx.companyId, id, ...scopeValues(ctx.actor.scope) });
  if (!row) throw notFound();
  return row;
}

/** One employee, locked for the change that follows when asked. @throws 404 */
export async function getEmployee(ctx: Ctx, id: number, options: { lock?: boolean } = {}): Promise<EmployeeRecord> {
  const query = ctx.db
    .select()
    .from(employees)
    .where(and(visible(ctx), eq(employees.id, id)));
  // Not `for update`: that would stop whoever writes something of the employee, such as a payroll, and both would wait in a circle.
  const [record] = await (options.lock ? query.for('no key update') : query);
  if (!record) throw notFound();
  return record;
}

/** Those of `ids` that the viewer sees. One alone, the person whom a request is about, is read once in it. */
export async function getEmployees(ctx: Ctx, ids: readonly number[]): Promise<EmployeeRecord[]> {
  if (ids.length === 0) return [];
  const read = () =>
    ctx.db
      .select()
      .from(employees)
      .where(and(visible(ctx), among(employees.id, ids)))
      .execute();
  return ids.length === 1 ? once(ctx, `employee:${ids[0]}:${JSON.stringify(ctx.actor.scope)}`, read) : read();
}

/** Whoever writes employees says so: what this request has read of them is not so any more. */
export const employeesChanged = (ctx: Ctx): void => forget(ctx, 'employee:');

/**
 * Active ones in sight by name or code, as many as a list to choose from shows; or the one who is asked for by id, also after they left.
 * @param position those who have it stand first
 */
export const chooseActive = (ctx: Ctx, keyword: string, limit = 20, position: number | null = null) => {
  const id = idAskedFor(keyword);
  const found = and(eq(employees.status, 'Active'), keyword ? ilike(employees.search, containing(keyword)) : undefined);
  return ctx.db
    .select({ id: employees.id, name: employees.name, employee_code: employees.employee_code })
    .from(employees)
    .where(and(visible(ctx), id === null ? found : eq(employees.id, id)))
    .orderBy(...(position === null ? [] : [sql`${employees.position_id} is not distinct from ${position} desc`]), asc(sql`lower(${employees.name})`))
    .limit(limit)
    .execute();
};

const named = preparedText<{ id: number; name: string }>('employee.names', 'select id, name from employees where company_id = $1 and id = any($2::bigint[])');

/** Names by id, whoever asks: of managers and colleagues. */
export async function employeeNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await named(ctx.client, [ctx.companyId, [...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Nobody reports to somebody who is gone. */
export async function freeReports(ctx: Ctx, manager: number): Promise<void> {
  await ctx.db
    .update(employees)
    .set({ reporting_to: null })
    .where(and(eq(employees.company_id, ctx.companyId), eq(employees.reporting_to, manager)));
  employeesChanged(ctx);
}

export async function insertEmployee(ctx: Ctx, record: Omit<NewEmployee, 'company_id'>): Promise<EmployeeRecord> {
  const [saved] = await ctx.db
    .insert(employees)
    .values({ ...record, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  employeesChanged(ctx);
  return saved as EmployeeRecord;
}

export async function updateEmployee(ctx: Ctx, id: number, change: Partial<NewEmployee>): Promise<EmployeeRecord> {
  const [saved] = await ctx.db
    .update(employees)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(visible(ctx), eq(employees.id, id)))
    .returning();
  employeesChanged(ctx);
  if (!saved) throw notFound();
  return saved;
}
