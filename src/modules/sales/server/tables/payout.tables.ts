/** What a promoter earns in a project in a period, and of what that is made. */
import { boolean, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import type { StoredTerms } from '../../contract/payout/pay-terms.ts';
import { PAYOUT_RULES } from '../../contract/payout/payout-rules.ts';
import { PAYOUT_LINE_KINDS, PAYOUT_STATUSES } from '../../contract/payout-words.ts';
import { ENGAGEMENTS } from '../../contract/promoter/promoter-words.ts';

const amount = () => money().notNull().default(ZERO);
const hours = () => numeric({ precision: 8, scale: 2 }).notNull().default('0');

export const salesPayouts = pgTable('sales_payouts', {
  id: id(),
  company_id: key().notNull(),
  promoter_id: key().notNull(),
  project_id: key().notNull(),
  period_start: day().notNull(),
  period_end: day().notNull(),
  /** Within seven days of the period's end (Employment Act 1955 s.19). */
  due_date: day().notNull(),
  /** That of the promoter when it was calculated: all but a Contractor are paid by payroll. */
  engagement: text({ enum: ENGAGEMENTS }).notNull(),
  days: numeric({ precision: 6, scale: 2 }).notNull().default('0'),
  hours: hours(),
  overtime_hours: hours(),
  base_amount: amount(),
  rest_day_amount: amount(),
  holiday_amount: amount(),
  overtime_amount: amount(),
  commission_amount: amount(),
  /** For targets that were reached, and allowances. */
  target_amount: amount(),
  allowance_amount: amount(),
  /** Entered by hand. */
  incentive_amount: amount(),
  incentive_reason: text(),
  deduction_amount: amount(),
  deduction_reason: text(),
  /** Of late starts, where the project says so. */
  late_amount: amount(),
  /** What an earlier row that is not changed any more was paid too little or too much. */
  difference_amount: amount(),
  /** May be below 0: shown, not paid. */
  total: amount(),
  /** A day of it is paid less an hour than the minimum wage. */
  below_minimum: boolean().notNull().default(false),
  /** Of its lines; null: before it was kept. */
  lines_digest: text(),
  /** With which it was calculated; null: before they were stored. */
  terms: jsonb().$type<StoredTerms>(),
  remark: text(),
  /** When whoever pays was reminded that it is overdue. */
  reminded_on: day(),
  status: text({ enum: PAYOUT_STATUSES }).notNull().default('Unpaid'),
  approved_by: key(),
  approved_at: moment(),
  approve_reason: text(),
  payroll_id: key(),
  payment_batch_id: key(),
  paid_on: day(),
  paid_at: moment(),
  reference: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type PayoutRecord = typeof salesPayouts.$inferSelect;

export const salesPayoutLines = pgTable('sales_payout_lines', {
  id: id(),
  company_id: key().notNull(),
  payout_id: key().notNull(),
  kind: text({ enum: PAYOUT_LINE_KINDS }).notNull(),
  /** Null: a line of before rules were kept. */
  rule: text({ enum: PAYOUT_RULES }),
  date: day().notNull(),
  schedule_id: key(),
  stock_id: key(),
  /** The earlier payout that a difference belongs to. */
  of_payout_id: key(),
  /** The target or allowance that it pays, by the name that it had. */
  target_id: key(),
  allowance_id: key(),
  name: text(),
  /** Days, hours, units, minutes, percent, outlets or kilometres, as the formula reads them. */
  quantity: numeric({ precision: 10, scale: 3 }),
  rate: money(),
  amount: money().notNull(),
  formula: text(),
  /** Ringgit an hour that the work of the day comes to, on the lines that pay the day. */
  hourly: money(),
  below_minimum: boolean().notNull().default(false),
  ...stamps(),
});
export type PayoutLineRecord = typeof salesPayoutLines.$inferSelect;

/** What a promoter says about one line of an own payout, and the answer. One at a time about a line. */
export const salesPayoutDisputes = pgTable('sales_payout_disputes', {
  id: id(),
  company_id: key().notNull(),
  payout_id: key().notNull(),
  /** Null: the line was calculated anew since. */
  line_id: key(),
  line_kind: text({ enum: PAYOUT_LINE_KINDS }).notNull(),
  line_date: day().notNull(),
  line_amount: money().notNull(),
  reason: text().notNull(),
  raised_by: key(),
  raised_at: moment().notNull(),
  accepted: boolean(),
  answer: text(),
  answered_by: key(),
  answered_at: moment(),
  ...stamps(),
});
