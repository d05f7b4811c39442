/**
 * Rows as they are read: the first with content is the head, empty ones are skipped, and no more are taken than wanted.
 * Above the real head may stand titles, so the width is that of the widest of the first rows.
 */
import type { SheetRow, SheetValue } from './sheet-row.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';

export interface SheetSink {
  head(row: SheetRow): void;
  rows(rows: readonly SheetRow[]): void;
}

const BATCH = 200;
/** Rows with content among which a head is looked for. */
export const TOP_ROWS = 20;

export class RowCollector {
  readonly #maxRows: number;
  readonly #maxColumns: number;
  readonly #sink: SheetSink;
  /** Undefined while the first rows are collected. */
  #width: number | undefined;
  #top: SheetRow[] = [];
  #batch: SheetRow[] = [];
  #filled = 0;
  #seen = 0;
  #last = 0;
  #characters = 0;

  /** @param headless every row with content is data, `maxColumns` wide. */
  constructor(limits: { readonly maxRows: number; readonly maxColumns: number }, sink: SheetSink, headless = false) {
    this.#maxRows = limits.maxRows;
    this.#maxColumns = limits.maxColumns;
    this.#sink = sink;
    if (headless) this.#width = limits.maxColumns;
  }

  /** Columns that are of use: as many as a head may have, in the end those of the widest first row. Cells beyond need not be read. */
  get width(): number {
    return this.#width ?? this.#maxColumns + 1;
  }

  /** @throws SheetRefused above the limits, and where a row is not behind the one before it. */
  add(number: number, cells: readonly SheetValue[]): void {
    if (!Number.isInteger(number) || number <= this.#last || number > SHEET_LIMITS.lastRow) throw new SheetRefused('damaged');
    this.#last = number;
    if (++this.#seen > this.#maxRows + SHEET_LIMITS.blankRows) throw new SheetRefused('tooManyRows', { limit: this.#maxRows });
    const own = cells.slice(0, this.width);
    if (!own.some(isFilled)) return;
    if (this.#width === undefined) {
      this.#top.push({ number, cells: own });
      if (this.#top.length >= TOP_ROWS) this.#passTop();
    } else this.#take(number, own);
  }

  /** @throws SheetRefused when there was nothing. */
  finish(): void {
    if (this.#width === undefined) this.#passTop();
    this.#pass();
  }

  #passTop(): void {
    const [head, ...rows] = this.#top;
    if (!head) throw new SheetRefused('empty');
    if (filledWidth(head.cells) > this.#maxColumns) throw new SheetRefused('tooManyColumns', { limit: this.#maxColumns });
    this.#width = Math.min(this.#maxColumns, Math.max(...this.#top.map(({ cells }) => filledWidth(cells))));
    this.#sink.head({ number: head.number, cells: this.#fitted(head.cells) });
    for (const { number, cells } of rows) if (cells.slice(0, this.#width).some(isFilled)) this.#take(number, cells);
  }

  #take(number: number, cells: readonly SheetValue[]): void {
    if (++this.#filled > this.#maxRows) throw new SheetRefused('tooManyRows', { limit: this.#maxRows });
    for (const cell of cells) if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > SHEET_LIMITS.characters) throw new SheetRefused('tooBig');
    this.#batch.push({ number, cells: this.#fitted(cells) });
    if (this.#batch.length >= BATCH) this.#pass();
  }

  #fitted(cells: readonly SheetValue[]): SheetValue[] {
    return Array.from({ length: this.width }, (_, i) => cells[i] ?? null);
  }

  #pass(): void {
    if (this.#batch.length > 0) this.#sink.rows(this.#batch);
    this.#batch = [];
  }
}

const isFilled = (cell: SheetValue | undefined) => cell !== null && cell !== undefined;
const filledWidth = (cells: readonly SheetValue[]) => cells.findLastIndex(isFilled) + 1;
