/** What is filled in from drawn receipts. `MESRA_CORPUS=whole` reads all of them in every look. */
import { afterAll, expect, it, vi } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { isSure } from '../../contract/receipt.schema.ts';
import { ReadingWorker } from './reading-pool.ts';
import { CORPUS, drawCorpus, LOOKS, type CorpusReceipt, type Look } from './receipt-corpus.factory.ts';
import { surer } from './read-picture.ts';

vi.setConfig({ testTimeout: 600_000 });
const TODAY = calendarDate('2026-11-28');
const worker = new ReadingWorker();
afterAll(() => worker.close());

/** One of each look, the free car park and the pump among them. */
const SOME: readonly (readonly [look: Look, name: string])[] = [
  ['flat', 'a car park that was free'],
  ['faded', 'a stall in Malay'],
  ['shadowed', 'petrol in Malay'],
  ['shadowed', 'a pump without a total'],
  ['askew', 'a restaurant in English'],
];
const isWhole = process.env['MESRA_CORPUS'] === 'whole';
const CASES = isWhole
  ? LOOKS.flatMap((look) => CORPUS.map((receipt) => [look, receipt] as const))
  : SOME.map(([look, name]) => [look, CORPUS.find((receipt) => receipt.name === name) as CorpusReceipt] as const);

it('fills in nothing that is wrong, and nine in ten of what is right', async () => {
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const [look, receipt] of CASES) {
    const { found } = await worker.read({ bytes: await drawCorpus(receipt, look), ext: 'png', today: TODAY });
    const filled = isSure(found.amount) ? found.amount.value : null;
    if (filled === receipt.amount) continue;
    (filled === null ? missed : wrong).push(`${receipt.name}, ${look}: ${filled}`);
  }
  const right = CASES.filter(([, { amount }]) => amount !== null).length;
  expect(wrong).toEqual([]);
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(right / 10);
});

it('takes of two readings what is surer in either', () => {
  const outcome = <T>(value: T, confidence: number) => ({ value, confidence, place: null });
  const none = { amount: null, date: null, merchant: null, number: null };
  expect(
    surer({ ...none, amount: outcome(2.5, 0.4), date: outcome('2026-11-12', 0.9) }, { ...none, amount: outcome(80, 0.8), date: outcome('2026-11-13', 0.5) }),
  ).toEqual({
    ...none,
    amount: outcome(80, 0.8),
    date: outcome('2026-11-12', 0.9),
  });
});
