/** Payslips on the wire, from the snapshot of the payroll alone. */
import { toRinggit } from '#platform/contract/money.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import { payslipLines } from '../../contract/payslip/payslip-lines.ts';
import type { Payslip, PayslipRow } from '../../contract/payslip/payslip.schema.ts';
import type { ListedAdjustment } from '../payroll.store.ts';
import type { IssuedPayslip, PayrollRecord } from '../payroll.tables.ts';
import { storedContributions, storedTotals } from '../draft/stored-payroll.ts';

export type PayslipRecord = Pick<
  PayrollRecord,
  | 'id'
  | 'number'
  | 'kind'
  | 'start_date'
  | 'end_date'
  | 'pay_date'
  | 'status'
  | 'payment_date'
  | 'epf_employee'
  | 'socso_employee'
  | 'skbbk_employee'
  | 'eis_employee'
  | 'tax_employee'
  | 'total_salary'
  | 'total_earning'
  | 'total_gross_pay'
  | 'total_deduction'
  | 'total_adjustment'
  | 'total_contribution_employee'
  | 'total_contribution_employer'
  | 'total_net_pay'
>;

export const presentPayslipRow = (record: PayslipRecord): PayslipRow => ({
  id: record.id,
  number: record.number,
  kind: record.kind,
  start_date: record.start_date,
  end_date: record.end_date,
  pay_date: record.pay_date,
  status: record.status,
  ...storedTotals(record),
  epf: toRinggit(record.epf_employee),
  socso: toRinggit(record.socso_employee),
  skbbk: toRinggit(record.skbbk_employee),
  eis: toRinggit(record.eis_employee),
  tax: toRinggit(record.tax_employee),
  payment_date: record.payment_date,
});

/** The whole payslip. @param issued company and year to date as fixed at confirmation. */
export function presentPayslip(
  record: PayrollRecord,
  issued: IssuedPayslip,
  adjustments: readonly Pick<ListedAdjustment, 'id' | 'name' | 'amount'>[],
): Payslip {
  const who = record.employee_snapshot;
  return {
    ...presentPayslipRow(record),
    employee: {
      name: who.name,
      employee_code: who.employee_code,
      identity_number: who.identity_number,
      passport: who.passport,
      citizenship: who.citizenship,
      position: who.position,
      department: who.department,
      epf_no: who.epf_no,
      socso_no: who.socso_no,
      tax_no: who.tax_no,
      payment_method: who.payment_method,
      bank_name: who.bank?.name ?? null,
      bank_account_no: who.bank?.account_no ? maskAccount(who.bank.account_no) : null,
    },
    company: issued.company,
    ...payslipLines({
      kind: record.kind,
      salary_amount: toRinggit(record.salary_amount),
      salary_parts: record.calculation.salary_parts,
      earnings: record.earnings,
      deductions: record.deductions,
      adjustments: adjustments.map(({ id, name, amount }) => ({ id, name, amount: toRinggit(amount) })),
      contributions: storedContributions(record),
      rounding: toRinggit(record.rounding),
    }),
    sites: (issued.sites ?? []).map(({ name, percent, amount }, index) => {
      const label = `${name} (${percent}%)`;
      return { key: `site:${index}`, label: { en: label, ms: label }, amount, trace: null };
    }),
    year_to_date: { net_since: null, skbbk: null, ...issued.year_to_date },
    rule_set: record.rule_set,
    rule_version: record.rule_version,
  };
}
