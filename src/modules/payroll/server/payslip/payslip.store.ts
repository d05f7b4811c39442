/** SQL of payslip lists: issued payslips of one employee. */
import { and, count, desc, eq, gte, ilike, inArray, lte } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing } from '#modules/employee/server/public.ts';
import { PAYSLIP_STATUSES } from '../../contract/payroll.policy.ts';
import type { listOwnPayslips } from '../../contract/payslip/payslip.endpoints.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls } from '../payroll.tables.ts';
import type { PayslipRecord } from './payslip.presenter.ts';

const SORTS = { id: payrolls.id, start_date: payrolls.start_date, pay_date: payrolls.pay_date, total_net_pay: payrolls.total_net_pay };

const shown = {
  id: payrolls.id,
  number: payrolls.number,
  kind: payrolls.kind,
  start_date: payrolls.start_date,
  end_date: payrolls.end_date,
  pay_date: payrolls.pay_date,
  status: payrolls.status,
  payment_date: payrolls.payment_date,
  epf_employee: payrolls.epf_employee,
  socso_employee: payrolls.socso_employee,
  skbbk_employee: payrolls.skbbk_employee,
  eis_employee: payrolls.eis_employee,
  tax_employee: payrolls.tax_employee,
  total_salary: payrolls.total_salary,
  total_earning: payrolls.total_earning,
  total_gross_pay: payrolls.total_gross_pay,
  total_deduction: payrolls.total_deduction,
  total_adjustment: payrolls.total_adjustment,
  total_contribution_employee: payrolls.total_contribution_employee,
  total_contribution_employer: payrolls.total_contribution_employer,
  total_net_pay: payrolls.total_net_pay,
};

/** A year is that of the end of the period. */
export async function listPayslips(ctx: Ctx, employeeId: number, query: ParsedInput<typeof listOwnPayslips>): Promise<Page<PayslipRecord>> {
  const where = and(
    livePayrolls(ctx),
    eq(payrolls.employee_id, employeeId),
    inArray(payrolls.status, [...PAYSLIP_STATUSES]),
    query.year ? and(gte(payrolls.end_date, `${query.year}-01-01`), lte(payrolls.end_date, `${query.year}-12-31`)) : undefined,
    query.keyword ? ilike(payrolls.number, containing(query.keyword)) : undefined,
  );
  return readPage(ctx, query, {
    rows: ctx.db.select(shown).from(payrolls).where(where),
    count: ctx.db.select({ total: count() }).from(payrolls).where(where),
    order: (to) => [to(SORTS[query.sort_by]), desc(payrolls.id)],
  });
}
