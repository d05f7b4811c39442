/** The sheets that an import gives away: the template, and the rows that it refused with the reason beside each. */
import { notFound } from '#platform/contract/errors.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import { FileReply } from '../http/file-reply.ts';
import type { SheetCell, SheetColumn } from '../spreadsheets/sheet.ts';
import { streamXlsx } from '../spreadsheets/write-xlsx.ts';
import { labelOf } from './import-cell.schema.ts';
import type { ImportColumn, ImportDefinition } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';
import { rowsOf } from './import.store.ts';
import type { ImportRowRecord, ImportRunRecord } from './import.tables.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sheetColumn = ({ header, required, neededForNew, kind }: ImportColumn, locale: Locale): SheetColumn => ({
  header: `${say(header, locale)}${required || neededForNew ? ' *' : ''}${typeof neededForNew === 'object' ? ` (${say(neededForNew, locale)})` : ''}`,
  ...(kind ? { kind } : {}),
});

/** Headers in the reader's language, needed ones with a star, and what there is or a row of examples; then the definition's own tabs. */
export async function importTemplate(ctx: Ctx, definition: ImportDefinition): Promise<FileReply> {
  const { name } = definition;
  const columns = definition.columns.filter(({ untold }) => !untold);
  const example = Object.fromEntries(columns.map((column) => [column.key, column.example]));
  const filled = (await definition.filled?.(ctx)) ?? (columns.some((column) => column.example !== undefined) ? [example] : []);
  const rows = filled.map((row) => columns.map(({ key, cell }) => cellOf(labelOf(cell, row[key], ctx.locale), ctx.locale)));
  const main = { name: say(name, ctx.locale), columns: columns.map((column) => sheetColumn(column, ctx.locale)), rows };
  const body = streamXlsx([main, ...((await definition.sheets?.(ctx)) ?? [])]);
  return new FileReply(body, `${say(name, ctx.locale)} ${say(IMPORT_MESSAGES.template, ctx.locale)}.xlsx`, XLSX);
}

/** In the form of the template, so that the file can be put right and uploaded as it is. @throws AppError 404 where nothing was refused. */
export async function refusedSheet(ctx: Ctx, definition: ImportDefinition, run: ImportRunRecord): Promise<FileReply> {
  const refused = (await rowsOf(ctx, run.id)).filter(({ kind, state }) => kind === 'refused' || state === 'failed');
  if (refused.length === 0) throw notFound();
  const columns = definition.columns.filter(({ key }) => refused.some(({ values }) => values[key] !== undefined));
  const body = streamXlsx({
    name: say(definition.name, ctx.locale),
    columns: [...columns.map((column) => sheetColumn(column, ctx.locale)), { header: say(IMPORT_MESSAGES.reason, ctx.locale), width: 60 }],
    rows: refused.map((row) => [...columns.map(({ key }) => cellOf(row.values[key], ctx.locale)), reasonOf(definition, row, ctx.locale)]),
  });
  const stem = run.file_name.replace(/\.[A-Za-z0-9]+$/, '');
  return new FileReply(body, `${stem} ${say(IMPORT_MESSAGES.refusedRows, ctx.locale)}.xlsx`, XLSX);
}

function cellOf(value: unknown, locale: Locale): SheetCell {
  if (typeof value === 'boolean') return say(value ? IMPORT_MESSAGES.yes : IMPORT_MESSAGES.no, locale);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function reasonOf(definition: ImportDefinition, { errors }: ImportRowRecord, locale: Locale): string {
  return errors
    .map(({ column, text }) => {
      const header = definition.columns.find(({ key }) => key === column)?.header;
      return header ? `${say(header, locale)}: ${text[locale]}` : text[locale];
    })
    .join(' ');
}
