/** Lines of a statutory file from values, by its layout. */
import type { FieldSpec, Layout, RecordSpec, Values } from './layout.ts';
import { faultOf, printCell, printFixed, type FieldFault } from './print-field.ts';

export const LINE_END = '\r\n';

export interface FaultyField {
  readonly field: FieldSpec;
  readonly fault: FieldFault;
}

/** What keeps these values out of the record. */
export const faultsOf = (record: RecordSpec, values: Values): FaultyField[] =>
  record.fields.flatMap((field) => {
    const fault = faultOf(field, values[field.key]);
    return fault ? [{ field, fault }] : [];
  });

/** One line without its end. */
export function writeLine(layout: Layout, record: RecordSpec, values: Values): string {
  if (layout.form === 'csv') return record.fields.map((field) => printCell(field, values[field.key])).join(',');
  return record.fields.map((field) => printFixed(field, values[field.key])).join('');
}

/** The first line of a CSV: what its columns are called; null in a layout without it. */
export const titleLine = ({ form, titles, detail }: Layout): string | null =>
  form === 'csv' && titles !== false ? detail.fields.map(({ title, key }) => title ?? key).join(',') : null;

/** The header from the lines: what is given, and the sums and counts that the layout asks for. */
export function headerValues(layout: Layout, given: Values, sums: Readonly<Record<string, number>>, counts: Readonly<Record<string, number>>): Values {
  const controlled = (layout.controls ?? []).map(({ header, of, as }) => [header, (as === 'sum' ? sums : counts)[of] ?? 0]);
  return { ...given, ...(Object.fromEntries(controlled) as Values) };
}

/** A running sum and count of every numeric field. */
export class FieldSums {
  readonly sums: Record<string, number> = {};
  readonly counts: Record<string, number> = {};
  lines = 0;

  add(values: Values): void {
    this.lines += 1;
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== 'number') continue;
      this.sums[key] = (this.sums[key] ?? 0) + value;
      if (value !== 0) this.counts[key] = (this.counts[key] ?? 0) + 1;
    }
  }
}

/** The whole text of a file. For long ones write line by line instead. */
export function writeFile(layout: Layout, header: Values, lines: readonly Values[]): string {
  const totals = new FieldSums();
  for (const line of lines) totals.add(line);
  const first = layout.header
    ? [writeLine(layout, layout.header, headerValues(layout, header, totals.sums, totals.counts))]
    : [titleLine(layout)].filter((line) => line !== null);
  return [...first, ...lines.map((line) => writeLine(layout, layout.detail, line))].map((line) => `${line}${LINE_END}`).join('');
}
