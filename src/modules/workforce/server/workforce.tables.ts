/** Projects that need people, and what they need. */
import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';

export const womProjects = pgTable('wom_projects', {
  id: id(),
  company_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  client_name: text(),
  work_site_id: key().notNull(),
  manager_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  budget: money(),
  sector: text(),
  labour_supply: boolean().notNull().default(false),
  description: text(),
  cancelled: boolean().notNull().default(false),
  ...stamps(),
});
export type ProjectRecord = typeof womProjects.$inferSelect;

export const womRequirements = pgTable('wom_requirements', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  position_id: key().notNull(),
  shift_name: text().notNull(),
  start_time: text().notNull(),
  end_time: text().notNull(),
  /** 1 is Monday. */
  weekdays: smallint().array().notNull(),
  headcount: integer().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  certificates: text(),
  cost_rate: money().notNull(),
  bill_rate: money(),
  ...stamps(),
});
export type NeedRecord = typeof womRequirements.$inferSelect;

/** An employee on a need, from the first to the last day. */
export const womDeployments = pgTable('wom_deployments', {
  id: id(),
  company_id: key().notNull(),
  requirement_id: key().notNull(),
  employee_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  cost_rate: money().notNull(),
  confirmed_at: moment(),
  cancelled_at: moment(),
  cancel_reason: text(),
  replaced_by_id: key(),
  created_by: key(),
  ...stamps(),
});
export type DeploymentRecord = typeof womDeployments.$inferSelect;
