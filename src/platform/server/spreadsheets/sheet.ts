/** What a spreadsheet holds, for the XLSX and the CSV writer alike. */
import type { RowSource } from './row-batches.ts';

export type SheetCell = string | number | null | undefined;

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
  readonly rows: RowSource<readonly SheetCell[]>;
  /** Lines above the head: title, subtitle. */
  readonly heading?: readonly string[];
  /** A last row in bold. */
  readonly totals?: readonly SheetCell[];
}
