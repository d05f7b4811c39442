/** How attendance is judged, by company and by branch. */
import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, stamps } from '#platform/server/db/columns.ts';
import { OUTSIDE_POLICIES, type AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';

const hours = () => numeric({ precision: 4, scale: 2, mode: 'number' }).notNull();

export const attendanceSettings = pgTable('attendance_settings', {
  id: id(),
  company_id: key().notNull(),
  /** Null: of the company. */
  branch_id: key(),
  ontime_checkin_minutes: smallint().notNull(),
  ontime_checkout_minutes: smallint().notNull(),
  radius_m: integer().notNull(),
  location_required: boolean().notNull(),
  outside_policy: text({ enum: OUTSIDE_POLICIES }).notNull(),
  photo_required: boolean().notNull(),
  web_checkin: boolean().notNull(),
  per_session: boolean().notNull(),
  early_limit_minutes: smallint().notNull(),
  auto_checkout_hours: smallint(),
  remind_checkin_minutes: smallint(),
  remind_checkout_minutes: smallint(),
  allow_unscheduled: boolean().notNull(),
  rounding_minutes: smallint().$type<AttendanceSetting['rounding_minutes']>().notNull(),
  overtime_min_minutes: smallint().notNull(),
  overtime_requires_approval: boolean().notNull(),
  half_day_hours: hours(),
  full_day_hours: hours(),
  ...stamps(),
});
export type AttendanceSettingRecord = typeof attendanceSettings.$inferSelect;
