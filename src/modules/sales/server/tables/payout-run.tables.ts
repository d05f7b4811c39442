/** Calculations of payouts, each a job with its progress. */
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { PAYOUT_RUN_STATUSES } from '../../contract/payout-words.ts';

export const salesPayoutRuns = pgTable('sales_payout_runs', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  period_start: day().notNull(),
  period_end: day().notNull(),
  asked_by: key(),
  status: text({ enum: PAYOUT_RUN_STATUSES }).notNull().default('pending'),
  /** The last promoter that is done. */
  done_to: key().notNull().default(0),
  attempts: smallint().notNull().default(0),
  /** Promoters to go through, and those gone through. */
  total: integer().notNull().default(0),
  done: integer().notNull().default(0),
  calculated: integer().notNull().default(0),
  kept: integer().notNull().default(0),
  /** Whose payout could not be calculated. */
  failed: jsonb().$type<{ readonly promoter_id: number; readonly name: string }[]>().notNull().default([]),
  started_at: moment(),
  finished_at: moment(),
  ...stamps(),
});
export type PayoutRunRecord = typeof salesPayoutRuns.$inferSelect;
