import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import { differenceLines, sumOfDifferences, type EarlierPayout } from './payout-differences.ts';

const rm = (ringgit: number): Sen => fromRinggit(ringgit);
const payout = (approved: number, recounted: number, settled = 0, id = 1): EarlierPayout => ({
  id,
  period_end: `2026-0${id}-28` as CalendarDate,
  approved: rm(approved),
  settled: rm(settled),
  recounted: rm(recounted),
});

describe('a line for each payout that comes to something else by now', () => {
  it.each<[string, EarlierPayout[], number, boolean, [number, number, string][]]>([
    ['nothing has changed', [payout(90, 90)], 100, true, []],
    ['too little was paid', [payout(45, 90)], 0, true, [[1, 4500, '90.00 − 45.00']]],
    ['it was paid already', [payout(45, 90, 45)], 0, true, []],
    ['too much was paid', [payout(90, 60)], 100, true, [[1, -3000, '60.00 − 90.00']]],
    ['of an employee half of what is earned', [payout(90, 0)], 100, true, [[1, -5000, '0.00 − 90.00 ≥ -50.00']]],
    ['of a contractor all of it', [payout(90, 0)], 60, false, [[1, -6000, '0.00 − 90.00 ≥ -60.00']]],
    ['nothing is earned, so that it waits', [payout(90, 0)], 0, false, []],
    ['returned sales earn less than nothing', [payout(90, 0)], -5, false, []],
    [
      'what one lacks the other gives',
      [payout(90, 60), payout(10, 50, 0, 2)],
      0,
      false,
      [
        [1, -3000, '60.00 − 90.00'],
        [2, 4000, '50.00 − 10.00'],
      ],
    ],
  ])('%s', (_name, earlier, earned, isEmployee, lines) =>
    expect(differenceLines(earlier, rm(earned), isEmployee).map(({ of_payout_id, amount, formula }) => [of_payout_id, amount, formula])).toEqual(lines),
  );
});

it('pays in the end what the last recount says, money once, in whatever order it is corrected and approved', () => {
  const amount = fc.integer({ min: 0, max: 50_000 });
  // A month earns something; some months before it are then counted anew; what is not approved is calculated once more.
  const month = fc.record({ earned: amount, corrections: fc.array(fc.tuple(fc.nat(11), amount), { maxLength: 4 }), again: fc.boolean() });
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), fc.boolean(), (months, isEmployee) => {
      const worth: number[] = [];
      const paid: { approved: number; lines: Map<number, number> }[] = [];
      const linesNow = (earned: number) => {
        const earlier = paid.map(({ approved }, id) => ({
          id,
          period_end: `20${10 + id}-01-31` as CalendarDate,
          approved: sen(approved),
          settled: sen(paid.reduce((sum, { lines }) => sum + (lines.get(id) ?? 0), 0)),
          recounted: sen(worth[id] ?? 0),
        }));
        return differenceLines(earlier, sen(earned), isEmployee);
      };
      const approve = (earned: number, again = false) => {
        const lines = linesNow(earned);
        if (again) expect(linesNow(earned)).toEqual(lines);
        const total = earned + sumOfDifferences(lines);
        expect(total).toBeGreaterThanOrEqual(isEmployee ? Math.floor(earned / 2) : 0);
        worth.push(earned);
        paid.push({ approved: earned, lines: new Map(lines.map(({ of_payout_id, amount: sum }) => [of_payout_id, sum])) });
      };
      for (const { earned, corrections, again } of months) {
        approve(earned, again);
        for (const [id, sum] of corrections) if (id < worth.length) worth[id] = sum;
      }
      // A month that earns enough settles the rest.
      approve(2_000_000);
      const received = paid.reduce((sum, { approved, lines }) => sum + approved + [...lines.values()].reduce((all, line) => all + line, 0), 0);
      expect(received).toBe(worth.reduce((sum, each) => sum + each, 0));
      expect(linesNow(0)).toEqual([]);
    }),
  );
});
