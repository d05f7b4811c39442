/** Site visits, what devices recorded of them, and where days of people begin. */
import { integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { POSITIONS } from '#platform/contract/place/geofence.ts';
import { day, id, ids, key, moment, stamps } from '#platform/server/db/columns.ts';
import { OUTCOMES, VISIT_TYPES, type VisitFlag, type VisitPlace } from '../contract/site-visit.schema.ts';
import { VISIT_STATUSES } from '../contract/site-visit.workflow.ts';

const degrees = () => numeric({ precision: 10, scale: 7, mode: 'number' });
const kilometres = () => numeric({ precision: 7, scale: 2, mode: 'number' });

export const siteVisits = pgTable('site_visits', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  number: text().notNull(),
  type: text({ enum: VISIT_TYPES }).notNull(),
  purpose: text().notNull(),
  work_site_id: key(),
  place: jsonb().$type<VisitPlace>(),
  date: day().notNull(),
  planned_date: day(),
  planned_start_time: text().$type<TimeOfDay>(),
  planned_end_time: text().$type<TimeOfDay>(),
  late_notified_at: moment(),
  started_at: moment(),
  ended_at: moment(),
  start_lat: degrees(),
  start_lng: degrees(),
  end_lat: degrees(),
  end_lng: degrees(),
  distance_m: integer(),
  position: text({ enum: POSITIONS }),
  duration_minutes: integer(),
  travel_km: kilometres(),
  changed_km: kilometres(),
  km_reason: text(),
  contact_person: text(),
  contact_phone: text(),
  companion_ids: ids(),
  outcome: text({ enum: OUTCOMES }),
  notes: text(),
  signed_by: text(),
  flags: text().array().$type<VisitFlag[]>().notNull().default([]),
  status: text({ enum: VISIT_STATUSES }).notNull(),
  claim_id: key(),
  /** Where its people stood is no longer known; what was reckoned from it stays. */
  positions_erased_at: moment(),
  claims_made: smallint().notNull().default(0),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type VisitRecord = typeof siteVisits.$inferSelect;
export type NewVisit = typeof siteVisits.$inferInsert;

export const siteVisitEntries = pgTable('site_visit_entries', {
  id: id(),
  company_id: key().notNull(),
  site_visit_id: key().notNull(),
  employee_id: key().notNull(),
  type: text({ enum: ['start', 'end'] }).notNull(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  lat: degrees(),
  lng: degrees(),
  accuracy_m: integer(),
  distance_m: integer(),
  position: text({ enum: POSITIONS }),
  remark: text(),
  client_ref: uuid().notNull(),
  hash: text(),
});
export type EntryRecord = typeof siteVisitEntries.$inferSelect;

export const siteVisitStarts = pgTable('site_visit_starts', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  name: text().notNull(),
  lat: degrees().notNull(),
  lng: degrees().notNull(),
  ...stamps(),
});
