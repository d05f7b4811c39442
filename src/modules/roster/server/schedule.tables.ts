/** Work schedules, and who is on which from when to when. */
import { boolean, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { SCHEDULE_STATUSES, SCHEDULE_TYPES, type ScheduleDay } from '../contract/work-schedule.schema.ts';

export const workSchedules = pgTable('work_schedules', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  code: text(),
  type: text({ enum: SCHEDULE_TYPES }).notNull(),
  days: jsonb().$type<ScheduleDay[]>().notNull(),
  break_minutes: smallint().notNull(),
  flexible_hours: numeric({ precision: 4, scale: 2, mode: 'number' }),
  ontime_checkin_minutes: smallint(),
  ontime_checkout_minutes: smallint(),
  is_default: boolean().notNull().default(false),
  status: text({ enum: SCHEDULE_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});
export type WorkScheduleRecord = typeof workSchedules.$inferSelect;

export const employeeWorkSchedules = pgTable('employee_work_schedules', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  work_schedule_id: key().notNull(),
  effective_from: day().notNull(),
  /** The last day; null: until further notice. */
  effective_to: day(),
  created_by: key(),
  ...stamps(),
});
export type OnScheduleRecord = typeof employeeWorkSchedules.$inferSelect;
