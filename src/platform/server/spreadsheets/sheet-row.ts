/** What is read of an uploaded spreadsheet. */

/** Text is trimmed; a date is `YYYY-MM-DD`, a time of day `HH:mm`; an empty cell is null. */
export type SheetValue = string | number | boolean | null;

export interface SheetRow {
  /** As the spreadsheet program counts, from 1. */
  readonly number: number;
  /** As many as there are headers, or of a sheet without a head as many as asked for. */
  readonly cells: readonly SheetValue[];
}

export interface ReadSheet {
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
  /** From the first row with content, each as wide as the widest of the first. */
  readonly all: readonly SheetRow[];
}

/** A sheet whose head is one of its first rows: what stands above it is no data. */
export function sheetOf(all: readonly SheetRow[], head = 0): ReadSheet {
  const headers = (all[head]?.cells ?? []).map((cell) => (cell === null ? '' : String(cell)));
  while (headers.at(-1) === '') headers.pop();
  const rows = all.slice(head + 1).map(({ number, cells }) => ({ number, cells: cells.slice(0, headers.length) }));
  return { headers, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)), all };
}
