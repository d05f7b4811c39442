import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import { cutItems, freeOf, limitKey, type Caps } from './cut-items.ts';

const NOV = '2026-11-05' as CalendarDate;
const DEC = '2026-12-05' as CalendarDate;
const caps = (given: Partial<Record<'per_item' | 'per_claim' | 'limit', number>>, period: Caps['period'] = 'Month'): Caps => ({
  per_item: given.per_item === undefined ? null : fromRinggit(given.per_item),
  per_claim: given.per_claim === undefined ? null : fromRinggit(given.per_claim),
  limit: given.limit === undefined ? null : fromRinggit(given.limit),
  period: given.limit === undefined ? null : period,
});
const item = (amount: number, date = NOV, claim_category_id = 1) => ({ claim_category_id, date, amount: fromRinggit(amount) });
const ringgit = (rows: readonly { allowed: Sen }[]) => rows.map(({ allowed }) => allowed / 100);

it.each([
  ['no cap grants all', caps({}), [item(80), item(60)], {}, [80, 60]],
  ['each item', caps({ per_item: 50 }), [item(80), item(40)], {}, [50, 40]],
  ['all items of the claim, the first rows first', caps({ per_claim: 100 }), [item(80), item(60), item(5)], {}, [80, 20, 0]],
  ['the limit of the month, each month its own', caps({ limit: 100 }), [item(80), item(60), item(60, DEC)], {}, [80, 20, 60]],
  ['the limit of the year runs on', caps({ limit: 100 }, 'Year'), [item(80), item(60, DEC)], {}, [80, 20]],
  ['what other claims hold is gone', caps({ limit: 100 }), [item(80)], { [limitKey(1, 'Month', NOV)]: 70 }, [30]],
  ['more than the limit is gone already', caps({ limit: 100 }), [item(80)], { [limitKey(1, 'Month', NOV)]: 170 }, [0]],
  ['the least of all caps', caps({ per_item: 70, per_claim: 90, limit: 60 }), [item(80), item(80)], {}, [60, 0]],
] as const)('%s', (_what, of, items, taken, granted) => {
  const spent = new Map(Object.entries(taken).map(([key, amount]): [string, Sen] => [key, fromRinggit(amount as number)]));
  const rows = cutItems(items, () => of, spent);
  expect(ringgit(rows)).toEqual(granted);
  expect(rows.map(({ over_limit }) => over_limit)).toEqual(granted.map((amount, at) => amount * 100 < (items[at]?.amount ?? 0)));
});

it('takes what stands already before it shares the rest, wherever its row is', () => {
  const rows = cutItems([item(80), item(60)], () => caps({ limit: 100 }), new Map(), new Map([[1, fromRinggit(60)]]));
  expect(ringgit(rows)).toEqual([40, 60]);
});

describe('the account of a limit', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 12 });

  it('used, held and free make the limit, however much is asked', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60_000 }), fc.nat(60_000), (asked, limit, before) => {
        const used = sen(Math.min(before, limit));
        const of: Caps = { per_item: null, per_claim: null, limit: sen(limit), period: 'Month' };
        const rows = cutItems(
          asked.map((amount) => ({ claim_category_id: 1, date: NOV, amount: sen(amount) })),
          () => of,
          new Map([[limitKey(1, 'Month', NOV), used]]),
        );
        const reserved = sen(rows.reduce((sum, { allowed }) => sum + allowed, 0));
        expect(used + reserved + freeOf({ limit: sen(limit), used, held: reserved })).toBe(limit);
      }),
    );
  });

  it('grants no item more than is asked, nor less than nothing', () => {
    fc.assert(
      fc.property(amounts, fc.nat(60_000), fc.nat(60_000), (asked, perItem, perClaim) => {
        const rows = cutItems(
          asked.map((amount) => ({ claim_category_id: 1, date: NOV, amount: sen(amount) })),
          () => ({ per_item: sen(perItem), per_claim: sen(perClaim), limit: null, period: null }),
          new Map(),
        );
        for (const [at, { allowed }] of rows.entries()) expect(allowed >= 0 && allowed <= (asked[at] ?? 0)).toBe(true);
        expect(rows.reduce((sum, { allowed }) => sum + allowed, 0)).toBeLessThanOrEqual(perClaim);
      }),
    );
  });
});
