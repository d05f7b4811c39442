/** A bank file from its layout: rows of cells, and the text that they make. XLSX is made from the rows by the server. */
import { padCell, writeCell } from './bank-file-cell.ts';
import type { BankFileFacts, BankFileLayout, BatchFacts, FileField, FileLineLayout, PaymentFacts } from './bank-file-layout.ts';

export const LINE_END = '\r\n';

/** Fields with the number of their cell, from 1. */
export function placedFields({ fields }: FileLineLayout): { readonly field: FileField; readonly at: number }[] {
  let last = 0;
  return fields.map((field) => {
    last = field.at ?? last + 1;
    return { field, at: last };
  });
}

export const cellsOf = (line: FileLineLayout) => Math.max(line.cells ?? 0, ...placedFields(line).map(({ at }) => at));

function rowOf(layout: BankFileLayout, line: FileLineLayout, batch: BatchFacts, payment: PaymentFacts | null): string[] {
  const cells = Array.from({ length: cellsOf(line) }, () => '');
  for (const { field, at } of placedFields(line)) {
    const text = writeCell(field, batch, payment);
    cells[at - 1] = layout.kind === 'fixed' ? padCell(field, text) : text;
  }
  return cells;
}

/** Lines of the file as cells: what comes before the payments, the payments, what comes after. */
export function bankFileRows(layout: BankFileLayout, { batch, payments }: BankFileFacts): string[][] {
  return [
    ...layout.before.map((line) => rowOf(layout, line, batch, null)),
    ...payments.map((payment) => rowOf(layout, layout.payment, batch, payment)),
    ...layout.after.map((line) => rowOf(layout, line, batch, null)),
  ];
}

const FORMULA = /^[=+\-@\t\r]/;

/** Quoted where needed. A cell that a spreadsheet would run never leaves: text is cleaned of it, so one here is a fault of ours. */
function csvCell(text: string): string {
  if (FORMULA.test(text)) throw new Error('A cell of a bank file begins like a formula');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The file as text; every line ends with CR LF. */
export function bankFileText(layout: BankFileLayout, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    layout.kind === 'fixed' ? cells.join('') : layout.kind === 'csv' ? cells.map(csvCell).join(',') : cells.join(layout.delimiter ?? '|'),
  );
  return lines.map((line) => line + LINE_END).join('');
}
