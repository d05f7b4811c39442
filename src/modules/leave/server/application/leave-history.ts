/** Leave keeps an employee from being deleted. */
import { and, eq } from 'drizzle-orm';
import type { EmployeeHistory } from '#modules/employee/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { leaves } from '../leave.tables.ts';

export const leaveHistory: EmployeeHistory = {
  what: LEAVE_MESSAGES.records,
  async has(ctx, employeeId) {
    const [found] = await ctx.db
      .select({ id: leaves.id })
      .from(leaves)
      .where(and(eq(leaves.company_id, ctx.companyId), eq(leaves.employee_id, employeeId)))
      .limit(1);
    return found !== undefined;
  },
};
