/** Devices, enrolments, what was seen, and the settings of a company. */
import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, day, id, key, made, moment, stamps } from '#platform/server/db/columns.ts';
import { DIRECTIONS, DEVICE_STATUSES, MATCH_STATUSES, SEEN_DIRECTIONS } from '../contract/face.schema.ts';

export const frSettings = pgTable('fr_settings', {
  company_id: key().primaryKey(),
  enabled: boolean().notNull(),
  keep_pictures: boolean().notNull(),
  retention_days: smallint().notNull(),
  threshold: smallint().notNull(),
  codes: boolean().notNull().default(false),
  ...stamps(),
});

export const frDevices = pgTable('fr_devices', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  serial_no: text().notNull(),
  work_site_id: key(),
  branch_id: key(),
  direction: text({ enum: DIRECTIONS }).notNull(),
  status: text({ enum: DEVICE_STATUSES }).notNull(),
  token_hash: bytes(),
  pair_code_hash: bytes(),
  pair_code_expires_at: moment(),
  last_seen_at: moment(),
  firmware: text(),
  queued: integer().notNull().default(0),
  ...stamps(),
  deleted_at: moment(),
});
export type DeviceRecord = typeof frDevices.$inferSelect;

export const frEnrolments = pgTable('fr_enrolments', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  descriptor: bytes(),
  device_person_id: text(),
  consent_at: day().notNull(),
  consent_by: text().notNull(),
  revoked_at: moment(),
  revoke_reason: text(),
  created_by: key(),
  ...stamps(),
});
export type EnrolmentRecord = typeof frEnrolments.$inferSelect;

export const frCodes = pgTable('fr_codes', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  code_hash: bytes().notNull(),
  last_used_at: moment(),
  created_by: key(),
  ...stamps(),
});

export const frRecords = pgTable('fr_records', {
  id: id(),
  company_id: key().notNull(),
  fr_device_id: key().notNull(),
  employee_id: key(),
  device_person_id: text(),
  recorded_at: moment().notNull(),
  received_at: made(),
  confidence: numeric({ precision: 5, scale: 2 }).notNull(),
  liveness: numeric({ precision: 5, scale: 2 }),
  temperature: numeric({ precision: 4, scale: 1 }),
  direction: text({ enum: SEEN_DIRECTIONS }),
  match_status: text({ enum: MATCH_STATUSES }).notNull(),
  attendance_record_id: key(),
  flags: text().array().notNull().default([]),
  remark: text(),
  client_ref: text().notNull(),
  decided_by: key(),
  ...stamps(),
});
export type FaceRecord = typeof frRecords.$inferSelect;
