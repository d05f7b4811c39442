/** What outlets of projects need, and the schedules that were proposed for it. */
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { day, id, key, stamps } from '#platform/server/db/columns.ts';
import { FILL_STATUSES, type FillForm } from '../../contract/fill/fill.endpoints.ts';

export const salesNeeds = pgTable('sales_needs', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  outlet_id: key().notNull(),
  /** 1 Monday to 7 Sunday. */
  weekdays: smallint().array().notNull(),
  start_time: text().$type<TimeOfDay>().notNull(),
  end_time: text().$type<TimeOfDay>().notNull(),
  heads: smallint().notNull(),
  /** null: those of the project. */
  start_date: day(),
  end_date: day(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type SalesNeedRecord = typeof salesNeeds.$inferSelect;

/** What was found: who fills which need on which day, and what stays empty. */
export interface FillResult {
  readonly given: readonly { readonly promoter_id: number; readonly need_id: number; readonly date: string }[];
  readonly gaps: readonly {
    readonly need_id: number;
    readonly date: string;
    readonly missing: number;
    readonly reasons: readonly (readonly [reason: string, people: number])[];
    readonly people: readonly (readonly [promoterId: number, reason: string])[];
  }[];
  readonly is_best: boolean;
}

export const salesFills = pgTable('sales_fills', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  asked: jsonb().$type<FillForm>().notNull(),
  status: text({ enum: FILL_STATUSES }).notNull().default('pending'),
  percent: smallint().notNull().default(0),
  result: jsonb().$type<FillResult>(),
  asked_by: key().notNull(),
  ...stamps(),
});
export type SalesFillRecord = typeof salesFills.$inferSelect;
