/** Situation reports and what was done about them. */
import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { NOTE_KINDS, SEVERITIES, SITREP_CATEGORIES, SITREP_STATUSES, type person, type vehicle } from '../contract/report/sitrep.schema.ts';

const degrees = () => numeric({ precision: 10, scale: 7 });

export const patrolSitreps = pgTable('patrol_sitreps', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  site_id: key().notNull(),
  operation_id: key(),
  guard_id: key().notNull(),
  device_id: key(),
  client_ref: uuid(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  offline: boolean().notNull().default(false),
  category: text({ enum: SITREP_CATEGORIES }).notNull(),
  severity: text({ enum: SEVERITIES }).notNull(),
  title: text().notNull(),
  description: text().notNull(),
  action_taken: text(),
  persons: jsonb().$type<z.output<typeof person>[]>().notNull().default([]),
  vehicles: jsonb().$type<z.output<typeof vehicle>[]>().notNull().default([]),
  police_report_no: text(),
  lat: degrees(),
  lng: degrees(),
  accuracy_m: integer(),
  status: text({ enum: SITREP_STATUSES }).notNull().default('Pending'),
  reviewed_by: key(),
  reviewed_at: moment(),
  closed_by: key(),
  closed_at: moment(),
  created_by: key(),
  ...stamps(),
  /** Made when the guard was not signed in on the device. */
  outside_session: boolean().notNull().default(false),
});
export type SitrepRecord = typeof patrolSitreps.$inferSelect;

export const patrolSitrepNotes = pgTable('patrol_sitrep_notes', {
  id: id(),
  company_id: key().notNull(),
  sitrep_id: key().notNull(),
  kind: text({ enum: NOTE_KINDS }).notNull(),
  text: text().notNull(),
  user_id: key(),
  at: moment().notNull(),
  ...stamps(),
});
