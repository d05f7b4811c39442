import type { EmployeeHistory } from '#modules/employee/server/public.ts';

/** Somebody who has declared a relief is not deleted. */
export const reliefHistory: EmployeeHistory = {
  what: { en: 'tax reliefs', ms: 'pelepasan cukai' },
  async has(ctx, employeeId) {
    const { rows } = await ctx.client.query<{ found: boolean }>(
      'select exists (select from payroll_reliefs where company_id = $1 and employee_id = $2) as found',
      [ctx.companyId, employeeId],
    );
    return rows[0]?.found === true;
  },
};
