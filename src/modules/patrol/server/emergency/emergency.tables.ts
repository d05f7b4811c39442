/** Emergencies: what happened, whom it reached, where the guard was; and answers to welfare checks. */
import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { EMERGENCY_EVENTS, EMERGENCY_STATUSES, EMERGENCY_TYPES, WELFARE_ANSWERS } from '../../contract/emergency/emergency.schema.ts';
import type { LadderContact } from '../../contract/emergency/escalation.ts';

const degrees = () => numeric({ precision: 10, scale: 7 });

export const patrolEmergencies = pgTable('patrol_emergencies', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  site_id: key().notNull(),
  operation_id: key(),
  guard_id: key(),
  device_id: key(),
  raised_by: key(),
  type: text({ enum: EMERGENCY_TYPES }).notNull(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  offline: boolean().notNull().default(false),
  lat: degrees(),
  lng: degrees(),
  accuracy_m: integer(),
  note: text(),
  status: text({ enum: EMERGENCY_STATUSES }).notNull().default('Open'),
  ladder: jsonb().$type<LadderContact[]>().notNull(),
  level: integer().notNull().default(0),
  told_seconds: integer().notNull().default(-1),
  due_at: moment(),
  acknowledged_by: key(),
  acknowledged_at: moment(),
  responder: text(),
  arrived_at: moment(),
  resolved_by: key(),
  resolved_at: moment(),
  resolution: text(),
  sitrep_id: key(),
  ...stamps(),
  /** Made when the guard was not signed in on the device. */
  outside_session: boolean().notNull().default(false),
});
export type EmergencyRecord = typeof patrolEmergencies.$inferSelect;

export const patrolEmergencyPresses = pgTable('patrol_emergency_presses', {
  id: id(),
  company_id: key().notNull(),
  client_ref: uuid().notNull(),
  emergency_id: key().notNull(),
  recorded_at: moment().notNull(),
  ...stamps(),
});

/** Whom a step reached. */
export interface ToldPerson {
  readonly name: string;
  /** null: the portal told an account. */
  readonly phone: string | null;
}
export const patrolEmergencyEvents = pgTable('patrol_emergency_events', {
  id: id(),
  company_id: key().notNull(),
  emergency_id: key().notNull(),
  at: moment().notNull(),
  kind: text({ enum: EMERGENCY_EVENTS }).notNull(),
  step_seconds: integer(),
  people: jsonb().$type<ToldPerson[]>(),
  user_id: key(),
  text: text(),
  ...stamps(),
});

export const patrolEmergencyPositions = pgTable('patrol_emergency_positions', {
  id: id(),
  company_id: key().notNull(),
  client_ref: uuid().notNull(),
  emergency_id: key().notNull(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  lat: degrees().notNull(),
  lng: degrees().notNull(),
  accuracy_m: integer(),
  ...stamps(),
});

export const patrolWelfareAnswers = pgTable('patrol_welfare_answers', {
  id: id(),
  company_id: key().notNull(),
  client_ref: uuid().notNull(),
  device_id: key().notNull(),
  guard_id: key().notNull(),
  site_id: key().notNull(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  offline: boolean().notNull(),
  answer: text({ enum: WELFARE_ANSWERS }).notNull(),
  ...stamps(),
  outside_session: boolean().notNull().default(false),
});
