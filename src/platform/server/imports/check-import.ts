/** Checks a file: what every row would do, kept as a run. Nothing else is written. */
import { notFound } from '#platform/contract/errors.ts';
import { MAX_IMPORT_ROWS, type ImportRun } from '#platform/contract/imports.ts';
import { buffer } from 'node:stream/consumers';
import { findFile } from '../files/file.store.ts';
import type { Ctx } from '../http/context.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import type { ImportDefinition, Verdict } from './import-definition.ts';
import type { ImportParams } from './import.tables.ts';
import { presentRun } from './import.presenter.ts';
import { insertRun, rowsOf, type NewRow } from './import.store.ts';
import { bothLanguages, readLines, type ReadLine } from './read-lines.ts';

/** @param uuid the uploaded file of the caller. @throws AppError 422 `file` when it cannot be read as this import. */
export async function checkImport(ctx: Ctx, definition: ImportDefinition, uuid: string, params: ImportParams): Promise<ImportRun> {
  const file = await findFile(ctx, uuid);
  if (!file || file.uploaded_by !== ctx.actor.userId) throw notFound();
  const bytes = await buffer(await ctx.house.files.get(file.disk_path));
  const sheet = await readSheet(bytes, { maxRows: MAX_IMPORT_ROWS }, `company ${ctx.companyId}`);
  const { lines, ignoredHeaders } = readLines(definition, sheet, ctx.locale);
  const sound = lines.filter(({ faults }) => faults.length === 0);
  const verdicts = await definition.judge(ctx, sound);
  const byNumber = new Map(sound.map(({ number }, i) => [number, verdicts[i]!]));
  const rows = lines.map((line) => newRow(definition, line, byNumber.get(line.number) ?? { kind: 'refused', faults: line.faults }));
  const run = await insertRun(
    ctx,
    { company_id: ctx.companyId, user_id: ctx.actor.userId, type: definition.type, file_name: file.name, params, ignored_headers: [...ignoredHeaders] },
    rows,
  );
  return presentRun(ctx, definition, run, await rowsOf(ctx, run.id));
}

function newRow(definition: ImportDefinition, { number, values }: ReadLine, verdict: Verdict): NewRow {
  return {
    number,
    name: definition.nameOf(values).slice(0, 200) || String(number),
    kind: verdict.kind,
    values,
    changes: verdict.kind === 'changed' ? verdict.changes : [],
    errors: verdict.kind === 'refused' ? verdict.faults.map((fault) => ({ column: fault.column ?? null, text: bothLanguages(fault) })) : [],
    subject_id: 'subjectId' in verdict ? verdict.subjectId : null,
  };
}
