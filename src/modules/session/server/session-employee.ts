/** Profiles of employees, as the session and the account pages show them. */
import type { OpenCtx } from '#platform/server/context.ts';
import { employeesForSession } from '#modules/employee/server/public.ts';
import type { SessionEmployee } from '../contract/session.schema.ts';

/** The profile of an employee in a company; null when there is none. */
export async function sessionEmployeeOf(ctx: OpenCtx, companyId: number, employeeId: number): Promise<SessionEmployee | null> {
  const [profile] = await employeesForSession(ctx, [{ company_id: companyId, employee_id: employeeId }]);
  return profile ?? null;
}
