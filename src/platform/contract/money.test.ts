import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  add,
  atLeastZero,
  ceilToFiveSen,
  ceilToRinggit,
  ceilToSen,
  formatPrice,
  fromRinggit,
  percent,
  ratio,
  roundToFiveSen,
  roundToSen,
  sen,
  sumBy,
  toAmount,
  toDecimalText,
  toRinggit,
  truncateToSen,
  type Sen,
} from './money.ts';

describe('ringgit and sen', () => {
  it.each([
    [0, 0],
    [1, 100],
    [1.005, 101],
    [1500.5, 150050],
    [-2.5, -250],
    ['12.34', 1234],
    [0.1 + 0.2, 30],
    [9999999999.99, 999999999999],
  ])('%s RM is %s sen', (ringgit, expected) => {
    expect(fromRinggit(ringgit)).toBe(expected);
  });
  it.each([['abc'], [Number.NaN], [Number.POSITIVE_INFINITY]])('refuses %s', (value) => {
    expect(() => fromRinggit(value)).toThrow(RangeError);
  });
  test('there and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => fromRinggit(toRinggit(sen(n))) === n && fromRinggit(toDecimalText(sen(n))) === n));
  });
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-150050, '-1500.50'],
  ])('%s sen as text is %s', (n, text) => expect(toDecimalText(sen(n))).toBe(text));
});

describe('roundings have names', () => {
  it.each<[string, (amount: Sen) => Sen, number, number]>([
    ['half a sen goes up', (s) => roundToSen(s, ratio(1, 2)), 101, 51],
    ['truncation drops', (s) => truncateToSen(s, percent(11)), 12345, 1357],
    ['up to the sen', (s) => ceilToSen(s, percent(11)), 12345, 1358],
    ['EPF share up to the ringgit', (s) => ceilToRinggit(s, percent(11)), 464_000, 51_100],
    ['exact stays', (s) => ceilToRinggit(s, percent(11)), 500_000, 55_000],
    ['MTD up to five sen', ceilToFiveSen, 28_702, 28_705],
    ['five sen stays', ceilToFiveSen, 28_705, 28_705],
    ['cash to the nearest five sen', roundToFiveSen, 28_702, 28_700],
    ['negative rounds away alike', (s) => roundToSen(s, ratio(1, 2)), -101, -51],
  ])('%s', (_name, rounding, input, expected) => expect(rounding(sen(input))).toBe(expected));

  test('roundings are exact: between them lies at most one unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const share = ratio(rate, 1_000_000);
        const [down, up] = [truncateToSen(sen(amount), share), ceilToSen(sen(amount), share)];
        const exact = BigInt(amount) * BigInt(rate);
        return up - down <= 1 && BigInt(down) * 1_000_000n <= exact && BigInt(up) * 1_000_000n >= exact;
      }),
    );
  });
});

test('prices show two decimals, a missing one 0.00', () => {
  expect([formatPrice(12), formatPrice(null), formatPrice(undefined), formatPrice(1234.5)]).toEqual(['12.00', '0.00', '0.00', '1,234.50']);
});

test('the payroll form counts what is no number as 0', () => {
  expect(['abc', '', null, undefined, Number.NaN, '12.5', 3].map(toAmount)).toEqual([0, 0, 0, 0, 0, 12.5, 3]);
});

test('sums are rounded to two decimals, by default of amount', () => {
  expect(sumBy([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
  expect(sumBy([{ net: 1.1 }, { net: 2.2 }], 'net')).toBe(3.3);
});

test('amounts add and never fall below zero where they must not', () => {
  expect(add(sen(1), sen(2), sen(-4))).toBe(-1);
  expect(atLeastZero(sen(-1))).toBe(0);
  expect(() => sen(0.5)).toThrow(RangeError);
});
