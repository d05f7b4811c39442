/** What is read of an uploaded spreadsheet. */

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
