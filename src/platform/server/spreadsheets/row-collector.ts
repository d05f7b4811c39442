/** Rows as they are read: the first with content is the head, empty ones are skipped, and no more are taken than wanted. */
import type { SheetRow, SheetValue } from './sheet-row.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';

export interface SheetSink {
  head(headers: readonly string[]): void;
  rows(rows: readonly SheetRow[]): void;
}

const BATCH = 200;

export class RowCollector {
  readonly #maxRows: number;
  readonly #maxColumns: number;
  readonly #sink: SheetSink;
  #headers: readonly string[] | null = null;
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
    if (headless) this.#headers = Array.from({ length: limits.maxColumns }, () => '');
  }

  /** Columns that are of use: those of the head, or as many as a head may have. Cells beyond need not be read. */
  get width(): number {
    return this.#headers?.length ?? this.#maxColumns + 1;
  }

  /** @throws SheetRefused above the limits, and where a row is not behind the one before it. */
  add(number: number, cells: readonly SheetValue[]): void {
    if (!Number.isInteger(number) || number <= this.#last || number > SHEET_LIMITS.lastRow) throw new SheetRefused('damaged');
    this.#last = number;
    if (++this.#seen > this.#maxRows + SHEET_LIMITS.blankRows) throw new SheetRefused('tooManyRows', { limit: this.#maxRows });
    const own = cells.slice(0, this.width);
    if (!own.some((cell) => cell !== null && cell !== undefined)) return;
    if (this.#headers === null) return this.#takeHead(own);
    if (++this.#filled > this.#maxRows) throw new SheetRefused('tooManyRows', { limit: this.#maxRows });
    for (const cell of own) if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > SHEET_LIMITS.characters) throw new SheetRefused('tooBig');
    this.#batch.push({ number, cells: this.#headers.map((_, i) => own[i] ?? null) });
    if (this.#batch.length >= BATCH) this.#pass();
  }

  /** @throws SheetRefused when there was nothing. */
  finish(): void {
    if (this.#headers === null) throw new SheetRefused('empty');
    this.#pass();
  }

  #takeHead(cells: readonly SheetValue[]): void {
    if (cells.length > this.#maxColumns) throw new SheetRefused('tooManyColumns', { limit: this.#maxColumns });
    const headers = Array.from(cells, (cell) => (cell === null || cell === undefined ? '' : String(cell)));
    while (headers.at(-1) === '') headers.pop();
    this.#headers = headers;
    this.#sink.head(headers);
  }

  #pass(): void {
    if (this.#batch.length > 0) this.#sink.rows(this.#batch);
    this.#batch = [];
  }
}
