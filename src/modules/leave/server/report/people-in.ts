/** The employees of an organisation filter that the caller may see. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';

export interface Organisation {
  readonly branch_id?: number | undefined;
  readonly division_id?: number | undefined;
  readonly department_id?: number | undefined;
  readonly employee_id?: number | undefined;
}

/** A condition on `employees`. */
export const peopleIn = (ctx: Ctx, { branch_id, division_id, department_id, employee_id }: Organisation): SQL | undefined =>
  and(
    visible(ctx),
    branch_id ? eq(employees.branch_id, branch_id) : undefined,
    division_id ? eq(employees.division_id, division_id) : undefined,
    department_id ? eq(employees.department_id, department_id) : undefined,
    employee_id ? eq(employees.id, employee_id) : undefined,
  );
