import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZERO, sen } from '#platform/contract/money.ts';
import { deductMtd } from './deduct-mtd.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import { RECOMMENDED_READINGS } from '../unsettled.params.ts';

describe('a whole year', () => {
  const cents = fc.integer({ min: 500_000, max: 5_000_000 });
  /** Pays the months one after the other; `bonus` falls into `bonusMonth`. Returns what was deducted and the last P. */
  function year(pay: number, bonus: number, bonusMonth: number) {
    let deducted = 0;
    let [remuneration, epf] = [0, 0];
    let last: ReturnType<typeof deductMtd> | undefined;
    for (let month = 1; month <= 12; month += 1) {
      const extra = month === bonusMonth ? bonus : 0;
      last = deductMtd(
        {
          month: `2026-${String(month).padStart(2, '0')}`,
          category: 1,
          scheme: 'resident',
          accumulated: { remuneration: sen(remuneration), epf: sen(epf), reliefs: ZERO, zakat: ZERO, mtd: sen(deducted) },
          current: { remuneration: sen(pay), epf: sen(Math.ceil(pay * 0.11)), reliefs: ZERO, zakat: ZERO },
          additional: { remuneration: sen(extra), epf: sen(Math.ceil(extra * 0.11)) },
          relief: { selfDisabled: ZERO, spouseDisabled: ZERO, children: ZERO },
        },
        RULE_SETS.law,
        RECOMMENDED_READINGS,
      );
      deducted += last.payable;
      remuneration += pay + extra;
      epf += Math.ceil(pay * 0.11) + Math.ceil(extra * 0.11);
    }
    return { deducted, tax: Math.floor(last!.taxAdditional / 1000) };
  }
  it('of constant pay reaches the tax of the year within the rounding', () => {
    fc.assert(
      fc.property(cents, (pay) => {
        const { deducted, tax } = year(pay, 0, 0);
        expect(deducted % 5).toBe(0);
        expect(deducted - tax).toBeGreaterThanOrEqual(0);
        expect(deducted - tax).toBeLessThanOrEqual(4);
      }),
      { numRuns: 60 },
    );
  });
  it('with a bonus in any month reaches it too', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 12 }), (pay, bonus, month) => {
        const { deducted, tax } = year(pay, bonus, month);
        expect(Math.abs(deducted - tax)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });
});
