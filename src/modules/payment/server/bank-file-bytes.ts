/** The bytes of a bank file, and its lines read back from them. Sheets are made here, texts by the contract. */
import { buffer } from 'node:stream/consumers';
import type { BankFileFacts, BankFileLayout } from '../contract/bank-file-layout.ts';
import { readBankRows, splitBankText, type ReadLine } from '../contract/read-bank-file.ts';
import { bankFileRows, bankFileText, cellsOf, placedFields } from '../contract/write-bank-file.ts';
import { MAX_ITEMS } from '../contract/payment.endpoints.ts';
import type { SheetRow } from '#platform/server/spreadsheets/sheet-row.ts';
import { readXlsx } from '#platform/server/spreadsheets/read-xlsx.ts';
import { RowCollector } from '#platform/server/spreadsheets/row-collector.ts';
import type { Sheet } from '#platform/server/spreadsheets/sheet.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';

export const FILE_TYPES = {
  txt: 'text/plain; charset=us-ascii',
  csv: 'text/csv; charset=us-ascii',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The last line before the payments is the head of the table; those above it are headings. Amounts become numbers. */
function sheetOf(layout: BankFileLayout, rows: readonly (readonly string[])[]): Sheet {
  const headRow = layout.before.length - 1;
  const amounts = new Set(placedFields(layout.payment).flatMap(({ field, at }) => (field.as === 'ringgit' ? [at - 1] : [])));
  return {
    name: 'Payment',
    heading: rows.slice(0, headRow).map((cells) => cells[0] ?? ''),
    columns: (rows[headRow] ?? []).map((header, i) => ({ header, kind: amounts.has(i) ? 'money' : 'text' })),
    rows: rows.slice(headRow + 1).map((cells) => cells.map((cell, i) => (amounts.has(i) && cell !== '' ? Number(cell) : cell))),
  };
}

export async function bankFileBytes(layout: BankFileLayout, facts: BankFileFacts): Promise<Buffer> {
  const rows = bankFileRows(layout, facts);
  return layout.kind === 'sheet' ? buffer(streamXlsx(sheetOf(layout, rows))) : Buffer.from(bankFileText(layout, rows), 'latin1');
}

/** Each line of a file with its fields named. */
export async function readBankFile(layout: BankFileLayout, bytes: Buffer): Promise<ReadLine[]> {
  if (layout.kind !== 'sheet') return readBankRows(layout, splitBankText(layout, bytes.toString('latin1')));
  const width = cellsOf(layout.payment);
  const raw: SheetRow[] = [];
  const sink = { head: () => undefined, rows: (some: readonly SheetRow[]) => void raw.push(...some) };
  await readXlsx(bytes, new RowCollector({ maxRows: MAX_ITEMS + layout.before.length, maxColumns: width }, sink, true));
  const rows = raw.map(({ cells }) => Array.from({ length: width }, (_, i) => (cells[i] === null || cells[i] === undefined ? '' : String(cells[i]))));
  return readBankRows(layout, rows);
}
