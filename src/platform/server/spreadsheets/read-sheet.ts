/**
 * Reads an uploaded spreadsheet: the first tab of an XLSX, or a CSV. Nothing is evaluated; a formula counts
 * by the value that was saved with it. What a file may unpack to is limited before it is parsed.
 */
import { AppError, invalid } from '#platform/contract/errors.ts';
import { readCsv } from './read-csv.ts';
import { SHEET_MESSAGES } from './sheet.messages.ts';
import { readXlsx } from './read-xlsx.ts';

/** Text is trimmed; a date is `YYYY-MM-DD`, a time of day `HH:mm`; an empty cell is null. */
export type SheetValue = string | number | boolean | null;

export interface SheetRow {
  /** As the spreadsheet program counts, from 1. */
  readonly number: number;
  /** As many as there are headers. */
  readonly cells: readonly SheetValue[];
}

export interface ReadSheet {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
}

export interface ReadLimits {
  readonly maxRows: number;
  /** Default 100. */
  readonly maxColumns?: number;
}

export interface RawRow {
  readonly number: number;
  readonly cells: readonly SheetValue[];
}

/** The first row with content is the head; empty rows are skipped. @throws AppError 422 on the field `file`. */
export async function readSheet(bytes: Buffer, limits: ReadLimits): Promise<ReadSheet> {
  const full = { maxRows: limits.maxRows, maxColumns: limits.maxColumns ?? 100 };
  let raw: readonly RawRow[];
  try {
    raw = isZip(bytes) ? await readXlsx(bytes, full) : readCsv(bytes, full);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalid('file', SHEET_MESSAGES.unreadable);
  }
  const filled = raw.filter(({ cells }) => cells.some((cell) => cell !== null));
  const [head, ...rows] = filled;
  if (!head) throw invalid('file', SHEET_MESSAGES.empty);
  const headers = head.cells.map((cell) => (cell === null ? '' : String(cell)));
  while (headers.at(-1) === '') headers.pop();
  if (headers.length > full.maxColumns) throw invalid('file', SHEET_MESSAGES.tooManyColumns, { limit: full.maxColumns });
  if (rows.length > full.maxRows) throw invalid('file', SHEET_MESSAGES.tooManyRows, { limit: full.maxRows });
  return {
    headers,
    rows: rows.map(({ number, cells }) => ({ number, cells: headers.map((_, i) => cells[i] ?? null) })),
  };
}

const isZip = (bytes: Buffer) => bytes.length > 3 && bytes.readUInt32LE(0) === 0x04034b50;
