/** What is guarded, by whom, and with which devices. */
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { bytes, day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { DEVICE_STATUSES, DEVICE_TYPES } from '../contract/device/device.register.ts';
import type { LadderContact } from '../contract/emergency/escalation.ts';
import { GUARD_POSITIONS, GUARD_STATUSES } from '../contract/guard/guard.register.ts';
import { CHECKPOINT_TYPES, type question } from '../contract/site/checkpoint.register.ts';
import { ROUTE_ORDERS, type routePoint } from '../contract/site/route.register.ts';
import { SITE_STATUSES, VISITOR_DAYS, VISITOR_IDENTITIES, type shift } from '../contract/site/site.register.ts';

const degrees = () => numeric({ precision: 10, scale: 7 });

export const patrolProjects = pgTable('patrol_projects', {
  id: id(),
  company_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  client_name: text().notNull(),
  contact_name: text(),
  contact_phone: text(),
  contact_email: text(),
  contract_no: text(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  monthly_fee: money().notNull(),
  guards_required: integer().notNull(),
  manager_id: key().notNull(),
  completion_percent: integer().notNull(),
  response_minutes: integer().notNull(),
  cancelled: boolean().notNull().default(false),
  ...stamps(),
  deleted_at: moment(),
  /** For each begun percentage point below what was agreed, and for each emergency that was answered too late; null: none. */
  penalty_point: money(),
  penalty_answer: money(),
  /** Of the monthly fee, at most. */
  penalty_most_percent: integer(),
});

export const patrolSites = pgTable('patrol_sites', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  address: text(),
  state: text(),
  lat: degrees().notNull(),
  lng: degrees().notNull(),
  radius_m: integer().notNull(),
  shifts: jsonb().$type<z.output<typeof shift>[]>().notNull(),
  escalation: jsonb().$type<LadderContact[]>().notNull(),
  work_site_id: key(),
  visitor_identity: text({ enum: VISITOR_IDENTITIES }).notNull().default('Last four'),
  visitor_days: integer().notNull().default(VISITOR_DAYS.usual),
  welfare_minutes: integer(),
  status: text({ enum: SITE_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
  city: text(),
});
export type SiteRecord = typeof patrolSites.$inferSelect;

export const patrolCheckpoints = pgTable('patrol_checkpoints', {
  id: id(),
  company_id: key().notNull(),
  site_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  type: text({ enum: CHECKPOINT_TYPES }).notNull(),
  tag_uid: text(),
  lat: degrees(),
  lng: degrees(),
  radius_m: integer(),
  far_m: integer().notNull(),
  floor: text(),
  instruction: text(),
  questions: jsonb().$type<z.output<typeof question>[]>().notNull().default([]),
  photo_required: boolean().notNull().default(false),
  position: integer().notNull(),
  status: text({ enum: SITE_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});

export const patrolRoutes = pgTable('patrol_routes', {
  id: id(),
  company_id: key().notNull(),
  site_id: key().notNull(),
  name: text().notNull(),
  order: text({ enum: ROUTE_ORDERS }).notNull(),
  points: jsonb().$type<z.output<typeof routePoint>[]>().notNull(),
  start_times: jsonb().$type<string[]>().notNull().default([]),
  every_from: text(),
  every_to: text(),
  every_minutes: integer(),
  /** So long after its planned start a round may begin. */
  random_minutes: integer(),
  weekdays: jsonb().$type<number[]>().notNull(),
  shift_name: text(),
  min_leg_seconds: integer().notNull(),
  status: text({ enum: SITE_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});

export const patrolGuards = pgTable('patrol_guards', {
  id: id(),
  company_id: key().notNull(),
  security_guard_id: key().notNull(),
  code: text().notNull(),
  pin_hash: text(),
  position: text({ enum: GUARD_POSITIONS }).notNull(),
  home_site_id: key().notNull(),
  skills: text(),
  status: text({ enum: GUARD_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});

export const patrolDevices = pgTable('patrol_devices', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  type: text({ enum: DEVICE_TYPES }).notNull(),
  serial_no: text().notNull(),
  phone_no: text(),
  site_id: key().notNull(),
  token_hash: bytes(),
  pair_code_hash: bytes(),
  pair_code_expires_at: moment(),
  app_version: text(),
  battery: integer(),
  last_seen_at: moment(),
  status: text({ enum: DEVICE_STATUSES }).notNull().default('Active'),
  status_reason: text(),
  checkpoint_id: key(),
  ...stamps(),
  deleted_at: moment(),
  /** null: before this was kept. */
  paired_at: moment(),
});

export const patrolSessions = pgTable('patrol_sessions', {
  id: id(),
  company_id: key().notNull(),
  device_id: key().notNull(),
  guard_id: key().notNull(),
  token_hash: bytes().notNull(),
  expires_at: moment().notNull(),
  ended_at: moment(),
  ...stamps(),
  /** Which the device served when the guard signed in. */
  site_id: key().notNull(),
  /** The guard ended it, and nobody else. */
  signed_out: boolean().notNull().default(false),
});

/** Of the codes that screens at checkpoints show. */
export const patrolPointSecrets = pgTable('patrol_point_secrets', {
  id: id(),
  company_id: key().notNull(),
  checkpoint_id: key().notNull(),
  secret: bytes().notNull(),
  made_at: moment().notNull(),
  ended_at: moment(),
  ...stamps(),
});
