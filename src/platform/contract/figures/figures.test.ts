/** Figures against what a browser writes. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatFigure, formatShort } from './figures.ts';
import { formatPrice } from '../money.ts';

const figures = new Intl.NumberFormat('en-MY');
const prices = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

it('writes every figure as a browser does', () => {
  for (const some of [fc.maxSafeInteger(), fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.double()])
    fc.assert(fc.property(some, (value) => formatFigure(value) === figures.format(value)));
});

it('writes every price as a browser does', () => {
  // An exact half of a sen is no amount of ours: a browser rounds its digits, toFixed what the number holds.
  const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((ringgit) => !Object.is(ringgit, -0) && !/\.\d\d5$/.test(String(ringgit)));
  fc.assert(fc.property(amounts, (ringgit) => formatPrice(ringgit) === prices.format(ringgit)));
  expect(formatPrice(-0)).toBe('0.00');
  fc.assert(fc.property(fc.integer(), (sen) => formatPrice(sen / 100) === prices.format(sen / 100)));
});

test.each([
  [0, '0'],
  [0.25, '0.25'],
  [0.075, '0.075'],
  [950, '950'],
  [1000, '1K'],
  [1500, '1.5K'],
  [12_000, '12K'],
  [250_000, '250K'],
  [999_960, '1M'],
  [2_500_000, '2.5M'],
  [3_000_000_000, '3B'],
  [-1500, '-1.5K'],
])('%d is short for an axis', (value, short) => expect(formatShort(value)).toBe(short));
