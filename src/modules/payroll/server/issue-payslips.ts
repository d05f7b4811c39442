/** What a payslip needs beside its payroll: who pays, and the year so far. Fixed when the payroll is confirmed. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { companyLetterhead } from '#modules/company/server/public.ts';
import type { IssuedPayslip, PayrollRecord } from './payroll.tables.ts';
import { yearsToDate } from './year-to-date.store.ts';

/** In the order of the payrolls. */
export async function issuePayslips(ctx: Ctx, records: readonly Pick<PayrollRecord, 'employee_id' | 'end_date'>[]): Promise<IssuedPayslip[]> {
  const { name, registration_no, address, phone, email, contribution } = await companyLetterhead(ctx);
  const company = {
    name,
    registration_no,
    address: [...address],
    phone,
    email,
    epf_no: contribution.epf_no,
    socso_no: contribution.socso_no,
    tax_no: contribution.tax_no,
  };
  const asked = records.map(({ employee_id, end_date }) => ({ employeeId: employee_id, year: yearOf(end_date as CalendarDate), until: end_date }));
  return (await yearsToDate(ctx, asked, false)).map(({ payslips: _count, ...year_to_date }) => ({ company, year_to_date }));
}
