/** ea_forms and ea_form_runs: the form of an employee and year, and the runs that generate many. */
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { EA_STATUSES } from '../contract/ea-form.workflow.ts';
import { RUN_STATUSES, type EaPayload, type ManualLine } from '../contract/ea-form.schema.ts';

export const eaForms = pgTable('ea_forms', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  year: smallint().notNull(),
  serial_no: text().notNull(),
  payload: jsonb().$type<EaPayload>().notNull(),
  manual: jsonb().$type<ManualLine[]>().notNull().default([]),
  status: text({ enum: EA_STATUSES }).notNull().default('Success'),
  gross: money().notNull(),
  epf: money().notNull(),
  mtd: money().notNull(),
  generated_at: moment().notNull(),
  generated_by: key(),
  published_at: moment(),
  published_by: key(),
  published_reason: text(),
  ...stamps(),
});
export type EaFormRecord = typeof eaForms.$inferSelect;

/** Why an employee has no form after a run, said when it is shown. */
export interface RunFailure {
  readonly employee_id: number;
  readonly name: string;
  readonly reason: { readonly en: string; readonly ms: string };
}

export const eaFormRuns = pgTable('ea_form_runs', {
  id: id(),
  company_id: key().notNull(),
  year: smallint().notNull(),
  user_id: key().notNull(),
  status: text({ enum: RUN_STATUSES }).notNull().default('pending'),
  employee_ids: key().array(),
  replace_published: boolean().notNull().default(false),
  total: integer().notNull().default(0),
  done: integer().notNull().default(0),
  done_to: key().notNull().default(0),
  attempts: smallint().notNull().default(0),
  generated: integer().notNull().default(0),
  kept: integer().notNull().default(0),
  failed: jsonb().$type<RunFailure[]>().notNull().default([]),
  finished_at: moment(),
  ...stamps(),
});
export type EaRunRecord = typeof eaFormRuns.$inferSelect;
