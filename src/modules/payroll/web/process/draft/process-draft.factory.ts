/** A loaded payroll for tests: one ordinary employee with a monthly salary. */
import { aForm, LAW } from '../../../contract/calculation/compute-payroll.factory.ts';
import { NO_TIME } from '../../../contract/payroll-inputs.ts';
import { NOTHING_ACCUMULATED, NOTHING_CONTRIBUTED, type PayrollForm } from '../../../contract/payroll-form.schema.ts';
import { type Calculation } from '../../../contract/calculation.schema.ts';
import { DEFAULT_SETTING, MULTIPLIER_KEYS, type Multipliers } from '../../../contract/setting/payroll-setting.schema.ts';
import type { Draft } from './process-draft.ts';

export const MAY_NOTHING = {
  process: false,
  update: false,
  adjust: false,
  confirm: false,
  mark_paid: false,
  return_payment: false,
  payslip: false,
  cinco_report: false,
  delete: false,
};

export function aDraft(salary: number, change: Partial<Calculation> = {}): Draft {
  const calculation: Calculation = {
    ...NO_TIME,
    type: 'Basic',
    pay_type: 'Monthly',
    basic: salary,
    hourly_rate: 0,
    given_hourly_rate: null,
    overtime_rate: null,
    daily_rate: 0,
    multipliers: Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, DEFAULT_SETTING[key]])) as Multipliers,
    period_days: 30,
    payable_days: 30,
    scheduled_days: 21,
    computed_salary: salary,
    salary_amount: salary,
    salary_note: null,
    overtime_amount: 0,
    rules: LAW,
    ...change,
  };
  const form: PayrollForm = {
    ...aForm(salary),
    total_salary: salary,
    total_earning: 0,
    total_gross_pay: salary,
    total_deduction: 0,
    total_adjustment: 0,
    total_contribution_employee: 0,
    total_contribution_employer: 0,
    total_net_pay: salary,
    id: null,
    number: null,
    kind: 'monthly',
    employee_id: 4,
    name: 'Contoh bin Uji',
    employee_code: 'C0004',
    employee_identity_number: '910412-10-0000',
    employee_passport: null,
    position: null,
    department: null,
    status: 'Pending',
    adjustments: [],
    contributions: NOTHING_CONTRIBUTED,
    rounding: 0,
    remuneration_accumulate: NOTHING_ACCUMULATED,
    remuneration_current: {
      remuneration_month: 0,
      remuneration_month_epf: 0,
      remuneration_month_net: 0,
      remuneration_month_mbb: 0,
      remuneration_month_ntk: 0,
      remuneration_month_total: 0,
      additional: {},
      deduction_month: 0,
      rebates: 0,
      mtd: 0,
    },
    worksheet: { version: '2026-01', sections: [] },
    warnings: [],
    rule_version: '2026-11',
    processed_by: null,
    confirmed_by: null,
    confirmed_at: null,
    payment_date: null,
    payment_reference: null,
    updated_at: null,
    can: { ...MAY_NOTHING, process: true },
  };
  return { form, calculation };
}
