/** employee_payrolls: the salary profile in versions. */
import { boolean, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, key, money, stamps } from '#platform/server/db/columns.ts';
import { MTD_WIRE_SCHEMES } from '#modules/statutory/contract/mtd/mtd-schemes.params.ts';
import { CALCULATION_TYPES, type Multipliers } from '../../contract/setting/payroll-setting.schema.ts';
import { PAY_TYPES, PAYMENT_METHODS, SOCSO_TYPES, WAGE_BASES, type RecurringItem } from '../../contract/salary/salary.schema.ts';

const yes = () => boolean().notNull().default(true);

export const employeePayrolls = pgTable('employee_payrolls', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  effective_from: day().notNull(),
  effective_to: day(),
  basic: money().notNull(),
  pay_type: text({ enum: PAY_TYPES }).notNull().default('Monthly'),
  calculation_type: text({ enum: CALCULATION_TYPES }),
  hourly_rate: money(),
  overtime_rate: money(),
  multipliers: jsonb().$type<Multipliers>(),
  contribution_based_on: text({ enum: WAGE_BASES }).notNull().default('Actual'),
  epf: yes(),
  socso: yes(),
  eis: yes(),
  tax: yes(),
  hrdf: yes(),
  contribution_epf_employee_rate: numeric({ precision: 5, scale: 2 }).notNull().default('11'),
  contribution_socso_type: text({ enum: SOCSO_TYPES }).notNull().default('Category 1'),
  skbbk_released_from: day(),
  contribution_hrdf: yes(),
  tax_scheme: text({ enum: MTD_WIRE_SCHEMES }).notNull().default('resident'),
  contribution_tax_manual: boolean().notNull().default(false),
  contribution_tax_monthly_amount: money().notNull().default(ZERO),
  contribution_tax_yearly_amount: money().notNull().default(ZERO),
  tax_category: smallint(),
  zakat_monthly: money().notNull().default(ZERO),
  payment_method: text({ enum: PAYMENT_METHODS }).notNull().default('Bank Transfer'),
  bank_id: key(),
  bank_account_no: text(),
  bank_account_name: text(),
  recurring_items: jsonb().$type<RecurringItem[]>().notNull().default([]),
  note: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});

export type SalaryRecord = typeof employeePayrolls.$inferSelect;
export type NewSalary = typeof employeePayrolls.$inferInsert;
