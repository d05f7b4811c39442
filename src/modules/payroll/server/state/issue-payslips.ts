/** What a payslip needs beside its payroll: who pays, the year so far, and where the company wants them the worksites. Fixed when the payroll is confirmed. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyLetterhead } from '#modules/company/server/public.ts';
import type { IssuedPayslip, PayrollRecord } from '../payroll.tables.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { storedSites } from '../site/payroll-site.store.ts';
import { yearsToDate } from '../draft/year-to-date.store.ts';

/** In the order of the payrolls. */
export async function issuePayslips(ctx: Ctx, records: readonly Pick<PayrollRecord, 'id' | 'employee_id' | 'end_date'>[]): Promise<IssuedPayslip[]> {
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
  const asked = records.map(({ id, employee_id, end_date }) => ({
    employeeId: employee_id,
    year: yearOf(end_date as CalendarDate),
    until: end_date,
    upTo: id,
  }));
  const { show_sites_on_payslip } = await findSetting(ctx);
  const sites = show_sites_on_payslip
    ? await storedSites(
        ctx,
        records.map(({ id }) => id),
      )
    : null;
  return (await yearsToDate(ctx, asked, false)).map(({ payslips: _count, ...year_to_date }, index) => ({
    company,
    year_to_date,
    ...(sites && { sites: (sites.get(records[index]?.id ?? 0) ?? []).map(({ name, percent, amount }) => ({ name, percent, amount })) }),
  }));
}
