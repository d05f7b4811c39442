/** What the salary form starts with: the version it goes out from, or an ordinary monthly salary. */
import type { z } from 'zod';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import { saveSalary } from '../../contract/salary/salary.endpoints.ts';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';

export const salarySchema = saveSalary.input.omit({ id: true });
export type SalaryValues = z.input<typeof salarySchema>;

const NEW: Draft<SalaryValues> = {
  pay_type: 'Monthly',
  contribution_based_on: 'Actual',
  epf: true,
  socso: true,
  eis: true,
  tax: true,
  hrdf: true,
  contribution_hrdf: true,
  contribution_epf_employee_rate: 11,
  contribution_socso_type: 'Category 1',
  tax_scheme: 'resident',
  contribution_tax_manual: false,
  contribution_tax_monthly_amount: 0,
  contribution_tax_yearly_amount: 0,
  zakat_monthly: 0,
  payment_method: 'Bank Transfer',
  recurring_items: [],
};

/** @param from the first day of the version. The whole account number never came to the browser, so it starts empty. */
export function salaryValues(base: SalaryRow | null, from: string): Draft<SalaryValues> {
  if (!base) return { ...NEW, effective_from: from };
  const { id: _id, employee_id: _employee, effective_to: _to, is_current: _current, updated_at: _updated, bank_account_no: _account, ...values } = base;
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return { ...NEW, ...(typed as Draft<SalaryValues>), effective_from: from, recurring_items: base.recurring_items.map((item) => ({ ...item })) };
}
