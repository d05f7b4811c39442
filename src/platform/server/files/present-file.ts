/** Files of records that keep their uuids. */
import type { UploadedFile } from '#platform/contract/uploads.ts';
import type { Transaction } from '../db/scope.ts';
import { presentFile, type Presenting } from './file.presenter.ts';
import { filesOf, findFiles } from './file.store.ts';

/** Files by their uuids, in one query for a whole list; what is not there is left out. */
export async function presentFiles(ctx: Presenting & Pick<Transaction, 'db'>, uuids: readonly string[]): Promise<Map<string, UploadedFile>> {
  const rows = await findFiles(ctx, [...new Set(uuids)]);
  return new Map(rows.map((row) => [row.uuid, presentFile(ctx, row)]));
}

/** Files of a field of several records, by record, in one query. */
export async function presentFilesOf(
  ctx: Presenting & Pick<Transaction, 'db' | 'client'>,
  type: string,
  ids: readonly number[],
  field: string,
): Promise<Map<number, UploadedFile[]>> {
  const found = await filesOf(ctx, type, ids, field);
  return new Map([...found].map(([id, rows]) => [id, rows.map((row) => presentFile(ctx, row))]));
}
