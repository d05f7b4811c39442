import { toRinggit } from '#platform/contract/money.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

/** How contributions and tax were to be worked out, as it was stored. */
export const storedChoices = (record: PayrollRecord) => ({
  contribution_epf_employee_rate: Number(record.contribution_epf_employee_rate),
  contribution_socso_type: record.contribution_socso_type,
  contribution_hrdf: record.contribution_hrdf,
  contribution_tax_manual: record.contribution_tax_manual,
  contribution_tax_monthly_amount: toRinggit(record.contribution_tax_monthly_amount),
  contribution_tax_yearly_amount: toRinggit(record.contribution_tax_yearly_amount),
  tax_payload: record.tax_payload,
});
