/** Runs of imports, their rows, and the headers that companies have matched. */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '../db/columns.ts';
import type { ImportKind } from '#platform/contract/imports.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { ImportChange, ImportParams } from './import-definition.ts';

export type RunStatus = 'checked' | 'accepted' | 'undone';
export type RowState = 'checked' | 'left' | 'written' | 'failed' | 'undone' | 'kept';
/** Said in both languages, so that either may read it later. */
export interface RowError {
  readonly column: string | null;
  readonly text: Text;
}

export const importRuns = pgTable('import_runs', {
  id: id(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  type: text().notNull(),
  file_name: text().notNull(),
  status: text().$type<RunStatus>().notNull().default('checked'),
  /** What the import was asked for besides its file. */
  params: jsonb().$type<ImportParams>().notNull().default({}),
  ignored_headers: text().array().notNull().default([]),
  accepted_at: moment(),
  undone_at: moment(),
  ...stamps(),
});

export const importRows = pgTable('import_rows', {
  id: id(),
  company_id: key().notNull(),
  run_id: key().notNull(),
  number: integer().notNull(),
  name: text().notNull(),
  kind: text().$type<ImportKind>().notNull(),
  state: text().$type<RowState>().notNull().default('checked'),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  changes: jsonb().$type<readonly ImportChange[]>().notNull().default([]),
  errors: jsonb().$type<readonly RowError[]>().notNull().default([]),
  subject_id: key(),
  before: jsonb(),
  after: jsonb(),
  ...stamps(),
});

/** What the company said of a header that the import does not know. */
export const importHeaders = pgTable('import_headers', {
  id: id(),
  company_id: key().notNull(),
  type: text().notNull(),
  /** See `headerKey`. */
  header_key: text().notNull(),
  /** null: the column is left out. */
  column_key: text(),
  ...stamps(),
});

export type ImportRunRecord = typeof importRuns.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;
