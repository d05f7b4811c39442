import type { EmployeeHistory } from '#modules/employee/server/public.ts';

/** Payslips print the employee code: it is fixed with the first payroll. */
export const payslipHistory: EmployeeHistory = {
  what: { en: 'payslips', ms: 'slip gaji' },
  showsCode: true,
  async has(ctx, employeeId) {
    const { rows } = await ctx.client.query<{ found: boolean }>(
      `select exists (select from payrolls where company_id = $1 and employee_id = $2 and payslip is not null) as found`,
      [ctx.companyId, employeeId],
    );
    return rows[0]?.found === true;
  },
};

/** Somebody who was ever paid or has a salary is not deleted. */
export const payrollHistory: EmployeeHistory = {
  what: { en: 'payroll records', ms: 'rekod gaji' },
  async has(ctx, employeeId) {
    const { rows } = await ctx.client.query<{ found: boolean }>(
      `select exists (select from payrolls where company_id = $1 and employee_id = $2)
           or exists (select from employee_payrolls where company_id = $1 and employee_id = $2)
           or exists (select from payroll_year_openings where company_id = $1 and employee_id = $2) as found`,
      [ctx.companyId, employeeId],
    );
    return rows[0]?.found === true;
  },
};
