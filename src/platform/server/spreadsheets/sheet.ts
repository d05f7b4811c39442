/** What a spreadsheet holds, for the XLSX and the CSV writer alike. */
import type { RowSource } from './row-batches.ts';

export type SheetCell = string | number | null | undefined;

/** A cell that the program of whoever opens the workbook works out; a CSV has its value. */
export interface SheetFormula {
  /** Without the `=`, as `SUM(B2:B9)`. Written by the portal alone: no text of a person stands in it. */
  readonly formula: string;
  /** What it comes to, for whoever reads without working it out. */
  readonly value: number;
}
export type ComputedCell = SheetCell | SheetFormula;

export interface SheetColumn {
  readonly header: string;
  /** `money`: two decimals and separators; `date`: cells are `YYYY-MM-DD`. */
  readonly kind?: 'text' | 'number' | 'money' | 'date';
  /** Characters; default 10 to 40 by the header. */
  readonly width?: number;
}

export interface Sheet {
  /** Tab name; what Excel refuses in it is taken out. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: RowSource<readonly ComputedCell[]>;
  /** Lines above the head: title, subtitle. */
  readonly heading?: readonly string[];
  /** A last row in bold. */
  readonly totals?: readonly ComputedCell[];
}
