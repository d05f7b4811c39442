/** Applications to the police, of every type and category. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { APPLICATION_STATUSES } from '../../contract/application/application.workflow.ts';
import { APPLICATION_TYPES } from '../../contract/application/form-fields.ts';

export const asmApplications = pgTable('asm_applications', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  type: text({ enum: APPLICATION_TYPES }).notNull(),
  category: text().notNull(),
  employee_id: key(),
  officer_id: key(),
  contingent: text(),
  payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Seen by whoever has the right to compliance data alone. */
  sensitive: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  ticked: text().array().notNull().default([]),
  status: text({ enum: APPLICATION_STATUSES }).notNull(),
  submitted_at: day(),
  forwarded_at: day(),
  forward_ref: text(),
  decision_ref: text(),
  decision_date: day(),
  decision: jsonb().$type<Record<string, unknown>>(),
  effect: jsonb().$type<Record<string, unknown>>(),
  /** Approved for a later day, on which it is made; null: it is made, or nothing is to be made. */
  effect_due: day(),
  closed_at: moment(),
  remark: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type ApplicationRecord = typeof asmApplications.$inferSelect;
