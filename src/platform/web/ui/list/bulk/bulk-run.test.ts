import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../call/api-error.ts';
import { runBulk } from './bulk-run.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const key = (row: { id: number }) => row.id;

describe('runBulk', () => {
  it('answers the outcome of every row and goes on after a failure', async () => {
    const seen: number[] = [];
    const progress: number[] = [];
    const run = async ({ id }: { id: number }, { remark }: { remark: string }) => {
      seen.push(id);
      if (id === 2) throw new ApiError(422, 'The given data was invalid.', { errors: { base: [`Not this one: ${remark}`] } });
    };
    expect(await runBulk({ run }, rows, key, { remark: 'ok' }, (done) => progress.push(done))).toEqual([
      { id: 1, ok: true },
      { id: 2, ok: false, message: 'Not this one: ok' },
      { id: 3, ok: true },
    ]);
    expect([seen, progress]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('marks every row when one call for all fails', async () => {
    const runAll = () => Promise.reject(new ApiError(500, 'Busy.'));
    expect(await runBulk({ runAll }, rows, key, { remark: '' })).toEqual(rows.map(({ id }) => ({ id, ok: false, message: 'Busy.' })));
  });
});
