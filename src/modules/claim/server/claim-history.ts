import type { EmployeeHistory } from '#modules/employee/server/public.ts';
import { CLAIM_MESSAGES } from '../contract/claim.messages.ts';

/** Somebody who has claimed is not deleted. */
export const claimHistory: EmployeeHistory = {
  what: CLAIM_MESSAGES.records,
  async has(ctx, employeeId) {
    const { rows } = await ctx.client.query<{ found: boolean }>('select exists (select from claims where company_id = $1 and employee_id = $2) as found', [
      ctx.companyId,
      employeeId,
    ]);
    return rows[0]?.found === true;
  },
};
