/** Salary versions on the wire; account numbers by their last four digits. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import type { SalaryRecord } from './salary.tables.ts';

const money = (text: string) => toRinggit(fromRinggit(text));
const moneyOrNull = (text: string | null) => (text === null ? null : money(text));

export function presentSalary(record: SalaryRecord, today: string): SalaryRow {
  const { company_id: _company, created_by: _by, updated_by: _last, created_at: _at, ...rest } = record;
  return {
    ...rest,
    basic: money(record.basic),
    hourly_rate: moneyOrNull(record.hourly_rate),
    overtime_rate: moneyOrNull(record.overtime_rate),
    contribution_epf_employee_rate: Number(record.contribution_epf_employee_rate),
    contribution_tax_monthly_amount: money(record.contribution_tax_monthly_amount),
    contribution_tax_yearly_amount: money(record.contribution_tax_yearly_amount),
    zakat_monthly: money(record.zakat_monthly),
    bank_account_no: record.bank_account_no === null ? null : maskAccount(record.bank_account_no),
    is_current: record.effective_from <= today && (record.effective_to === null || record.effective_to >= today),
    updated_at: instantText(record.updated_at),
  };
}
