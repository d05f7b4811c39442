/**
 * Schedules: a promoter at an outlet on a day. `lockPromoters` (`sales_lock_promoters`) is taken before one is planned or moved, so that
 * two companies that plan the same person come one after the other.
 */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { SCHEDULE_STATUSES } from '../../contract/schedule-status.ts';

export const salesSchedules = pgTable('sales_schedules', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  outlet_id: key().notNull(),
  promoter_id: key().notNull(),
  /** Of the start; an end that is not after the start is on the next day. */
  date: day().notNull(),
  start_time: text().notNull(),
  end_time: text().notNull(),
  /** The same as instants. */
  starts_at: moment().notNull(),
  ends_at: moment().notNull(),
  status: text({ enum: SCHEDULE_STATUSES }).notNull().default('Upcoming'),
  /** From check-in to check-out, whole minutes; null before the check-out. */
  worked_minutes: integer(),
  /** Of them those beyond the planned time that a supervisor approved. */
  overtime_minutes: integer().notNull().default(0),
  overtime_by: key(),
  overtime_at: moment(),
  /** Nobody checked out: closed by the job, and unpaid until `confirmed_at`. */
  auto_closed: boolean().notNull().default(false),
  confirmed_by: key(),
  confirmed_at: moment(),
  /** When its promoter and whoever supervises heard that its report is overdue. */
  report_reminded_at: moment(),
  /** Whose it was when it was planned, and since when it is another's. */
  taken_over_from: key(),
  taken_over_at: moment(),
  remark: text(),
  cancel_reason: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type ScheduleRecord = typeof salesSchedules.$inferSelect;
