/** A run and its rows in the reader's language. */
import type { ImportRow, ImportRun } from '#platform/contract/imports.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import { labelOf } from './import-cell.schema.ts';
import type { ImportChange, ImportDefinition } from './import-definition.ts';
import type { ImportRowRecord, ImportRunRecord } from './import.tables.ts';

export async function presentRun(ctx: Ctx, definition: ImportDefinition, run: ImportRunRecord, rows: readonly ImportRowRecord[]): Promise<ImportRun> {
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
    offer: await presentOffer(ctx, definition, run, rows),
    rows: rows.map((row) => presentRow(definition, row, ctx.locale)),
  };
}

async function presentOffer(
  ctx: Ctx,
  definition: ImportDefinition,
  { status }: ImportRunRecord,
  rows: readonly ImportRowRecord[],
): Promise<ImportRun['offer']> {
  const offer = status === 'checked' ? ((await definition.offer?.(ctx, rows)) ?? null) : null;
  const headerOf = (key: string) => definition.columns.find((column) => column.key === key)?.header;
  return (
    offer && {
      ...offer,
      names: offer.names.map(({ column, names }) => ({ column: say(headerOf(column) ?? definition.name, ctx.locale), names: [...names] })),
    }
  );
}

function presentRow(definition: ImportDefinition, row: ImportRowRecord, locale: Locale): ImportRow {
  const columnOf = (key: string | null) => definition.columns.find((one) => one.key === key);
  const headerOf = (key: string | null) => {
    const column = columnOf(key);
    return column ? say(column.header, locale) : '';
  };
  const kindOf = (key: string) => {
    const kind = columnOf(key)?.kind;
    return kind && kind !== 'text' ? { kind } : {};
  };
  return {
    row: row.number,
    name: row.name,
    kind: row.kind,
    state: row.state,
    errors: row.errors.map(({ column, text }) => ({ column: headerOf(column), message: text[locale] })),
    changes: (row.kind === 'added' ? broughtBy(definition, row) : row.changes).map(({ column, before, after }) => ({
      column: headerOf(column),
      before: labelOf(columnOf(column)?.cell, before, locale),
      after: labelOf(columnOf(column)?.cell, after, locale),
      ...kindOf(column),
    })),
  };
}

/** What a row that adds would bring: the columns that the definition wants seen, else all. */
function broughtBy({ columns }: ImportDefinition, { values }: ImportRowRecord): ImportChange[] {
  const wanted = columns.some(({ preview }) => preview) ? columns.filter(({ preview }) => preview) : columns;
  return wanted.flatMap(({ key }) => {
    const after = values[key];
    return typeof after === 'string' || typeof after === 'number' || typeof after === 'boolean' ? [{ column: key, before: null, after }] : [];
  });
}
