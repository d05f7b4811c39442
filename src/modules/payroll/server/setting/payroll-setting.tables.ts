/** payroll_settings: one row a company that has chosen something. */
import { boolean, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { sen } from '#platform/contract/money.ts';
import { key, money, stamps } from '#platform/server/db/columns.ts';
import { RULE_SET_NAMES } from '#modules/statutory/contract/rule-set.params.ts';
import { CALCULATION_TYPES, DIVISORS, NET_ROUNDINGS, type Readings } from '../../contract/setting/payroll-setting.schema.ts';

const factor = () => numeric({ precision: 4, scale: 2 }).notNull();

export const payrollSettings = pgTable('payroll_settings', {
  company_id: key().primaryKey(),
  period_start_day: smallint().notNull().default(1),
  pay_day: smallint().notNull().default(31),
  calculation_type: text({ enum: CALCULATION_TYPES }).notNull().default('Basic'),
  attendance_cutoff_day: smallint(),
  divisor: text({ enum: DIVISORS }).notNull().default('26'),
  hours_per_day: factor().default('8'),
  normal_multiplier: factor().default('1'),
  overtime_multiplier: factor().default('1.5'),
  rest_day_multiplier: factor().default('2'),
  holiday_multiplier: factor().default('2'),
  rest_day_ot_multiplier: factor().default('2'),
  holiday_ot_multiplier: factor().default('3'),
  overtime_salary_ceiling: money().default(sen(4000_00)),
  deduct_absent: boolean().notNull().default(true),
  deduct_late: boolean().notNull().default(false),
  late_grace_minutes: smallint().notNull().default(0),
  rounding_net: text({ enum: NET_ROUNDINGS }).notNull().default('None'),
  rule_set: text({ enum: RULE_SET_NAMES }).notNull().default('law'),
  readings: jsonb().$type<Readings>().notNull().default({}),
  show_sites_on_payslip: boolean().notNull().default(false),
  payslip_password: boolean().notNull().default(false),
  variance_percent: numeric({ precision: 5, scale: 2 }).notNull().default('20'),
  variance_amount: money().notNull().default(sen(500_00)),
  ...stamps(),
});
