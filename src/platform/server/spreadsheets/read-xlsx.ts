/**
 * The first visible tab of an XLSX (ECMA-376, SpreadsheetML) as a stream: only rows and the values of their cells are
 * known, so nothing else that a workbook says (merged cells, widths of columns, names) can cost anything.
 */
import { columnLetters, columnOf } from './column-letters.ts';
import { readCellStyles, serialValue, type CellStyle } from './cell-styles.ts';
import type { SheetValue } from './sheet-row.ts';
import type { RowCollector } from './row-collector.ts';
import { attribute, scanXml, type Attributes, type XmlListener } from './scan-xml.ts';
import { plainText, readSharedStrings, TextCollector } from './shared-strings.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';
import { digitsValue, percentValue, textValue, zeroFilled } from './sheet-value.ts';
import { entriesOf, unpack } from './unzip-entry.ts';
import { workbookParts } from './workbook-parts.ts';

interface Shared {
  readonly strings: readonly string[];
  readonly styles: readonly (CellStyle | null)[];
  readonly from1904: boolean;
  readonly uncomputed: boolean;
}

/** @throws SheetRefused */
export async function readXlsx(bytes: Buffer, collector: RowCollector): Promise<void> {
  const budget = { left: SHEET_LIMITS.unpackedBytes };
  const { sheet, strings, styles, from1904, uncomputed } = await workbookParts(entriesOf(bytes), budget);
  const shared = { strings: await readSharedStrings(strings, budget), styles: await readCellStyles(styles, budget), from1904, uncomputed };
  const listener = new SheetListener(shared, collector);
  await scanXml(unpack(sheet, budget), listener);
  if (!listener.done) throw new SheetRefused('unreadable');
}

class SheetListener implements XmlListener {
  done = false;
  readonly #shared: Shared;
  readonly #collector: RowCollector;
  readonly #inline = new TextCollector();
  #row = 0;
  #cells: SheetValue[] = [];
  #column = -1;
  #type = 'n';
  #style: CellStyle | null = null;
  #inValue = false;
  /** null: the cell has no `v`. */
  #value: string | null = null;
  #hasFormula = false;
  #inCell = false;
  #count = 0;

  constructor(shared: Shared, collector: RowCollector) {
    this.#shared = shared;
    this.#collector = collector;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#inCell) {
      if (name === 'v') {
        this.#inValue = true;
        this.#value = '';
      } else if (name === 'f') this.#hasFormula = true;
      else if (name === 'is') this.#inline.start();
      else this.#inline.open(name);
    } else if (name === 'c') this.#startCell(attributes);
    else if (name === 'row') {
      const given = attribute(attributes, 'r');
      this.#row = given === undefined ? this.#row + 1 : Number(given);
      this.#cells = [];
      this.#column = -1;
    }
  }

  text(text: string): void {
    if (this.#inValue) this.#value += text;
    else if (this.#inCell) this.#inline.add(text);
  }

  close(name: string): void {
    if (name === 'v') this.#inValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#collector.add(this.#row, this.#cells);
    else if (name === 'sheetData') {
      this.done = true;
      this.#collector.finish();
    } else if (this.#inCell) this.#inline.close(name);
  }

  #startCell(attributes: Attributes): void {
    if (++this.#count > SHEET_LIMITS.cells) throw new SheetRefused('tooBig');
    const place = attribute(attributes, 'r');
    const column = place === undefined ? this.#column + 1 : columnOf(place);
    if (column === null) throw new SheetRefused('damaged');
    this.#column = column;
    this.#type = attribute(attributes, 't') ?? 'n';
    this.#style = this.#shared.styles[Number(attribute(attributes, 's') ?? 0)] ?? null;
    this.#value = null;
    this.#hasFormula = this.#inValue = false;
    this.#inCell = true;
    this.#inline.start();
  }

  #endCell(): void {
    this.#inCell = false;
    if (this.#column >= this.#collector.width) return;
    const value = this.#read();
    if (value === null) return;
    while (this.#cells.length < this.#column) this.#cells.push(null);
    this.#cells[this.#column] = value;
  }

  #read(): SheetValue {
    if (this.#type === 'inlineStr') return textValue(this.#inline.text);
    const value = this.#value;
    if (this.#hasFormula) this.#demandResult(value);
    if (value === null) return null;
    if (this.#type === 's') return textValue(this.#shared.strings[Number(value)] ?? '');
    if (this.#type === 'b') return value.trim() === '1' || value.trim() === 'true';
    if (this.#type === 'd') return isoValue(value);
    if (this.#type !== 'n') return textValue(plainText(value));
    if (value.trim() === '') return null;
    const number = Number(value);
    if (Number.isNaN(number)) return textValue(value);
    const style = this.#style;
    if (style === null) return digitsValue(value.trim());
    if (style === 'percent') return percentValue(number);
    return typeof style === 'object' ? zeroFilled(digitsValue(value.trim()), style.zeros) : serialValue(number, style, this.#shared.from1904);
  }

  /** A text may be empty, as the result of a formula; a number may not. */
  #demandResult(value: string | null): void {
    const cell = `${columnLetters(this.#column)}${this.#row}`;
    if (value === null || (this.#type === 'n' && value.trim() === '')) throw new SheetRefused('formula', { cell });
    if (this.#shared.uncomputed) throw new SheetRefused('uncomputed', { cell });
  }
}

/** `2026-11-21T08:30:00`: the day, or the time where there is no day. */
function isoValue(text: string): SheetValue {
  return textValue(/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? /^T?(\d{2}:\d{2})/.exec(text)?.[1] ?? text);
}
