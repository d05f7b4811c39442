/** Holidays, blackout days, and calendar feeds. */
import { bigint, boolean, customType, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { HOLIDAY_TYPES } from '../../contract/holiday/holiday.schema.ts';

const key = () => bigint({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true, mode: 'string' });
const day = () => date({ mode: 'string' });
const ids = () => bigint({ mode: 'number' }).array().notNull().default([]);
const stamps = () => ({ created_at: moment().notNull().defaultNow(), updated_at: moment().notNull().defaultNow() });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const holidays = pgTable('holidays', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  name: text().notNull(),
  name_ms: text().notNull(),
  date: day().notNull(),
  type: text({ enum: HOLIDAY_TYPES }).notNull(),
  states: text().array().notNull().default([]),
  branch_ids: ids(),
  is_compulsory: boolean().notNull().default(false),
  is_half_day: boolean().notNull().default(false),
  replaces_id: key(),
  source: text(),
  source_states: text().array().notNull().default([]),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type HolidayRecord = typeof holidays.$inferSelect;

export const leaveBlackouts = pgTable('leave_blackouts', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  name: text().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  leave_type_ids: ids(),
  department_ids: ids(),
  ...stamps(),
});
export type BlackoutRecord = typeof leaveBlackouts.$inferSelect;

export const leaveFeeds = pgTable('leave_feeds', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  token_hash: bytes().notNull(),
  ...stamps(),
});
