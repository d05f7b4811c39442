/** The occurrence books of sites: entries, the end of each book, and personal fields until they are erased. */
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { LOG_ACTS, LOG_KINDS } from '../../contract/logbook/log-fields.ts';

export const patrolLogEntries = pgTable('patrol_log_entries', {
  id: id(),
  company_id: key().notNull(),
  site_id: key().notNull(),
  entry_no: integer().notNull(),
  act: text({ enum: LOG_ACTS }).notNull(),
  about_no: integer(),
  kind: text({ enum: LOG_KINDS }).notNull(),
  operation_id: key(),
  guard_id: key(),
  device_id: key(),
  user_id: key(),
  client_ref: uuid(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  offline: boolean().notNull().default(false),
  subject: text().notNull(),
  details: jsonb().$type<Record<string, string>>().notNull(),
  digests: jsonb().$type<Record<string, string>>().notNull(),
  remark: text(),
  photos: jsonb().$type<string[]>().notNull().default([]),
  hash: text().notNull(),
  ...stamps(),
  /** Made when the guard was not signed in on the device. */
  outside_session: boolean().notNull().default(false),
});

export const patrolLogHeads = pgTable('patrol_log_heads', {
  id: id(),
  company_id: key().notNull(),
  site_id: key().notNull(),
  entry_no: integer().notNull(),
  hash: text().notNull(),
  ...stamps(),
});

export const patrolLogPersonals = pgTable('patrol_log_personals', {
  id: id(),
  company_id: key().notNull(),
  entry_id: key().notNull(),
  fields: jsonb().$type<Record<string, { readonly salt: string; readonly value: string }>>().notNull(),
  erase_on: day().notNull(),
  ...stamps(),
});
