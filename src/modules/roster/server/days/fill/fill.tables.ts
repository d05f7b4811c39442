/** Rosters that were proposed. */
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, stamps } from '#platform/server/db/columns.ts';
import type { FillForm } from '../../../contract/fill/fill.endpoints.ts';
import { FILL_STATUSES } from '../../../contract/fill/fill.schema.ts';

/** What was found: who fills which need on which day, and what stays empty. */
export interface FillResult {
  readonly given: readonly { readonly employee_id: number; readonly need_id: number; readonly date: string }[];
  readonly gaps: readonly {
    readonly need_id: number;
    readonly date: string;
    readonly missing: number;
    readonly reasons: readonly (readonly [reason: string, people: number])[];
    /** Absent of one that was found before it was written down. */
    readonly nearest?: readonly (readonly [employeeId: number, reason: string])[];
  }[];
  readonly is_best: boolean;
}

export const rosterFills = pgTable('roster_fills', {
  id: id(),
  company_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  asked: jsonb().$type<FillForm>().notNull(),
  status: text({ enum: FILL_STATUSES }).notNull().default('pending'),
  percent: smallint().notNull().default(0),
  result: jsonb().$type<FillResult>(),
  asked_by: key().notNull(),
  ...stamps(),
});
export type FillRecord = typeof rosterFills.$inferSelect;
