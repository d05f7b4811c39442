/** The roster: one day of one person, in place of what their work schedule says. */
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Session } from '#platform/contract/time/sessions.ts';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { DAY_TYPES } from '../contract/work-schedule.schema.ts';

/** Who planned a day: somebody by hand, or another module. */
export const ROSTER_SOURCES = ['roster', 'deployment'] as const;
export type RosterSource = (typeof ROSTER_SOURCES)[number];

export const attendanceSchedules = pgTable('attendance_schedules', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  date: day().notNull(),
  day_type: text({ enum: DAY_TYPES }).notNull(),
  sessions: jsonb().$type<Session[]>().notNull().default([]),
  work_schedule_id: key(),
  work_site_id: key(),
  /** Where the day leads to after its first site. */
  more_site_ids: key().array().notNull().default([]),
  /** Unpaid; null: as the work schedule has it. */
  break_minutes: smallint(),
  source: text({ enum: ROSTER_SOURCES }).notNull().default('roster'),
  remark: text(),
  /** Null: a draft, which judges nothing and is seen by those who plan alone. It lies beside what is published. */
  published_at: moment(),
  created_by: key(),
  ...stamps(),
});
export type RosterRecord = typeof attendanceSchedules.$inferSelect;
