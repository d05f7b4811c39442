/** Reports that people asked for, with their files. */
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReportStatus } from '#platform/contract/status.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const reportJobs = pgTable('report_jobs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  company_id: bigint('company_id', { mode: 'number' }).notNull(),
  user_id: bigint('user_id', { mode: 'number' }).notNull(),
  type: text('type').notNull(),
  title: text('title').notNull(),
  template: text('template'),
  filter: jsonb('filter').$type<Record<string, unknown>>().notNull().default({}),
  format: text('format').notNull(),
  status: text('status').$type<ReportStatus>().notNull().default('pending'),
  progress: smallint('progress').notNull().default(0),
  rows: integer('rows'),
  file_id: bigint('file_id', { mode: 'number' }),
  error: text('error'),
  finished_at: instant('finished_at'),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
});

export type ReportJobRow = typeof reportJobs.$inferSelect;
