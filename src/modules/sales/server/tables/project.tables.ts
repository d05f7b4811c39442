/** Projects: where and when promoters of the company sell the products of a client, who does, and what they do there. */
import { boolean, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, ids, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { ACTIVITY } from '../../contract/activity.ts';
import { nextCode } from '../next-code.ts';
import { COMMISSION_TYPES, PAY_TYPES, PROJECT_STATUSES, TASK_TYPES, type TaskOptions } from '../../contract/project-words.ts';

export const salesProjects = pgTable('sales_projects', {
  id: id(),
  company_id: key().notNull(),
  code: nextCode('sales_project', 'PJ', 3, 'sales_projects'),
  name: text().notNull(),
  client_id: key().notNull(),
  start_date: day().notNull(),
  /** The last day, still On Going. */
  end_date: day().notNull(),
  description: text(),
  objective: text(),
  target_sales_amount: money(),
  target_units: numeric({ precision: 12, scale: 3 }),
  pay_type: text({ enum: PAY_TYPES }).notNull(),
  /** A day or an hour. */
  base_rate: money().notNull(),
  /** An hour. */
  overtime_rate: money().notNull().default(ZERO),
  commission_type: text({ enum: COMMISSION_TYPES }).notNull().default('None'),
  /** Percent of the sale, or ringgit a unit; a decimal text in both cases. */
  commission_value: numeric({ precision: 12, scale: 2 }).notNull().default('0'),
  min_hours_full_day: numeric({ precision: 4, scale: 2 }).notNull().default('7'),
  late_deduction: boolean().notNull().default(false),
  /** To the client: of a day of one promoter, and of a bill. */
  bill_rate: money(),
  bill_fee: money(),
  ontime_checkin_minutes: smallint().notNull().default(15),
  ontime_checkout_minutes: smallint().notNull().default(15),
  /** null: that of the outlet. */
  radius_m: integer(),
  daily_report_required: boolean().notNull().default(true),
  stock_required: boolean().notNull().default(true),
  photo_required: boolean().notNull().default(true),
  status: text({ enum: PROJECT_STATUSES }).notNull(),
  cancel_reason: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
  deleted_at: moment(),
});
export type ProjectRecord = typeof salesProjects.$inferSelect;

export const salesProjectOutlets = pgTable('sales_project_outlets', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  outlet_id: key().notNull(),
  target_sales_amount: money(),
  /** null: those of the project. */
  start_date: day(),
  end_date: day(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
});

export const salesProjectProducts = pgTable('sales_project_products', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  product_id: key().notNull(),
  price: money().notNull(),
  /** null: that of the project. */
  commission_value: numeric({ precision: 12, scale: 2 }),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
});

export const salesProjectPromoters = pgTable('sales_project_promoters', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  promoter_id: key().notNull(),
  default_outlet_id: key(),
  /** null: the base rate of the project. */
  rate_override: money(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
});

/** Whose projects these are in My Project. */
export const salesProjectSupervisors = pgTable('sales_project_supervisors', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  employee_id: key().notNull(),
  /** None: all outlets of the project. */
  outlet_ids: ids(),
  ...stamps(),
});

export const salesProjectTasks = pgTable('sales_project_tasks', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  name: text().notNull(),
  description: text(),
  type: text({ enum: TASK_TYPES }).notNull(),
  options: jsonb().$type<TaskOptions>().notNull().default({}),
  is_required: boolean().notNull().default(false),
  sort_order: smallint().notNull().default(0),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
});
export type ProjectTaskRecord = typeof salesProjectTasks.$inferSelect;
