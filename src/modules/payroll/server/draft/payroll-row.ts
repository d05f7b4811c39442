/** A computed draft as the row that is stored. */
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import { currentRemunerationOf } from '../../contract/calculation/payroll-worksheet.ts';
import type { PayrollDraft } from './draft-payroll.ts';
import type { ComputedPayroll } from '../stored/payroll-batch.store.ts';

/** Status In Process: whatever was confirmed before has to be confirmed again. */
export function rowOf(draft: PayrollDraft, processedBy: number): ComputedPayroll {
  const { form, figures, existing } = draft;
  const { shared, prepared, totals } = figures;
  const { remuneration, reliefs, mtd } = prepared;
  const claimed: Sen = sen(Object.values(reliefs.items).reduce((sum, amount) => sum + fromRinggit(amount), 0));
  return {
    id: existing?.id ?? null,
    kind: draft.kind,
    beside: form.beside ?? null,
    employee_id: draft.employeeId,
    start_date: form.start_date,
    end_date: form.end_date,
    pay_date: form.pay_date,
    status: 'In Process',
    employee_snapshot: draft.snapshot,
    calculation: draft.calculation,
    salary_amount: fromRinggit(form.salary_amount),
    salary_payload: form.salary_payload,
    earnings: form.earnings,
    deductions: form.deductions,
    contribution_epf_employee_rate: String(form.contribution_epf_employee_rate),
    contribution_socso_type: form.contribution_socso_type,
    contribution_hrdf: form.contribution_hrdf,
    contribution_tax_manual: form.contribution_tax_manual,
    contribution_tax_monthly_amount: fromRinggit(form.contribution_tax_monthly_amount),
    contribution_tax_yearly_amount: fromRinggit(form.contribution_tax_yearly_amount),
    epf_employee: shared.epfEmployee,
    epf_employer: shared.epfEmployer,
    socso_employee: shared.socsoEmployee,
    socso_employer: shared.socsoEmployer,
    skbbk_employee: shared.skbbk,
    eis_employee: shared.eisEach,
    eis_employer: shared.eisEach,
    hrdf_employer: shared.hrdf,
    tax_employee: figures.tax,
    zakat_employee: figures.zakat,
    tax_payload: form.tax_payload,
    mtd_remuneration: sen(remuneration.month + remuneration.mbb + remuneration.ntk + remuneration.additional),
    mtd_reliefs: claimed,
    mtd_rebates: mtd.current.zakat,
    relief_items: reliefs.items,
    religious_journey: prepared.journey > 0,
    remuneration_accumulate: form.remuneration_accumulate,
    remuneration_current: currentRemunerationOf(figures, draft.epfLimit, form.remuneration_accumulate.epf),
    rule_set: draft.calculation.rules.rule_set,
    rule_version: draft.ruleVersion,
    total_salary: totals.total_salary,
    total_earning: totals.total_earning,
    total_gross_pay: totals.total_gross_pay,
    total_deduction: totals.total_deduction,
    total_adjustment: totals.total_adjustment,
    total_contribution_employee: totals.total_contribution_employee,
    total_contribution_employer: totals.total_contribution_employer,
    total_net_pay: totals.total_net_pay,
    rounding: figures.rounding,
    payslip: null,
    processed_by: processedBy,
    confirmed_by: null,
    confirmed_at: null,
  };
}
