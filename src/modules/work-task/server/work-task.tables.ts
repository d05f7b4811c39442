/** Work on sites: projects, the library of tasks, plans, tasks of days, and what was done about them. */
import { boolean, integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { POSITIONS } from '#platform/contract/place/geofence.ts';
import { day, id, ids, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import type { Rule } from '../contract/rules/recurrence.ts';
import { RESULTS, TASK_STATUSES } from '../contract/rules/task-state.ts';
import { LIBRARY_STATUSES, PRIORITIES, TASK_CATEGORIES } from '../contract/work-task.register.ts';

const degrees = () => numeric({ precision: 10, scale: 7, mode: 'number' });

export const workProjects = pgTable('work_projects', {
  id: id(),
  company_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  client_name: text(),
  description: text(),
  manager_id: key(),
  start_date: day().notNull(),
  end_date: day(),
  budget: money(),
  colour: text().notNull(),
  cancelled: boolean().notNull().default(false),
  ...stamps(),
  deleted_at: moment(),
});

export const workTasks = pgTable('work_tasks', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  code: text(),
  category: text({ enum: TASK_CATEGORIES }).notNull(),
  description: text(),
  priority: text({ enum: PRIORITIES }).notNull(),
  checklist: text().array().notNull().default([]),
  requires_photo: boolean().notNull(),
  requires_location: boolean().notNull(),
  est_minutes: smallint(),
  status: text({ enum: LIBRARY_STATUSES }).notNull(),
  ...stamps(),
  deleted_at: moment(),
});

export const workTaskPlans = pgTable('work_task_plans', {
  id: id(),
  company_id: key().notNull(),
  work_site_id: key().notNull(),
  work_task_id: key().notNull(),
  work_project_id: key(),
  employee_ids: ids(),
  starts_on: day().notNull(),
  due_time: text().$type<TimeOfDay>(),
  rule: jsonb().$type<Rule>(),
  ended_on: day(),
  created_by: key(),
  ...stamps(),
});
export type PlanRecord = typeof workTaskPlans.$inferSelect;

export const workSiteTasks = pgTable('work_site_tasks', {
  id: id(),
  company_id: key().notNull(),
  work_task_plan_id: key().notNull(),
  work_site_id: key().notNull(),
  work_task_id: key().notNull(),
  work_project_id: key(),
  employee_ids: ids(),
  due_date: day().notNull(),
  due_time: text().$type<TimeOfDay>(),
  status: text({ enum: TASK_STATUSES }).notNull(),
  has_issue: boolean().notNull().default(false),
  done_late: boolean().notNull().default(false),
  overdue_notified_at: moment(),
  started_at: moment(),
  completed_at: moment(),
  completed_by: key(),
  ...stamps(),
});
export type SiteTaskRecord = typeof workSiteTasks.$inferSelect;

export const workTaskActions = pgTable('work_task_actions', {
  id: id(),
  company_id: key().notNull(),
  work_site_task_id: key().notNull(),
  employee_id: key().notNull(),
  result: text({ enum: RESULTS }).notNull(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull(),
  checklist: boolean().array().notNull().default([]),
  remark: text(),
  lat: degrees(),
  lng: degrees(),
  accuracy_m: integer(),
  distance_m: integer(),
  position: text({ enum: POSITIONS }),
  client_ref: uuid().notNull(),
});
export type ActionRecord = typeof workTaskActions.$inferSelect;
