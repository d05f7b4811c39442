import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRinggit, ZERO } from '#platform/contract/money.ts';
import { calculateMtd } from './calculate-mtd.ts';
import { tableTax } from './charge-yearly-tax.ts';
import { remainingMonths } from './deduct-mtd.ts';
import { TAX_TABLES } from './mtd-table.params.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import { settleMtd } from './settle-mtd.ts';
import { spreadBenefit } from './spread-benefit.ts';
import type { MtdInput } from '../statutory.schema.ts';
import { RECOMMENDED_READINGS, type UnsettledReadings } from '../unsettled.params.ts';

type Changes = Partial<MtdInput>;
const none = { accumulated: {}, current: {} };
const mtd = (changes: Changes, readings: Partial<UnsettledReadings> = {}) => {
  const { trace: _trace, ...rest } = calculateMtd({ date: '2026-01-31', category: 1, ...none, ...changes }, { trace: false, readings });
  return rest;
};
/** EPF of 546 leaves exactly 314.00 for each of the 11 later months. */
const january: Changes = { current: { remuneration: 4950, epf: 546 } };

describe('LHDN examples', () => {
  it('normal and additional remuneration: 2,011.50 − [1,284.00 + 0.00] = 727.50', () => {
    expect(mtd({ ...january, additional: { remuneration: 8250, epf: 906 } })).toEqual({
      future_epf: 314,
      chargeable_income: 46_400,
      chargeable_income_with_additional: 54_650.07,
      normal: 107,
      additional: 727.5,
      payable: 834.5,
    });
  });
  it('at the limit of 35,000 the reading of the table decides: 16.70 or 50.00', () => {
    const limit: Changes = { current: { remuneration: 4000, epf: 440 } };
    expect(mtd(limit)).toMatchObject({ future_epf: 323.63, chargeable_income: 35_000.07, payable: 16.7 });
    expect(mtd(limit, { mtd_table_reading: 'strict' })).toMatchObject({ chargeable_income: 35_000.07, payable: 50 });
  });
  it.each([
    [287.02, 287.05],
    [152.06, 152.1],
    [123.45, 123.45],
  ])('rounds %d up to 5 sen: %d', (before, after) => {
    expect(settleMtd(fromRinggit(before), ZERO, ZERO, RULE_SETS.law, RECOMMENDED_READINGS).payable).toBe(fromRinggit(after));
  });
  it('e-PCB rounds the final sum: 55.87 + 958.84 = 1,014.71 → 1,014.75', () => {
    const settled = settleMtd(fromRinggit(55.87), fromRinggit(958.84), ZERO, RULE_SETS.law, RECOMMENDED_READINGS);
    expect(settled).toEqual({ normal: 5587, additional: 95_884, beforeRounding: 101_471, payable: 101_475 });
  });
});

describe('zakat table (part E)', () => {
  it.each([
    [8, 5, 0, 0],
    [15, 20, 0, 0],
    [15, 8, 0, 7],
    [120, 100, 0, 20],
    [8, 5, 9, 0],
    [8, 5, 25, 20],
    [15, 20, 32.55, 27.55],
    [15, 8, 127.3, 134.3],
    [120, 100, 392.25, 412.25],
  ])('MTD %d, zakat %d, additional %d: deduct %d', (normal, zakat, additional, deduct) => {
    const settled = settleMtd(fromRinggit(normal), fromRinggit(additional), fromRinggit(zakat), RULE_SETS.law, RECOMMENDED_READINGS);
    expect(settled.payable).toBe(fromRinggit(deduct));
  });
  it('deducts what zakat leaves, even below RM10', () => {
    expect(mtd({ current: { ...january.current, zakat: 100 } })).toMatchObject({ normal: 107, payable: 7 });
  });
  it('counts zakat of earlier months as paid', () => {
    expect(
      mtd({ date: '2026-12-31', accumulated: { remuneration: 54_450, epf: 3454, mtd: 700, zakat: 500 }, current: { remuneration: 4950, epf: 546 } }),
    ).toMatchObject({
      chargeable_income: 46_400,
      normal: 84,
      payable: 84,
    });
  });
});

it('zakat of earlier months is subtracted from the tax on a bonus: 2,011.50 − (784.00 + 500.00)', () => {
  const december: Changes = {
    date: '2026-12-31',
    accumulated: { remuneration: 54_450, epf: 3454, mtd: 700, zakat: 500 },
    current: { remuneration: 4950, epf: 546 },
  };
  expect(mtd({ ...december, additional: { remuneration: 8250, epf: 906 } })).toMatchObject({
    chargeable_income_with_additional: 54_650,
    normal: 84,
    additional: 727.5,
    payable: 811.5,
  });
});

describe('RM10 rule', () => {
  const small: Changes = { current: { remuneration: 3750, epf: 546 } };
  it('does not deduct 9.16', () => {
    expect(mtd(small)).toMatchObject({ chargeable_income: 32_000, normal: 0, payable: 0 });
  });
  it('has no place in the specification, which rounds half up', () => {
    expect(mtd({ ...small, rules: 'specification' })).toMatchObject({ normal: 9.17, payable: 9.17 });
  });
  it('tests the truncated amount unless the setting says the rounded one', () => {
    const settle = (readings: Partial<UnsettledReadings>) =>
      settleMtd(fromRinggit(9.96), ZERO, ZERO, RULE_SETS.law, { ...RECOMMENDED_READINGS, ...readings }).payable;
    expect(settle({})).toBe(0);
    expect(settle({ mtd_minimum_test: 'rounded' })).toBe(1000);
  });
  it('takes 0 for a small normal MTD in step 1[E], or the amount by setting', () => {
    const bonus: Changes = { ...small, additional: { remuneration: 1000, epf: 0 } };
    // Tax 140.00 with the bonus; without it 110.00, of which 9.16 a month.
    expect(mtd(bonus)).toMatchObject({ normal: 0, additional: 140, payable: 140 });
    expect(mtd(bonus, { mtd_small_normal: 'amount' }).additional).toBe(30.08);
  });
});

describe('categories and reliefs', () => {
  it('category 2 takes the spouse relief by itself', () => {
    expect(mtd({ ...january, category: 2 })).toMatchObject({ chargeable_income: 42_400, payable: 87 });
  });
  it('category 2 pays nothing to 35,000', () => {
    expect(mtd({ category: 2, current: { remuneration: 4333.33, epf: 546 } })).toMatchObject({ chargeable_income: 34_999.96, payable: 0 });
  });
  it('category 1 has no children under the law', () => {
    const relief = { children: 4000 };
    expect(mtd({ ...january, relief }).chargeable_income).toBe(46_400);
    expect(mtd({ ...january, category: 3, relief }).chargeable_income).toBe(42_400);
  });
  it('takes disability, TP1 reliefs of earlier months and of this month', () => {
    expect(
      mtd({ current: { remuneration: 4950, epf: 546, reliefs: 400 }, accumulated: { reliefs: 1000 }, relief: { self_disabled: 7000, spouse_disabled: 6000 } })
        .chargeable_income,
    ).toBe(32_000);
  });
  it('has one EPF relief a year under the law, one each under the specification', () => {
    const bonus: Changes = {
      accumulated: { remuneration: 50_000, epf: 4000 },
      current: { remuneration: 5000, epf: 550 },
      additional: { remuneration: 10_000, epf: 1100 },
      date: '2026-12-31',
    };
    expect(mtd(bonus)).toMatchObject({ chargeable_income: 42_000, chargeable_income_with_additional: 52_000, future_epf: 0 });
    expect(mtd({ ...bonus, rules: 'specification' })).toMatchObject({ chargeable_income: 42_000, chargeable_income_with_additional: 50_900 });
  });
  it('never shows a negative income', () => {
    expect(mtd({ current: { remuneration: 500, epf: 55 } })).toMatchObject({ chargeable_income: 0, normal: 0, payable: 0 });
  });
});

describe('flat schemes', () => {
  it('non-resident: 30 % of the month', () => {
    expect(mtd({ scheme: 'non_resident', current: { remuneration: 10_000.33, epf: 1100, zakat: 500 }, additional: { remuneration: 5000 } })).toEqual({
      future_epf: 0,
      chargeable_income: 10_000.33,
      chargeable_income_with_additional: 15_000.33,
      normal: 3000.09,
      additional: 1500,
      payable: 4500.1,
    });
  });
  it('returning expert: 15 % with the rebate to 35,000', () => {
    expect(mtd({ ...january, scheme: 'returning_expert' }).payable).toBe(580);
    const low: Changes = { scheme: 'returning_expert', current: { remuneration: 4000, epf: 440 } };
    expect(mtd(low)).toMatchObject({ normal: 404.16, payable: 404.2 });
    expect(mtd({ ...low, category: 2 })).toMatchObject({ chargeable_income: 31_000.07, normal: 320.83 });
  });
  it('C-suite: 15 % without rebate', () => {
    expect(mtd({ scheme: 'c_suite', current: { remuneration: 4000, epf: 440 } }).payable).toBe(437.5);
  });
});

describe('years of assessment', () => {
  it.each([
    ['2026-01-31', 46_400, 107],
    ['2023-01-31', 46_400, 107],
    ['2022-01-31', 46_400, 126],
    ['2021-01-31', 46_400, 126],
    ['2020-01-31', 46_400, 126],
  ])('%s: P %d gives %d', (date, income, payable) => {
    expect(mtd({ ...january, date })).toMatchObject({ chargeable_income: income, payable });
  });
  it.each([
    ['2026-01', 5000, 0],
    ['2026-01', 20_000, 0],
    ['2026-01', 35_000, 200],
    ['2026-01', 35_000.01, 600.0006],
    ['2020-01', 60_000, 3200],
    ['2021-01', 60_000, 3100],
    ['2020-01', 100_000, 10_900],
    ['2022-12', 100_000, 10_700],
    ['2022-12', 3_000_000, 817_450],
    ['2026-01', 3_000_000, 828_400],
  ])('tax table of %s at %d: %d', (month, income, tax) => {
    const table = TAX_TABLES.findLast((entry) => entry.from <= month)!.value;
    expect(tableTax(table, fromRinggit(income), 1, 'strict')).toBe(Math.round(tax * 100_000));
  });
  it('refuses a year before the first table', () => {
    expect(() => mtd({ date: '2019-12-31' })).toThrow('Statutory table for this period is not available.');
  });
});

it('n is 12 − month', () => {
  expect([1, 3, 11, 12].map(remainingMonths)).toEqual([11, 9, 1, 0]);
});
it('spreads a benefit over the months left, sen dropped', () => {
  expect(spreadBenefit(fromRinggit(25_000), 4)).toBe(fromRinggit(2777));
});

it('money stays whole sen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('law' as const, 'specification' as const),
      (pay, month, rules) => {
        const got = mtd({
          date: `2026-${String(month).padStart(2, '0')}-01`,
          current: { remuneration: pay / 100, epf: 440 },
          additional: { remuneration: 123.45, epf: 13 },
          rules,
        });
        for (const amount of Object.values(got)) expect(Math.round(amount * 100) / 100).toBe(amount);
        expect(got.payable).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
