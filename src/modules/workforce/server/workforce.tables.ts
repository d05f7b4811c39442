/** Projects that need people, what they need, who is deployed, and who was there. */
import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, ids, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { SETTLED_PRESENCES } from '../contract/presence.ts';

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
  /** The contract of progress claims that it works for. */
  pcr_project_id: key(),
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
  break_minutes: smallint().notNull().default(0),
  /** What somebody must have beside the certificates that are named. */
  certificates: text(),
  certificate_kind_ids: ids(),
  /** Null: somebody who may see costs has yet to enter it. */
  cost_rate: money(),
  /** For one hour; null: one and a half times the cost of an hour of the shift. */
  overtime_rate: money(),
  bill_rate: money(),
  ...stamps(),
});
export type NeedRecord = typeof womRequirements.$inferSelect;

export const womCertificateKinds = pgTable('wom_certificate_kinds', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  description: text(),
  ...stamps(),
});

export const womCertificates = pgTable('wom_certificates', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  kind_id: key().notNull(),
  number: text(),
  issued_on: day().notNull(),
  /** The last valid day; null: it does not end. */
  expires_on: day(),
  /** The end that was announced, and how many days before. */
  told_for: day(),
  told_days: smallint(),
  ...stamps(),
});

/** An employee on a need, from the first to the last day. */
export const womDeployments = pgTable('wom_deployments', {
  id: id(),
  company_id: key().notNull(),
  requirement_id: key().notNull(),
  employee_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  /** As it was agreed then; null: as the need has it. */
  cost_rate: money(),
  /** Kept ready: it fills no place until the person is called. */
  standby: boolean().notNull().default(false),
  confirmed_at: moment(),
  cancelled_at: moment(),
  cancel_reason: text(),
  /** Of the owner, where the hours of the law warned. */
  override_reason: text(),
  replaced_by_id: key(),
  created_by: key(),
  ...stamps(),
});
export type DeploymentRecord = typeof womDeployments.$inferSelect;

/** The day of a project, confirmed or not. */
export const womDailyReports = pgTable('wom_daily_reports', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  date: day().notNull(),
  weather: text(),
  incidents: text(),
  remark: text(),
  confirmed_at: moment(),
  confirmed_by: key(),
  ...stamps(),
});
export type DailyReportRecord = typeof womDailyReports.$inferSelect;

/** Of a day that waits: what somebody says instead of attendance. Of a confirmed one: everybody who was deployed. */
export const womDailyPeople = pgTable('wom_daily_people', {
  id: id(),
  company_id: key().notNull(),
  report_id: key().notNull(),
  deployment_id: key().notNull(),
  state: text({ enum: SETTLED_PRESENCES }).notNull(),
  minutes: integer().notNull(),
  overtime_minutes: integer().notNull().default(0),
  late_minutes: integer().notNull().default(0),
  /** Of the day, and of its overtime; null until it is confirmed. */
  cost: money(),
  overtime_cost: money(),
  /** What was agreed for an hour then; null: nothing. */
  overtime_rate: money(),
  reason: text(),
  corrected_by: key(),
  ...stamps(),
});
