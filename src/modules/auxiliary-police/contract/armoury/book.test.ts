/** The armoury book adds up, whatever was entered. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookOf, type BookedEntry } from './book.ts';

const line = (kind: BookedEntry['kind'], quantity: number, from: number | null, to: number | null): BookedEntry => ({
  asset_id: 5,
  kind,
  quantity,
  from_store_id: from,
  to_store_id: to,
});

it('shows what came, what went, what was expended and what is there after each entry', () => {
  const entries = [
    line('Receipt', 100, null, 1),
    line('Issue', 40, 1, null),
    line('Return', 28, null, 1),
    line('Expended', 12, null, null),
    line('Transfer', 30, 1, 2),
  ];
  const { lines, sums } = bookOf(
    1,
    new Map([
      [5, 20],
      [6, 1],
      [7, 0],
    ]),
    entries,
  );
  expect(lines.map(({ received, given, balance }) => [received, given, balance])).toEqual([
    [100, 0, 120],
    [0, 40, 80],
    [28, 0, 108],
    [0, 0, 108],
    [0, 30, 78],
  ]);
  expect(sums).toEqual([
    { asset_id: 5, opening: 20, received: 128, given: 70, expended: 12, closing: 78 },
    { asset_id: 6, opening: 1, received: 0, given: 0, expended: 0, closing: 1 },
  ]);
});

it('opening, received and given make the closing, and the last balance of an asset is its closing', () => {
  const store = fc.constantFrom(1, 2, null);
  const entry = fc.record({
    asset_id: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom('Issue' as const, 'Expended' as const, 'Transfer' as const),
    quantity: fc.integer({ min: 1, max: 99 }),
    from_store_id: store,
    to_store_id: store,
  });
  const openings = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 0, max: 500 }));
  fc.assert(
    fc.property(openings, fc.array(entry), (given, entries) => {
      const { lines, sums } = bookOf(1, new Map(Object.entries(given).map(([key, n]) => [Number(key), n])), entries);
      for (const sum of sums) {
        expect(sum.opening + sum.received - sum.given).toBe(sum.closing);
        const last = lines.findLast(({ entry: { asset_id } }) => asset_id === sum.asset_id);
        expect(last?.balance ?? sum.opening).toBe(sum.closing);
      }
    }),
  );
});
