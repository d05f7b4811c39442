/** From the cells of a sheet to the lines of an import: which header is which column, what each cell says. */
import { invalid } from '#platform/contract/errors.ts';
import { LOCALES, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { fieldTextsOf } from '#platform/contract/validation-messages.ts';
import type { ReadSheet, SheetRow } from '../spreadsheets/sheet-row.ts';
import type { ImportColumn, ImportDefinition, ImportFault, ImportLine } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';

export interface ReadLine extends ImportLine<Record<string, unknown>> {
  readonly faults: readonly ImportFault[];
}

export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly ignoredHeaders: readonly string[];
}

/** Letter case, spaces, stars and the brackets of a hint do not count: `Name *`, `NAME (as in NRIC)`. */
const headerKey = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** @throws AppError 422 `file` when a required column is missing or one occurs twice. */
export function readLines(definition: ImportDefinition, sheet: ReadSheet, locale: Locale): ReadLines {
  const { placed, ignoredHeaders } = placeColumns(definition, sheet.headers, locale);
  if (sheet.rows.length === 0) throw invalid('file', IMPORT_MESSAGES.noRows);
  const lines = sheet.rows.map((row) => readLine(row, placed));
  return { lines: refuseTwins(definition, lines), ignoredHeaders };
}

/** The sheet of refused rows puts the reason beside each; uploaded again, it is not asked about. */
const reasonKeys = new Set(LOCALES.map((locale) => headerKey(IMPORT_MESSAGES.reason[locale])));

type Placed = readonly { readonly column: ImportColumn; readonly index: number }[];

function placeColumns(definition: ImportDefinition, headers: readonly string[], locale: Locale): { placed: Placed; ignoredHeaders: string[] } {
  const byHeader = new Map<string, ImportColumn>();
  for (const column of definition.columns) {
    for (const name of [column.key, ...LOCALES.map((each) => column.header[each]), ...(column.aliases ?? [])]) byHeader.set(headerKey(name), column);
  }
  const placed = new Map<ImportColumn, number>();
  const ignoredHeaders: string[] = [];
  headers.forEach((header, index) => {
    const column = byHeader.get(headerKey(header));
    if (!column) {
      if (header !== '' && !reasonKeys.has(headerKey(header))) ignoredHeaders.push(header.slice(0, 100));
      return;
    }
    if (placed.has(column)) throw invalid('file', IMPORT_MESSAGES.twiceColumn, { column: say(column.header, locale) });
    placed.set(column, index);
  });
  const missing = definition.columns.filter((column) => column.required && !placed.has(column));
  if (missing.length > 0) throw invalid('file', IMPORT_MESSAGES.missingColumns, { columns: missing.map(({ header }) => say(header, locale)).join(', ') });
  return { placed: [...placed].map(([column, index]) => ({ column, index })), ignoredHeaders };
}

function readLine(row: SheetRow, placed: Placed): ReadLine {
  const values: Record<string, unknown> = {};
  const faults: ImportFault[] = [];
  for (const { column, index } of placed) {
    const cell = row.cells[index] ?? null;
    if (cell === null) {
      values[column.key] = null;
      if (column.required) faults.push({ column: column.key, text: IMPORT_MESSAGES.required });
      continue;
    }
    const read = column.cell.safeParse(cell);
    if (read.success) {
      values[column.key] = read.data;
      continue;
    }
    // What was typed stays visible beside the message.
    values[column.key] = cell;
    for (const { text, params } of Object.values(fieldTextsOf(read.error.issues, cell)).flat())
      faults.push({ column: column.key, text, ...(params ? { params } : {}) });
  }
  return { number: row.number, values, faults };
}

/** The second row with a value that may occur once is refused; it names the first. */
function refuseTwins(definition: ImportDefinition, lines: readonly ReadLine[]): ReadLine[] {
  const groups = (definition.uniqueBy ?? []).map((keys) => ({ keys: typeof keys === 'string' ? [keys] : keys, seen: new Map<string, number>() }));
  return lines.map((line) => {
    const faults = [...line.faults];
    for (const { keys, seen } of groups) {
      const values = keys.map((key) => line.values[key]);
      if (values.some((value) => value === null || value === undefined || value === '')) continue;
      const key = JSON.stringify(values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value)));
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line.number);
      else faults.push({ column: keys[0]!, text: IMPORT_MESSAGES.twice, params: { row: first } });
    }
    return { ...line, faults };
  });
}

/** A fault said in both languages. */
export const bothLanguages = ({ text, params }: Pick<ImportFault, 'text' | 'params'>): Text => ({ en: say(text, 'en', params), ms: say(text, 'ms', params) });
