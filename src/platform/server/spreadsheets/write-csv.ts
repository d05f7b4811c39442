/** CSV as a stream: UTF-8 with its mark (Excel reads it as UTF-8 only then), CRLF, no cell that a spreadsheet takes for a formula. */
import { Readable } from 'node:stream';
import { batchesOf } from './row-batches.ts';
import type { ComputedCell, Sheet, SheetCell } from './sheet.ts';

const MARK = '\ufeff';

/** The head, the rows, the totals; heading lines are left out, a CSV is for machines. */
export function streamCsv(sheet: Sheet): Readable {
  return Readable.from(bytesOf(sheet), { objectMode: false });
}

/** Nothing runs before the first read, and a failure of the rows reaches whoever reads. */
async function* bytesOf(sheet: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(MARK);
  const { stringify } = await import('csv-stringify');
  const out = stringify({ record_delimiter: 'windows', escape_formulas: true });
  const source = Readable.from(lines(sheet));
  source.on('error', (error) => out.destroy(error));
  out.on('close', () => source.destroy());
  source.pipe(out);
  for await (const chunk of out) yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
}

const valueOf = (cell: ComputedCell): SheetCell => (typeof cell === 'object' && cell !== null ? cell.value : cell);

async function* lines(sheet: Sheet): AsyncGenerator<readonly SheetCell[]> {
  const cells = (row: readonly ComputedCell[]) => sheet.columns.map((_, i) => valueOf(row[i]));
  yield sheet.columns.map(({ header }) => header);
  for await (const batch of batchesOf(sheet.rows)) for (const row of batch) yield cells(row);
  if (sheet.totals) yield cells(sheet.totals);
}
