/** Which employees an admin may see (page "employee access"). Rows outside are not there: lists lack them, ids answer 404. */
import { or, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { EmployeeScope } from '#platform/server/access/actor.ts';
import { employees } from './employee.tables.ts';

/** The condition on `employees` for a scope; undefined when all are visible. */
export function scopeCondition(scope: EmployeeScope): SQL | undefined {
  if (scope.all) return undefined;
  const parts = [
    scope.branchIds.length > 0 ? among(employees.branch_id, scope.branchIds) : undefined,
    scope.divisionIds.length > 0 ? among(employees.division_id, scope.divisionIds) : undefined,
    scope.departmentIds.length > 0 ? among(employees.department_id, scope.departmentIds) : undefined,
    scope.employeeIds.length > 0 ? among(employees.id, scope.employeeIds) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? or(...parts) : sql`false`;
}

/** The holes that a prepared statement leaves for the scope of whoever asks; filled by `scopeValues`. */
export const SCOPE_HOLES = ['all', 'branches', 'divisions', 'departments', 'people'] as const;

/** `scopeCondition` for a prepared statement, whose text is the same for everybody. For statements that find few rows by an index: it narrows, it does not search. */
export const scopeOfHoles = ($: Readonly<Record<(typeof SCOPE_HOLES)[number], unknown>>): SQL =>
  sql`(${$.all}::boolean or ${employees.branch_id} = any(${$.branches}::bigint[]) or ${employees.division_id} = any(${$.divisions}::bigint[])
    or ${employees.department_id} = any(${$.departments}::bigint[]) or ${employees.id} = any(${$.people}::bigint[]))`;

export const scopeValues = (scope: EmployeeScope) =>
  scope.all
    ? { all: true, branches: [], divisions: [], departments: [], people: [] }
    : { all: false, branches: scope.branchIds, divisions: scope.divisionIds, departments: scope.departmentIds, people: scope.employeeIds };

/** The same of a kept text: of the person at `e`; the values stand from `$first` on, in the order of `scopeList`. */
export const scopeText = (e: string, first: number): string =>
  `($${first}::boolean or ${e}.branch_id = any($${first + 1}::bigint[]) or ${e}.division_id = any($${first + 2}::bigint[])
    or ${e}.department_id = any($${first + 3}::bigint[]) or ${e}.id = any($${first + 4}::bigint[]))`;

export function scopeList(scope: EmployeeScope): readonly unknown[] {
  const { all, branches, divisions, departments, people } = scopeValues(scope);
  return [all, branches, divisions, departments, people];
}

interface Placed {
  readonly id: number;
  readonly branch_id: number | null;
  readonly division_id: number | null;
  readonly department_id: number | null;
}

/** The same question about one row in hand. */
export function isInScope(scope: EmployeeScope, row: Placed): boolean {
  if (scope.all) return true;
  return (
    (row.branch_id !== null && scope.branchIds.includes(row.branch_id)) ||
    (row.division_id !== null && scope.divisionIds.includes(row.division_id)) ||
    (row.department_id !== null && scope.departmentIds.includes(row.department_id)) ||
    scope.employeeIds.includes(row.id)
  );
}
