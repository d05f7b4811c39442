/** Runs of imports and their rows. */
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImportKind } from '#platform/contract/imports.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { ImportChange, ImportParams } from './import-definition.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const stamps = () => ({ created_at: instant('created_at').notNull().defaultNow(), updated_at: instant('updated_at').notNull().defaultNow() });

export type RunStatus = 'checked' | 'accepted' | 'undone';
export type RowState = 'checked' | 'left' | 'written' | 'failed' | 'undone' | 'kept';
/** Said in both languages, so that either may read it later. */
export interface RowError {
  readonly column: string | null;
  readonly text: Text;
}

export const importRuns = pgTable('import_runs', {
  id: id(),
  company_id: ref('company_id').notNull(),
  user_id: ref('user_id').notNull(),
  type: text('type').notNull(),
  file_name: text('file_name').notNull(),
  status: text('status').$type<RunStatus>().notNull().default('checked'),
  /** What the import was asked for besides its file. */
  params: jsonb('params').$type<ImportParams>().notNull().default({}),
  ignored_headers: text('ignored_headers').array().notNull().default([]),
  accepted_at: instant('accepted_at'),
  undone_at: instant('undone_at'),
  ...stamps(),
});

export const importRows = pgTable('import_rows', {
  id: id(),
  company_id: ref('company_id').notNull(),
  run_id: ref('run_id').notNull(),
  number: integer('number').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<ImportKind>().notNull(),
  state: text('state').$type<RowState>().notNull().default('checked'),
  values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  changes: jsonb('changes').$type<readonly ImportChange[]>().notNull().default([]),
  errors: jsonb('errors').$type<readonly RowError[]>().notNull().default([]),
  subject_id: ref('subject_id'),
  before: jsonb('before'),
  after: jsonb('after'),
  ...stamps(),
});

export type ImportRunRecord = typeof importRuns.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;
