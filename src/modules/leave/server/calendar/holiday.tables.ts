/** Holidays, blackout days, and calendar feeds. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, day, id, ids, key, stamps } from '#platform/server/db/columns.ts';
import { HOLIDAY_BASES, HOLIDAY_STATUSES } from '#modules/reference/contract/reference.schema.ts';
import { HOLIDAY_TYPES } from '../../contract/holiday/holiday.schema.ts';

export const holidays = pgTable('holidays', {
  id: id(),
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
  /** Key of the day of the country's list that it was imported from. */
  source: text(),
  /** The date of the list when the day was imported, or when a person last decided about it. */
  source_date: day(),
  certainty: text({ enum: HOLIDAY_STATUSES }),
  basis: text({ enum: HOLIDAY_BASES }),
  unconfirmed_states: text().array().notNull().default([]),
  source_states: text().array().notNull().default([]),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type HolidayRecord = typeof holidays.$inferSelect;

export const holidayRefusals = pgTable('holiday_refusals', {
  id: id(),
  company_id: key().notNull(),
  source: text().notNull(),
  date: day().notNull(),
  created_by: key(),
  ...stamps(),
});

export const leaveBlackouts = pgTable('leave_blackouts', {
  id: id(),
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
  id: id(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  token_hash: bytes().notNull(),
  ...stamps(),
});
