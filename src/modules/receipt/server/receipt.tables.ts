/** receipt_readings: what was read from a file, one row for each. */
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, ids, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { READING_FAULTS, READING_STATUSES, type Proposals } from '../contract/receipt.schema.ts';

export const receiptReadings = pgTable('receipt_readings', {
  id: id(),
  company_id: key().notNull(),
  file_id: key().notNull(),
  status: text({ enum: READING_STATUSES }).notNull().default('Waiting'),
  fault: text({ enum: READING_FAULTS }),
  attempts: smallint().notNull().default(0),
  begun_at: moment(),
  spent_ms: integer().notNull().default(0),
  busy_until: moment(),
  amount: money(),
  date: day(),
  merchant: text(),
  number: text(),
  found: jsonb().$type<Proposals>(),
  pages_file_id: key(),
  figures: text().array().notNull().default([]),
  bands: ids(),
  receipt_key: text().generatedAlwaysAs(sql`null`),
  read_at: moment(),
  ...stamps(),
});
export type ReadingRecord = typeof receiptReadings.$inferSelect;
