/** Courses and who takes part in them. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, ids, key, money, stamps } from '#platform/server/db/columns.ts';
import { COURSE_RESULTS } from '../contract/course/course.schema.ts';
import { COURSE_TYPES } from '../contract/rank/rank.schema.ts';

export const asmCourses = pgTable('asm_courses', {
  id: id(),
  company_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  type: text({ enum: COURSE_TYPES }).notNull(),
  provider: text().notNull(),
  venue: text().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  capacity: integer().notNull(),
  fee: money(),
  /** Who may take part; empty: every rank, and recruits. */
  rank_ids: ids(),
  /** Of a certificate without a date of its own, from the end of the course; null: for good. */
  valid_months: integer(),
  cancelled: boolean().notNull().default(false),
  ...stamps(),
});
export type CourseRecord = typeof asmCourses.$inferSelect;

export const asmParticipants = pgTable('asm_participants', {
  id: id(),
  company_id: key().notNull(),
  course_id: key().notNull(),
  /** Recruits are employees before they are officers. */
  employee_id: key().notNull(),
  application_id: key(),
  result: text({ enum: COURSE_RESULTS }).notNull().default('Approved'),
  attendance_percent: integer(),
  score: integer(),
  certificate_no: text(),
  /** The last day; null: for good. */
  valid_until: day(),
  /** Of a pass in shooting: the day of live firing that the officer had by hand before it. */
  qualified_before: day(),
  ...stamps(),
});
export type ParticipantRecord = typeof asmParticipants.$inferSelect;
