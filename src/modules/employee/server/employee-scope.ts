/** Which employees an admin may see (page "employee access"). Rows outside are not there: lists lack them, ids answer 404. */
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { EmployeeScope } from '#platform/server/access/actor.ts';
import { employees } from './employee.tables.ts';

/** The condition on `employees` for a scope; undefined when all are visible. */
export function scopeCondition(scope: EmployeeScope): SQL | undefined {
  if (scope.all) return undefined;
  const parts = [
    scope.branchIds.length > 0 ? inArray(employees.branch_id, [...scope.branchIds]) : undefined,
    scope.divisionIds.length > 0 ? inArray(employees.division_id, [...scope.divisionIds]) : undefined,
    scope.departmentIds.length > 0 ? inArray(employees.department_id, [...scope.departmentIds]) : undefined,
    scope.employeeIds.length > 0 ? inArray(employees.id, [...scope.employeeIds]) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? or(...parts) : sql`false`;
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
