/** Operations, their rounds, and scans. */
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { METHODS, type scanAnswer } from '../contract/operation/clocking.endpoints.ts';
import { SCAN_DECISIONS, SCAN_STATUSES, type ScanFlag } from '../contract/round/round.schema.ts';
import type { RoutePoint } from '../contract/site/route-times.ts';

const degrees = () => numeric({ precision: 10, scale: 7 });

export const patrolOperations = pgTable('patrol_operations', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  site_id: key().notNull(),
  date: day().notNull(),
  shift_name: text().notNull(),
  start_at: moment().notNull(),
  end_at: moment().notNull(),
  briefing: text(),
  cancelled_at: moment(),
  cancel_reason: text(),
  created_by: key(),
  ...stamps(),
  welfare_minutes: integer(),
  leader_id: key(),
  device_ids: jsonb().$type<number[]>().notNull().default([]),
  /** By which the starts of rounds were drawn; null: before they were. */
  seed: text(),
});

export const patrolOperationGuards = pgTable('patrol_operation_guards', {
  id: id(),
  company_id: key().notNull(),
  operation_id: key().notNull(),
  guard_id: key().notNull(),
  ...stamps(),
  /** Since when, of one who came in place of another; null: from the beginning. */
  joined_at: moment(),
  replaced_at: moment(),
  replaced_by: key(),
  replace_reason: text(),
});

export const patrolRounds = pgTable('patrol_rounds', {
  id: id(),
  company_id: key().notNull(),
  operation_id: key().notNull(),
  route_id: key().notNull(),
  start_at: moment().notNull(),
  points: jsonb().$type<RoutePoint[]>().notNull(),
  strict: boolean().notNull(),
  min_leg_seconds: integer().notNull(),
  excuses: jsonb().$type<Record<string, string>>().notNull().default({}),
  ...stamps(),
});

export const patrolClockings = pgTable('patrol_clockings', {
  id: id(),
  company_id: key().notNull(),
  device_id: key(),
  guard_id: key().notNull(),
  site_id: key().notNull(),
  operation_id: key(),
  checkpoint_id: key(),
  round_id: key(),
  client_ref: text().notNull(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  offline: boolean().notNull(),
  method: text({ enum: METHODS }).notNull(),
  tag_uid: text(),
  lat: degrees(),
  lng: degrees(),
  accuracy_m: integer(),
  distance_m: integer(),
  status: text({ enum: SCAN_STATUSES }),
  flags: jsonb().$type<ScanFlag[]>().notNull().default([]),
  remark: text(),
  created_by: key(),
  ...stamps(),
  stale_code: boolean().notNull().default(false),
  answers: jsonb().$type<z.output<typeof scanAnswer>[]>(),
  decision: text({ enum: SCAN_DECISIONS }),
  decision_reason: text(),
  decided_by: key(),
  decided_at: moment(),
});

/** Points of rounds that no scan fills and nobody excused (`../round/keep-evaluation.ts`). */
export const patrolUnscannedPoints = pgTable('patrol_unscanned_points', {
  id: id(),
  company_id: key().notNull(),
  site_id: key().notNull(),
  operation_id: key().notNull(),
  round_id: key().notNull(),
  checkpoint_id: key().notNull(),
  due_at: moment().notNull(),
  window_end_at: moment().notNull(),
  /** Until when a scan is on time. */
  over_at: moment().notNull(),
  ...stamps(),
});

export const patrolPointDecisions = pgTable('patrol_point_decisions', {
  id: id(),
  company_id: key().notNull(),
  round_id: key().notNull(),
  checkpoint_id: key().notNull(),
  decision: text({ enum: SCAN_DECISIONS }).notNull(),
  reason: text().notNull(),
  decided_by: key(),
  decided_at: moment().notNull(),
  ...stamps(),
});
