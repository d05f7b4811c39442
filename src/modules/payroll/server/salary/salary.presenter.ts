/** Salary versions on the wire; account numbers by their last four digits. */
import { ringgitOrNull, toRinggit } from '#platform/contract/money.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import { employeePayrolls, type SalaryRecord } from './salary.tables.ts';

export function presentSalary(record: SalaryRecord, today: string): SalaryRow {
  const { company_id: _company, created_by: _by, updated_by: _last, created_at: _at, ...rest } = record;
  return {
    ...rest,
    basic: toRinggit(record.basic),
    hourly_rate: ringgitOrNull(record.hourly_rate),
    overtime_rate: ringgitOrNull(record.overtime_rate),
    contribution_epf_employee_rate: Number(record.contribution_epf_employee_rate),
    contribution_tax_monthly_amount: toRinggit(record.contribution_tax_monthly_amount),
    contribution_tax_yearly_amount: toRinggit(record.contribution_tax_yearly_amount),
    zakat_monthly: toRinggit(record.zakat_monthly),
    bank_account_no: record.bank_account_no === null ? null : maskAccount(record.bank_account_no),
    is_current: record.effective_from <= today && (record.effective_to === null || record.effective_to >= today),
    updated_at: instantText(record.updated_at),
  };
}

/** A version as the audit log keeps it. */
export const loggedSalary = (record: SalaryRecord) => asStored(employeePayrolls, record);
