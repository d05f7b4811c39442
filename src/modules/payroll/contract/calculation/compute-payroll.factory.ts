/** Payroll forms for tests: one ordinary employee, changed as a test needs. */
import { NOTHING_ACCUMULATED, type Computable } from '../payroll-form.schema.ts';
import { type DeductionLine, type EarningLine } from '../payroll-line.schema.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

export const LAW: PayrollRules = {
  rule_set: 'law',
  readings: {},
  schemes: { epf: true, socso: true, eis: true, hrdf: true, tax: true },
  hrdf_rate: 1,
  epf_employer_rate: null,
  rounding_net: 'None',
  divisor: '26',
  hours_per_day: 8,
  overtime_salary_ceiling: 4000,
  deduct_absent: true,
  deduct_late: false,
  late_grace_minutes: 0,
};
export const SPECIFICATION: PayrollRules = { ...LAW, rule_set: 'specification' };

export function anEarning(amount: number, change: Partial<EarningLine> = {}): EarningLine {
  return {
    payroll_item_id: null,
    name: 'Allowance',
    name_ms: null,
    type: 'Fixed Allowance',
    amount,
    epf: true,
    socso: true,
    eis: true,
    hrdf: true,
    tax: true,
    mtd_key: 'remuneration_month',
    system: null,
    reason: null,
    ...change,
  };
}

export function aDeduction(amount: number, change: Partial<DeductionLine> = {}): DeductionLine {
  return {
    payroll_item_id: null,
    name: 'Deduction',
    name_ms: null,
    type: 'Other',
    amount,
    contribution_total_type: 'other',
    source: null,
    system: null,
    reason: null,
    ...change,
  };
}

/** A citizen of 35, single, paid `salary` for November 2026. */
export function aForm(salary: number, change: Partial<Computable> = {}): Computable {
  return {
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    pay_date: '2026-11-30',
    employee_dob: '1991-04-12',
    employee_citizenship: 'citizen',
    employee_disability: false,
    employee_marital_status: 'Single',
    employee_spouse_employment_status: null,
    employee_spouse_disabled_person: false,
    employee_childrens: [],
    skbbk_released_from: null,
    salary_amount: salary,
    salary_payload: { basic: salary, contribution_based_on: 'Actual', epf: true, socso: true, eis: true, hrdf: true, tax: true },
    earnings: [],
    deductions: [],
    contribution_epf_employee_rate: 11,
    contribution_socso_type: 'Category 1',
    contribution_hrdf: true,
    contribution_tax_manual: false,
    contribution_tax_monthly_amount: 0,
    contribution_tax_yearly_amount: 0,
    tax_payload: { type: 'Auto', category: 1, scheme: 'resident', items: {}, selected: {} },
    total_adjustment: 0,
    remuneration_accumulate: NOTHING_ACCUMULATED,
    ...change,
  };
}
