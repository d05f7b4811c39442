/**
 * Reads an uploaded spreadsheet: the first visible tab of an XLSX, or a CSV. Nothing is evaluated; a formula counts
 * by the value that was saved with it. See docs/decisions/0003-xlsx.md for what a file may cost.
 */
import { sheetWorker } from './sheet-pool.ts';
import type { ReadSheet } from './sheet-row.ts';

export interface ReadLimits {
  readonly maxRows: number;
  /** Default 100. */
  readonly maxColumns?: number;
}

/**
 * The first row with content is the head; empty rows are skipped.
 * @param asker whose files are counted together, so that one company's cannot keep all others waiting.
 * @throws AppError 422 on the field `file`.
 */
export async function readSheet(bytes: Uint8Array, { maxRows, maxColumns = 100 }: ReadLimits, asker = ''): Promise<ReadSheet> {
  return sheetWorker.read(bytes, { maxRows, maxColumns }, asker);
}
