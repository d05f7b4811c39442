/** A run and its rows in the reader's language. */
import type { ImportRow, ImportRun } from '#platform/contract/imports.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '../http/context.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportRowRecord, ImportRunRecord } from './import.tables.ts';

export function presentRun(ctx: Pick<Ctx, 'locale'>, definition: ImportDefinition, run: ImportRunRecord, rows: readonly ImportRowRecord[]): ImportRun {
  const count = (test: (row: ImportRowRecord) => boolean) => rows.reduce((sum, row) => sum + (test(row) ? 1 : 0), 0);
  const added = count(({ kind }) => kind === 'added');
  const changed = count(({ kind }) => kind === 'changed');
  const written = count(({ state }) => state === 'written');
  return {
    id: run.id,
    file_name: run.file_name,
    status: run.status,
    ignored_headers: run.ignored_headers,
    added,
    changed,
    unchanged: count(({ kind }) => kind === 'unchanged'),
    refused: count(({ kind }) => kind === 'refused'),
    written,
    failed: count(({ state }) => state === 'failed'),
    undone: count(({ state }) => state === 'undone'),
    kept: count(({ state }) => state === 'kept'),
    can: { accept: run.status === 'checked' && added + changed > 0, undo: run.status === 'accepted' && written > 0 },
    created_at: run.created_at,
    rows: rows.map((row) => presentRow(definition, row, ctx.locale)),
  };
}

function presentRow(definition: ImportDefinition, row: ImportRowRecord, locale: Locale): ImportRow {
  const headerOf = (key: string | null) => {
    const column = definition.columns.find((one) => one.key === key);
    return column ? say(column.header, locale) : '';
  };
  return {
    row: row.number,
    name: row.name,
    kind: row.kind,
    state: row.state,
    errors: row.errors.map(({ column, text }) => ({ column: headerOf(column), message: text[locale] })),
    changes: row.changes.map(({ column, before, after }) => ({ column: headerOf(column), before, after })),
  };
}
