/** What a promoter records on a schedule: check-in and check-out, the daily report and questions about it, tasks. Photos are files of these rows. */
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { DISPUTE_LINES } from '../../contract/field/dispute-lines.ts';
import type { ShelfCheck } from '../../contract/field/shelf-check.ts';
import { PUNCH_SOURCES, PUNCH_STATUSES, PUNCH_TYPES, REPORT_STATUSES, type ClosingCount, type TaskValue } from '../../contract/field-words.ts';

export const salesPunches = pgTable('sales_punches', {
  id: id(),
  company_id: key().notNull(),
  schedule_id: key().notNull(),
  type: text({ enum: PUNCH_TYPES }).notNull(),
  /** By which it is judged. */
  recorded_at: moment().notNull(),
  received_at: moment().notNull().defaultNow(),
  lat: numeric({ precision: 10, scale: 7 }),
  lng: numeric({ precision: 10, scale: 7 }),
  accuracy_m: integer(),
  /** From the pin of the outlet. */
  distance_m: integer(),
  outside: boolean().notNull().default(false),
  status: text({ enum: PUNCH_STATUSES }).notNull(),
  source: text({ enum: PUNCH_SOURCES }).notNull(),
  /** Required of a manual one. */
  remark: text(),
  /** What was missing at the check-out: `report`, `stock`. */
  flags: text().array().notNull().default([]),
  client_ref: text(),
  created_by: key(),
  ...stamps(),
});
export type PunchRecord = typeof salesPunches.$inferSelect;

/** Units and ringgit sold are those of the stock entries of the schedule. */
export const salesDailyReports = pgTable('sales_daily_reports', {
  id: id(),
  company_id: key().notNull(),
  schedule_id: key().notNull(),
  /** Only a submitted one locks products. */
  status: text({ enum: REPORT_STATUSES }).notNull().default('pending'),
  footfall: integer(),
  approached: integer(),
  sampled: integer(),
  buyers: integer(),
  competitor_activity: text(),
  customer_feedback: text(),
  issue: text(),
  /** When it was made, and when it arrived; null: it is not submitted. */
  submitted_at: moment(),
  received_at: moment(),
  reviewed_by: key(),
  reviewed_at: moment(),
  review_remark: text(),
  /** Sent back to the promoter, why. */
  reopened_by: key(),
  reopened_at: moment(),
  reopen_reason: text(),
  /** Counted at the close: an opening of the ledger once the report is approved. */
  closing: jsonb().$type<readonly ClosingCount[]>().notNull().default([]),
  /** What was seen of the shelf, by product. */
  shelf: jsonb().$type<readonly ShelfCheck[]>().notNull().default([]),
  client_ref: text(),
  ...stamps(),
});
export type DailyReportRecord = typeof salesDailyReports.$inferSelect;

/** A question about one line of a submitted report; one at a time about a line. */
export const salesReportDisputes = pgTable('sales_report_disputes', {
  id: id(),
  company_id: key().notNull(),
  schedule_id: key().notNull(),
  line: text({ enum: DISPUTE_LINES }).notNull(),
  /** Of a count at the close and of what was sold. */
  product_id: key(),
  reason: text().notNull(),
  /** What the line said when it was questioned. */
  was: jsonb().$type<number | string>(),
  raised_by: key(),
  raised_at: moment().notNull(),
  answer: text(),
  answered_at: moment(),
  client_ref: text(),
  /** Accepted or withdrawn, or over with the report. */
  settled_by: key(),
  settled_at: moment(),
  ...stamps(),
});
export type ReportDisputeRecord = typeof salesReportDisputes.$inferSelect;

export const salesTaskActions = pgTable('sales_task_actions', {
  id: id(),
  company_id: key().notNull(),
  schedule_id: key().notNull(),
  project_task_id: key().notNull(),
  /** null: a Photo, whose file says it. */
  value: jsonb().$type<TaskValue>(),
  recorded_at: moment().notNull(),
  client_ref: text(),
  ...stamps(),
});
export type TaskActionRecord = typeof salesTaskActions.$inferSelect;
