import { ApiError } from '../../../call/api-error.ts';
import type { BulkAction, BulkResult } from '../list-types.ts';

const wordsOf = (error: unknown) => {
  if (error instanceof ApiError) return error.words;
  return error instanceof Error ? error.message : String(error);
};

/** Runs a bulk action row after row (so that none overtakes another) and answers every row's outcome. */
export async function runBulk<Row>(
  action: Pick<BulkAction<Row>, 'run' | 'runAll'>,
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
  answer: { remark: string },
  onProgress: (done: number) => void = () => undefined,
): Promise<readonly BulkResult[]> {
  if (action.runAll) {
    try {
      return await action.runAll(rows, answer);
    } catch (error) {
      return rows.map((row) => ({ id: rowKey(row), ok: false, message: wordsOf(error) }));
    }
  }
  const results: BulkResult[] = [];
  for (const row of rows) {
    try {
      await action.run?.(row, answer);
      results.push({ id: rowKey(row), ok: true });
    } catch (error) {
      results.push({ id: rowKey(row), ok: false, message: wordsOf(error) });
    }
    onProgress(results.length);
  }
  return results;
}
