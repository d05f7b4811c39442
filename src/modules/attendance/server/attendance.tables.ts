/** Punches, the days that are judged from them, and what people ask to be corrected. */
import { POSITIONS } from '#platform/contract/place/geofence.ts';
import { boolean, integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, made, moment, stamps } from '#platform/server/db/columns.ts';
import { ATTENDANCE_STATUSES, CORRECTION_STATUSES, OVERTIME_STATUSES, PAID_DAY_TYPES, PUNCH_TYPES, SOURCES, type Flag } from '../contract/attendance.schema.ts';
import type { EvaluationContext } from '../contract/evaluate/basis.ts';
import type { Trust } from '../contract/trust/trust.ts';

const degrees = () => numeric({ precision: 10, scale: 7, mode: 'number' });

export const attendanceRecords = pgTable('attendance_records', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  type: text({ enum: PUNCH_TYPES }).notNull(),
  /** A device told whether the person came or left; of punches without a device it goes without saying. */
  directed: boolean().notNull().default(false),
  recorded_at: moment().notNull(),
  received_at: moment().notNull().defaultNow(),
  source: text({ enum: SOURCES }).notNull(),
  lat: degrees(),
  lng: degrees(),
  accuracy_m: integer(),
  work_site_id: key(),
  branch_id: key(),
  distance_m: integer(),
  position: text({ enum: POSITIONS }),
  inside_percent: smallint(),
  remark: text(),
  client_ref: uuid(),
  device_id: key(),
  /** The session that it is meant for, whatever the time: of one that the office entered. */
  for_date: day(),
  for_index: smallint(),
  /** It stands in place of one that was voided. */
  corrects: boolean().notNull().default(false),
  trust: jsonb().$type<Trust>(),
  created_by: key(),
  created_at: made(),
  voided_at: moment(),
  voided_by: key(),
  void_reason: text(),
});
export type PunchRecord = typeof attendanceRecords.$inferSelect;

export const attendances = pgTable('attendances', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  date: day().notNull(),
  session_index: smallint().notNull(),
  start_time: text(),
  end_time: text(),
  day_type: text({ enum: PAID_DAY_TYPES }).notNull(),
  work_schedule_id: key(),
  checkin_id: key(),
  checkout_id: key(),
  checkin_status: text({ enum: ATTENDANCE_STATUSES }),
  checkout_status: text({ enum: ATTENDANCE_STATUSES }),
  minutes: integer().notNull().default(0),
  overtime_minutes: integer().notNull().default(0),
  overtime_status: text({ enum: OVERTIME_STATUSES }).notNull().default('None'),
  overtime_remark: text(),
  late_minutes: integer().notNull().default(0),
  early_leave_minutes: integer().notNull().default(0),
  absent: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
  flags: text().array().$type<Flag[]>().notNull().default([]),
  basis: jsonb().$type<EvaluationContext>().notNull(),
  ...stamps(),
});
export type AttendanceRecord = typeof attendances.$inferSelect;

export const attendanceCorrections = pgTable('attendance_corrections', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  date: day().notNull(),
  session_index: smallint().notNull(),
  checkin_at: moment().notNull(),
  checkout_at: moment(),
  work_site_id: key(),
  reason: text().notNull(),
  status: text({ enum: CORRECTION_STATUSES }).notNull().default('Waiting for Approval'),
  remark: text(),
  decided_by: key(),
  decided_at: moment(),
  ...stamps(),
});
export type CorrectionRecord = typeof attendanceCorrections.$inferSelect;
