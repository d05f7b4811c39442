/** Checks a file: what every row would do, kept as a run. Nothing else is written. */
import { notFound } from '#platform/contract/errors.ts';
import { MAX_IMPORT_ROWS, type ImportRun } from '#platform/contract/imports.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { buffer } from 'node:stream/consumers';
import { findFile } from '../files/file.store.ts';
import type { Ctx } from '../context.ts';
import type { SlowWork } from '../module.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { TOP_ROWS } from '../spreadsheets/row-collector.ts';
import type { ReadSheet } from '../spreadsheets/sheet-row.ts';
import type { ImportDefinition, Verdict, ImportParams } from './import-definition.ts';
import { presentRun } from './import.presenter.ts';
import { insertRun, rowsOf, type NewRow } from './import.store.ts';
import { ownHeaders } from './own-headers.ts';
import { bothLanguages, readLines, type ReadLine } from './read-lines.ts';

/** A file of the caller, to be read while no connection is held: a sheet takes up to a minute. @param uuid of the uploaded file. */
export async function sheetToRead(ctx: Ctx, uuid: string): Promise<SlowWork<NamedSheet>> {
  const file = await findFile(ctx, uuid);
  if (!file || file.uploaded_by !== ctx.actor.userId) throw notFound();
  const { companyId, services } = ctx;
  return async () => {
    const bytes = await buffer(await services.files.get(file.disk_path));
    return { name: file.name, sheet: await readSheet(bytes, { maxRows: MAX_IMPORT_ROWS + TOP_ROWS }, `company ${companyId}`) };
  };
}

export interface NamedSheet {
  /** Of the file. */
  readonly name: string;
  readonly sheet: ReadSheet;
}

/** @throws AppError 422 `file` when the sheet cannot be read as this import. */
export async function checkImport(ctx: Ctx, definition: ImportDefinition, { name, sheet }: NamedSheet, params: ImportParams): Promise<ImportRun> {
  const { lines, ignoredHeaders } = readLines(definition, sheet, ctx.locale, await ownHeaders(ctx, definition));
  const sound = lines.filter(({ faults }) => faults.length === 0);
  const verdicts = await definition.evaluate(ctx, sound);
  const byNumber = new Map(sound.map(({ number }, i) => [number, verdicts[i]!]));
  const rows = lines.map((line) => newRow(definition, ctx.locale, line, byNumber.get(line.number) ?? { kind: 'refused', faults: line.faults }));
  const run = await insertRun(
    ctx,
    { company_id: ctx.companyId, user_id: ctx.actor.userId, type: definition.type, file_name: name, params, ignored_headers: [...ignoredHeaders] },
    rows,
  );
  return presentRun(ctx, definition, run, await rowsOf(ctx, run.id));
}

function newRow(definition: ImportDefinition, locale: Locale, { number, values }: ReadLine, verdict: Verdict): NewRow {
  return {
    number,
    name: (verdict.name ?? definition.nameOf(values, locale)).slice(0, 200) || String(number),
    kind: verdict.kind,
    values,
    changes: verdict.kind === 'changed' ? verdict.changes : [],
    errors: verdict.kind === 'refused' ? verdict.faults.map((fault) => ({ column: fault.column ?? null, text: bothLanguages(fault) })) : [],
    subject_id: 'subjectId' in verdict ? verdict.subjectId : null,
  };
}
