/** A statutory file read back by its layout: every field labelled, every mistake named. Runs in the browser too. */
import type { FieldSpec, Layout, RecordSpec, Values } from './layout.ts';
import { isNumeric } from './layout.ts';
import { readField, type FieldFault } from './print-field.ts';
import { FieldSums, titleLine } from './write-file.ts';

export interface ReadFieldOf {
  readonly spec: FieldSpec;
  /** Where its characters stand in the line, from 0. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: string | number;
  readonly fault: FieldFault | null;
}

export interface ReadLine {
  /** From 1. */
  readonly number: number;
  readonly kind: 'header' | 'detail' | 'titles';
  readonly raw: string;
  readonly fields: readonly ReadFieldOf[];
  /** Characters or columns that the layout wants where the line has another number. */
  readonly length: { readonly is: number; readonly wanted: number } | null;
}

/** A header field that does not agree with the lines. */
export interface Disagreement {
  readonly spec: FieldSpec;
  readonly stated: number;
  readonly lines: number;
}

export interface ReadFile {
  readonly layout: Layout;
  readonly lines: readonly ReadLine[];
  readonly faults: number;
  readonly disagreements: readonly Disagreement[];
  /** Sums of the numeric fields of the lines. */
  readonly sums: Readonly<Record<string, number>>;
  readonly details: number;
}

function fixedFields(record: RecordSpec, raw: string): ReadFieldOf[] {
  return record.fields.map((spec) => {
    const start = spec.at - 1;
    const end = start + spec.length;
    const text = raw.slice(start, end);
    return { spec, start: Math.min(start, raw.length), end: Math.min(end, raw.length), text, ...readField(spec, text) };
  });
}

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Cells of one CSV line with their places; quotes may stand around a cell and doubled inside it. */
export function splitCells(raw: string): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(raw.slice(at));
    const plain = quoted ? null : /^[^,]*/.exec(raw.slice(at));
    const length = (quoted?.[0] ?? plain?.[0] ?? '').length;
    cells.push({ text: quoted ? (quoted[1] ?? '').replace(/""/g, '"') : (plain?.[0] ?? ''), start: at, end: at + length });
    at += length;
    if (raw[at] !== ',') break;
    at += 1;
  }
  return cells;
}

function csvFields(record: RecordSpec, cells: readonly Cell[], raw: string): ReadFieldOf[] {
  return record.fields.map((spec) => {
    const { text, start, end } = cells[spec.at - 1] ?? { text: '', start: raw.length, end: raw.length };
    return { spec, start, end, text, ...readField(spec, text) };
  });
}

/** The kind of a line of this layout: a header stands first, and so do the titles of a CSV. */
export function readLine(layout: Layout, raw: string, number: number): ReadLine {
  if (layout.form === 'csv') {
    const cells = splitCells(raw);
    if (number === 1 && (raw === titleLine(layout) || !/\d/.test(raw))) return { number, kind: 'titles', raw, fields: [], length: null };
    const wanted = layout.detail.fields.length;
    return {
      number,
      kind: 'detail',
      raw,
      fields: csvFields(layout.detail, cells, raw),
      length: cells.length === wanted ? null : { is: cells.length, wanted },
    };
  }
  const isHeader = layout.header !== undefined && (number === 1 || raw.startsWith(layout.header.fields[0]?.value ?? '\0'));
  const record = isHeader ? (layout.header as RecordSpec) : layout.detail;
  const wanted = record.length ?? raw.length;
  return {
    number,
    kind: record.kind,
    raw,
    fields: fixedFields(record, raw),
    length: raw.length === wanted ? null : { is: raw.length, wanted },
  };
}

/** Values of a line by key, without constants and fillers. */
export const valuesOf = ({ fields }: ReadLine): Values =>
  Object.fromEntries(fields.filter(({ spec }) => spec.kind !== 'constant' && spec.kind !== 'filler').map(({ spec, value }) => [spec.key, value]));

const faultsIn = ({ fields, length }: ReadLine) => fields.filter(({ fault }) => fault !== null).length + (length ? 1 : 0);

/** Lines of a text, whatever ends them, without the empty last one and a byte order mark. */
export const linesOf = (text: string): string[] => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines;
};

/** Reads a whole file. */
export function readFile(layout: Layout, text: string): ReadFile {
  const lines = linesOf(text).map((raw, index) => readLine(layout, raw, index + 1));
  const totals = new FieldSums();
  for (const line of lines) if (line.kind === 'detail') totals.add(numbersOf(line));
  const header = lines.find(({ kind }) => kind === 'header');
  const disagreements = (layout.controls ?? []).flatMap(({ header: key, of, as }) => {
    const field = header?.fields.find(({ spec }) => spec.key === key);
    const stated = typeof field?.value === 'number' ? field.value : 0;
    const found = (as === 'sum' ? totals.sums : totals.counts)[of] ?? 0;
    return field && stated !== found ? [{ spec: field.spec, stated, lines: found }] : [];
  });
  return {
    layout,
    lines,
    faults: lines.reduce((sum, line) => sum + faultsIn(line), 0) + disagreements.length,
    disagreements,
    sums: totals.sums,
    details: totals.lines,
  };
}

const numbersOf = ({ fields }: ReadLine): Values =>
  Object.fromEntries(fields.filter(({ spec, value }) => isNumeric(spec) && typeof value === 'number').map(({ spec, value }) => [spec.key, value]));

/** The layout that fits a text best: fewest mistakes a line over its first lines. Null for an empty text. */
export function detectLayout(text: string, layouts: readonly Layout[]): Layout | null {
  const first = linesOf(text).slice(0, 20);
  if (first.length === 0) return null;
  const scored = layouts.map((layout) => ({
    layout,
    score: first.reduce((sum, raw, index) => {
      const line = readLine(layout, raw, index + 1);
      return sum + faultsIn(line) + (line.length ? 100 : 0);
    }, 0),
  }));
  return scored.reduce((best, one) => (one.score < best.score ? one : best)).layout;
}
