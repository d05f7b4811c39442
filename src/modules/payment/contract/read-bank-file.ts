/** A bank file read back by its layout: each line with its fields named, and what it says as a whole. */
import { add, ZERO, type Sen } from '#platform/contract/money.ts';
import { readCell, type CellValue } from './bank-file-cell.ts';
import type { BankFileLayout, FileField, FileLineLayout } from './bank-file-layout.ts';
import { cellsOf, placedFields } from './write-bank-file.ts';

export interface ReadField {
  readonly field: FileField;
  /** `45–194` of a fixed line, the number of the cell otherwise. */
  readonly place: string;
  readonly raw: string;
  readonly value: CellValue;
  /** The text is not what the field holds. */
  readonly fault: boolean;
}

export interface ReadLine {
  /** From 1. */
  readonly number: number;
  readonly line: FileLineLayout;
  readonly isPayment: boolean;
  readonly fields: readonly ReadField[];
}

/** Which layout a line has: by its place in the file. */
function lineAt(layout: BankFileLayout, index: number, count: number): FileLineLayout {
  return layout.before[index] ?? (index >= count - layout.after.length ? layout.after[index - (count - layout.after.length)] : undefined) ?? layout.payment;
}

function readField(field: FileField, place: string, raw: string): ReadField {
  try {
    return { field, place, raw, value: readCell(field, raw), fault: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { field, place, raw, value: null, fault: true };
  }
}

/** @param rows lines as cells; a line of fixed columns is one cell. */
export function readBankRows(layout: BankFileLayout, rows: readonly (readonly string[])[]): ReadLine[] {
  return rows.map((cells, index) => {
    const line = lineAt(layout, index, rows.length);
    const fields = layout.kind === 'fixed' ? readFixed(line, cells[0] ?? '') : readCells(line, cells);
    return { number: index + 1, line, isPayment: line === layout.payment, fields };
  });
}

function readFixed(line: FileLineLayout, text: string): ReadField[] {
  let from = 0;
  return line.fields.map((field) => {
    const width = field.width ?? 0;
    const raw = text.slice(from, from + width);
    from += width;
    const read = readField(field, `${from - width + 1}–${from}`, raw);
    return raw.length === width ? read : { ...read, fault: true };
  });
}

const readCells = (line: FileLineLayout, cells: readonly string[]) =>
  placedFields(line).map(({ field, at }) => readField(field, String(at), at <= cellsOf(line) ? (cells[at - 1] ?? '') : ''));

/** Cells of a text file. @throws RangeError when a quote is left open. */
export function splitBankText(layout: BankFileLayout, text: string): string[][] {
  if (layout.kind === 'csv') return splitCsv(text);
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (layout.kind === 'fixed' ? [line] : line.split(layout.delimiter ?? '|')));
}

function splitCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && (sign === '\n' || sign === '\r')) {
      if (sign === '\r' && text[at + 1] === '\n') at++;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += sign;
  }
  if (quoted) throw new RangeError('A quote is left open');
  if (row.length > 0 || cell !== '') rows.push([...row, cell]);
  return rows;
}

export interface ReadTotals {
  readonly count: number;
  readonly total: Sen;
  /** What header or trailer say; null where they say nothing. */
  readonly labelCount: number | null;
  readonly labelTotal: Sen | null;
  /** Account and amount of each payment, in order. */
  readonly payments: readonly { readonly account_no: string; readonly amount: Sen }[];
  readonly faults: number;
}

const valueOf = (line: ReadLine, from: string) => line.fields.find(({ field }) => field.from === from)?.value ?? null;

/** Adds up what a file pays. */
export function totalsOf(lines: readonly ReadLine[]): ReadTotals {
  const payments = lines
    .filter(({ isPayment }) => isPayment)
    .map((line) => ({ account_no: String(valueOf(line, 'account_no') ?? ''), amount: (valueOf(line, 'amount') ?? ZERO) as Sen }));
  const others = lines.filter(({ isPayment }) => !isPayment);
  const wording = (from: string) => others.map((line) => valueOf(line, from)).find((value) => value !== null) ?? null;
  return {
    count: payments.length,
    total: add(...payments.map(({ amount }) => amount)),
    labelCount: wording('count') as number | null,
    labelTotal: wording('total') as Sen | null,
    payments,
    faults: lines.reduce((sum, { fields }) => sum + fields.filter(({ fault }) => fault).length, 0),
  };
}
