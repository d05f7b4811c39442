/** The thread in which one file is read, and that ends with it. See sheet-desk.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import type { SheetRow } from './sheet-row.ts';
import { readXlsx } from './read-xlsx.ts';
import { RowCollector } from './row-collector.ts';
import { SheetRefused, type RefusalKey } from './sheet-refusal.ts';

export interface SheetTask {
  readonly bytes: Uint8Array;
  readonly limits: { readonly maxRows: number; readonly maxColumns: number };
}

export type SheetReport =
  | { readonly head: SheetRow }
  | { readonly rows: readonly SheetRow[] }
  | { readonly refused: RefusalKey; readonly params: SheetRefused['params'] }
  | { readonly done: true };

const ZIP = 0x04034b50;
/** The container of .xls, and of workbooks with a password. */
const OLE = 0xd0cf11e0;
/** Texts by their first characters, but no tables: PDF, RTF, an empty ZIP. */
const OTHERS = ['%PDF', '{\\rtf', 'PK\u0005\u0006'];
/** What the first entry of such a ZIP holds, unpacked: its type. */
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

async function readFile({ bytes: given, limits }: SheetTask, report: (report: SheetReport) => void): Promise<void> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const collector = new RowCollector(limits, { head: (head) => report({ head }), rows: (rows) => report({ rows }) });
  try {
    if (bytes.length >= 4 && bytes.readUInt32BE(0) === OLE)
      throw new SheetRefused(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'oldExcel');
    if (OTHERS.some((mark) => bytes.toString('latin1', 0, mark.length) === mark)) throw new SheetRefused('unreadable');
    if (bytes.subarray(0, 200).includes(OPEN_DOCUMENT)) throw new SheetRefused('openDocument');
    if (bytes.length >= 4 && bytes.readUInt32LE(0) === ZIP) await readXlsx(bytes, collector);
    else await readCsv(bytes, collector);
    report({ done: true });
  } catch (error) {
    report(error instanceof SheetRefused ? { refused: error.key, params: error.params } : { refused: 'unreadable', params: {} });
  }
}

await readFile(workerData as SheetTask, (report) => parentPort?.postMessage(report, []));
