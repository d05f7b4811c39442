/** Reports that people asked for, with their files. */
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '../db/columns.ts';
import type { ReportStatus } from '#platform/contract/status.ts';

export const reportJobs = pgTable('report_jobs', {
  id: id(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  type: text().notNull(),
  title: text().notNull(),
  template: text(),
  filter: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  format: text().notNull(),
  status: text().$type<ReportStatus>().notNull().default('pending'),
  progress: smallint().notNull().default(0),
  rows: integer(),
  file_id: key(),
  error: text(),
  finished_at: moment(),
  ...stamps(),
});

export type ReportJobRow = typeof reportJobs.$inferSelect;
