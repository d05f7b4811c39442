/** leaves and their days. */
import { boolean, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { DAY_REASONS } from '../contract/application/count-leave-days.ts';
import { CORRECTION_STATUSES } from '../contract/correction/correction.schema.ts';
import { LEAVE_DURATIONS } from '../contract/application/leave-duration.ts';
import { LEAVE_STATUSES } from '../contract/leave.workflow.ts';

/** Begins their numbers: `LV-2026-000012`. */
export const LEAVE_NUMBERS = 'LV';

export const leaves = pgTable('leaves', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  employee_id: key().notNull(),
  leave_type_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  duration: text({ enum: LEAVE_DURATIONS }).notNull().default('Full'),
  total_days: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
  apply_date: day().notNull(),
  reason: text().notNull(),
  contact_phone: text(),
  relief_employee_id: key(),
  birth_date: day(),
  continues_id: key(),
  /** Year of the account that it draws on; for a birth that of the first day, also for the days after the new year. */
  account_year: smallint().notNull(),
  status: text({ enum: LEAVE_STATUSES }).notNull().default('Waiting for Approval'),
  reviewed_by: key(),
  reviewed_at: moment(),
  approved_by: key(),
  approved_at: moment(),
  rejected_by: key(),
  rejected_at: moment(),
  cancelled_by: key(),
  cancelled_at: moment(),
  remark: text(),
  created_by: key(),
  ...stamps(),
});
export type LeaveRecord = typeof leaves.$inferSelect;
export type NewLeave = typeof leaves.$inferInsert;

export const leaveDays = pgTable('leave_days', {
  id: id(),
  company_id: key().notNull(),
  leave_id: key().notNull(),
  employee_id: key().notNull(),
  date: day().notNull(),
  part: text({ enum: LEAVE_DURATIONS }).notNull(),
  value: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
  reason: text({ enum: DAY_REASONS }).notNull(),
  note: text(),
  note_ms: text(),
  live: boolean().notNull().default(true),
  payroll_id: key(),
  overtaken: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
  /** Null: payroll counts the day by its own date. */
  deduct_on: day(),
  /** Of an undecided leave, over a day of another one that it replaces once it is approved. */
  replacing: boolean().notNull().default(false),
  ...stamps(),
});
/** What an approved leave took out of the days of another one. */
export const leaveReplacements = pgTable('leave_replacements', {
  id: id(),
  company_id: key().notNull(),
  /** The leave that took the day. */
  leave_id: key().notNull(),
  leave_day_id: key().notNull(),
  part: text({ enum: LEAVE_DURATIONS }).notNull(),
  ...stamps(),
});
export const leaveCorrections = pgTable('leave_corrections', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  leave_id: key().notNull(),
  leave_day_id: key().notNull(),
  value_before: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
  value_after: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
  reason: text({ enum: DAY_REASONS }).notNull(),
  note: text(),
  note_ms: text(),
  status: text({ enum: CORRECTION_STATUSES }).notNull().default('Open'),
  decided_by: key(),
  decided_at: moment(),
  /** Ringgit that a confirmed payroll took off too much. */
  refund: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
  /** The confirmed payroll that took the day off. */
  taken_by: key(),
  refund_payroll_id: key(),
  ...stamps(),
});
export type LeaveCorrectionRecord = typeof leaveCorrections.$inferSelect;
export type LeaveDayRecord = typeof leaveDays.$inferSelect;
