/** payrolls and payroll_adjustments: what was computed for an employee and period, and what was added after. */
import { boolean, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { RULE_SET_NAMES } from '#modules/statutory/contract/rule-set.params.ts';
import { PAYROLL_KINDS } from '../contract/off-cycle/payroll-kind.params.ts';
import type { Accumulated, Beside, PayrollForm, TaxPayload } from '../contract/payroll-form.schema.ts';
import type { Calculation } from '../contract/calculation.schema.ts';
import type { DeductionLine, EarningLine } from '../contract/payroll-line.schema.ts';
import type { SiteShare } from '../contract/payroll-inputs.ts';
import type { Payslip, YearToDate } from '../contract/payslip/payslip.schema.ts';
import { PAYROLL_STATUSES } from '../contract/payroll.workflow.ts';
import { SOCSO_TYPES } from '../contract/salary/salary.schema.ts';
import type { EmployeeSnapshot } from './salary/employee-snapshot.ts';

const owed = () => money().notNull();
const share = () => owed().default(ZERO);

/** What a payslip says beside the payroll itself, fixed at confirmation. */
export interface IssuedPayslip {
  readonly company: Payslip['company'];
  /** Payslips issued earlier say nothing of where their net pay begins. */
  /** A payslip keeps what it was issued with: earlier ones know less. */
  readonly year_to_date: Omit<YearToDate, 'net_since' | 'skbbk'> & Partial<Pick<YearToDate, 'net_since' | 'skbbk'>>;
  /** Only where the company showed worksites at that time. */
  readonly sites?: readonly Pick<SiteShare, 'name' | 'percent' | 'amount'>[];
}

/** Begins their numbers: `PAY-2026-000012`. */
export const PAYROLL_NUMBERS = 'PAY';

export const payrolls = pgTable('payrolls', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  kind: text({ enum: PAYROLL_KINDS }).notNull().default('monthly'),
  /** Of a run beside the monthly payroll: what the month was computed from before it. */
  beside: jsonb().$type<Beside>(),
  employee_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  pay_date: day().notNull(),
  status: text({ enum: PAYROLL_STATUSES }).notNull().default('In Process'),
  employee_snapshot: jsonb().$type<EmployeeSnapshot>().notNull(),
  calculation: jsonb().$type<Calculation>().notNull(),
  salary_amount: owed(),
  salary_payload: jsonb().$type<PayrollForm['salary_payload']>().notNull(),
  earnings: jsonb().$type<EarningLine[]>().notNull().default([]),
  deductions: jsonb().$type<DeductionLine[]>().notNull().default([]),
  contribution_epf_employee_rate: numeric({ precision: 5, scale: 2 }).notNull(),
  contribution_socso_type: text({ enum: SOCSO_TYPES }).notNull(),
  contribution_hrdf: boolean().notNull(),
  contribution_tax_manual: boolean().notNull(),
  contribution_tax_monthly_amount: share(),
  contribution_tax_yearly_amount: share(),
  epf_employee: share(),
  epf_employer: share(),
  socso_employee: share(),
  socso_employer: share(),
  skbbk_employee: share(),
  eis_employee: share(),
  eis_employer: share(),
  hrdf_employer: share(),
  tax_employee: share(),
  zakat_employee: share(),
  tax_payload: jsonb().$type<TaxPayload>().notNull(),
  mtd_remuneration: share(),
  mtd_reliefs: share(),
  mtd_rebates: share(),
  relief_items: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
  religious_journey: boolean().notNull().default(false),
  remuneration_accumulate: jsonb().$type<Accumulated>().notNull(),
  remuneration_current: jsonb().$type<PayrollForm['remuneration_current']>().notNull(),
  rule_set: text({ enum: RULE_SET_NAMES }).notNull(),
  rule_version: text().notNull(),
  total_salary: owed(),
  total_earning: owed(),
  total_gross_pay: owed(),
  total_deduction: owed(),
  total_adjustment: share(),
  total_contribution_employee: owed(),
  total_contribution_employer: owed(),
  total_net_pay: owed(),
  rounding: share(),
  payslip: jsonb().$type<IssuedPayslip>(),
  processed_by: key(),
  confirmed_by: key(),
  confirmed_at: moment(),
  paid_by: key(),
  paid_at: moment(),
  payment_date: day(),
  payment_reference: text(),
  ...stamps(),
  deleted_at: moment(),
});

export type PayrollRecord = typeof payrolls.$inferSelect;
export type NewPayroll = typeof payrolls.$inferInsert;

export const payrollAdjustments = pgTable('payroll_adjustments', {
  id: id(),
  company_id: key().notNull(),
  payroll_id: key().notNull(),
  name: text().notNull(),
  amount: owed(),
  remark: text().notNull(),
  created_by: key(),
  ...stamps(),
});
