/** From the cells of a sheet to the lines of an import: which header is which column, what each cell says. */
import { invalid } from '#platform/contract/errors.ts';
import { LOCALES, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { fieldTextsOf } from '#platform/contract/validation-messages.ts';
import { sheetOf, type ReadSheet, type SheetRow } from '../spreadsheets/sheet-row.ts';
import { TOP_ROWS } from '../spreadsheets/row-collector.ts';
import { SHEET_MESSAGES } from '../spreadsheets/sheet.messages.ts';
import { MAX_IMPORT_ROWS } from '#platform/contract/imports.ts';
import type { ImportColumn, ImportDefinition, ImportFault, ImportLine } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';

export interface ReadLine extends ImportLine<Record<string, unknown>> {
  readonly faults: readonly ImportFault[];
}

export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly ignoredHeaders: readonly string[];
}

/** Of a cell that may be a header; what stands behind it tells no header from another, and a cell may have 32,767 signs. */
const HEADER_SIGNS = 200;

/** Letter case, spaces, stars and the brackets of a hint do not count: `Name *`, `NAME (as in NRIC)`. */
export const headerKey = (header: string) =>
  header
    .slice(0, HEADER_SIGNS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Which headers mean which column, by `headerKey`. */
type Headers = ReadonlyMap<string, ImportColumn>;

/** What the company says of headers that the import does not know: by `headerKey` a column key, or null for a column to leave out. */
export type OwnHeaders = ReadonlyMap<string, string | null>;

/** @throws AppError 422 `file` when a required column is missing or one occurs twice. */
export function readLines(definition: ImportDefinition, given: ReadSheet, locale: Locale, own: OwnHeaders): ReadLines {
  const known = knownHeaders(definition);
  const sheet = atHead(given, known, own);
  const { placed, ignoredHeaders } = placeColumns(definition, known, sheet.headers, locale, own);
  if (sheet.rows.length === 0) throw invalid('file', IMPORT_MESSAGES.noRows);
  if (sheet.rows.length > MAX_IMPORT_ROWS) throw invalid('file', SHEET_MESSAGES.tooManyRows, { limit: MAX_IMPORT_ROWS });
  const lines = sheet.rows.map((row) => readLine(row, placed));
  return { lines: refuseTwins(definition, lines), ignoredHeaders };
}

export function knownHeaders({ columns }: ImportDefinition): Headers {
  const known = new Map<string, ImportColumn>();
  for (const column of columns) {
    for (const name of [column.key, ...LOCALES.map((each) => column.header[each]), ...(column.aliases ?? [])]) known.set(headerKey(name), column);
  }
  return known;
}

/** The sheet from its head: of its first rows the one that has most headers of the import, or else most cells of text. */
export function atHead(sheet: ReadSheet, known: Headers, own: OwnHeaders): ReadSheet {
  const top = sheet.all.slice(0, TOP_ROWS).map(({ cells }) => cells.flatMap((cell) => (typeof cell === 'string' ? [headerKey(cell)] : [])));
  const matches = top.map((keys) => keys.filter((key) => known.has(key) || own.has(key)).length);
  const counts = Math.max(...matches) > 0 ? matches : top.map((keys) => keys.length);
  return sheetOf(sheet.all, counts.indexOf(Math.max(...counts)));
}

/** The sheet of refused rows puts the reason beside each; uploaded again, it is not asked about. */
export const reasonKeys = new Set(LOCALES.map((locale) => headerKey(IMPORT_MESSAGES.reason[locale])));

type Placed = readonly { readonly column: ImportColumn; readonly index: number }[];

function placeColumns(
  definition: ImportDefinition,
  known: Headers,
  headers: readonly string[],
  locale: Locale,
  own: OwnHeaders,
): { placed: Placed; ignoredHeaders: string[] } {
  const placed = new Map<ImportColumn, number>();
  const taken = new Set<number>();
  const place = (column: ImportColumn, index: number) => {
    if (placed.has(column)) throw invalid('file', IMPORT_MESSAGES.twiceColumn, { column: say(column.header, locale) });
    placed.set(column, index);
  };
  // What the company said of a header goes before what the import knows.
  const wording = new Set<ImportColumn>();
  headers.forEach((header, index) => {
    const key = own.get(headerKey(header));
    const column = definition.columns.find((each) => each.key === key);
    if (column) {
      place(column, index);
      wording.add(column);
      taken.add(index);
    } else if (key === null) taken.add(index);
  });
  const ignoredHeaders: string[] = [];
  headers.forEach((header, index) => {
    if (taken.has(index)) return;
    const column = known.get(headerKey(header));
    if (column && !wording.has(column)) place(column, index);
    else if (header !== '' && !reasonKeys.has(headerKey(header))) ignoredHeaders.push(header.slice(0, 100));
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
