import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceByTiers, priceFlat, type MileageTier } from './price-mileage.ts';

const CAR: readonly MileageTier[] = [
  { vehicle: 'car', upto_km: 500, rate: 0.8 },
  { vehicle: 'car', upto_km: null, rate: 0.6 },
];
/** The last rate goes on, though it ends. */
const ENDING: readonly MileageTier[] = [
  { vehicle: 'car', upto_km: 1000, rate: 0.55 },
  { vehicle: 'car', upto_km: 200, rate: 0.7 },
];

it.each([
  ['within the first tier', CAR, 0, 100, 80, [[100, 0.8]]],
  ['up to the end of a tier', CAR, 400, 100, 80, [[100, 0.8]]],
  [
    'across a tier',
    CAR,
    450,
    100,
    70,
    [
      [50, 0.8],
      [50, 0.6],
    ],
  ],
  ['after a tier', CAR, 500, 10, 6, [[10, 0.6]]],
  [
    'hundredths of a kilometre',
    CAR,
    499.99,
    0.02,
    0.01,
    [
      [0.01, 0.8],
      [0.01, 0.6],
    ],
  ],
  ['a half of a sen rounds up', CAR, 0, 12.34, 9.87, [[12.34, 0.8]]],
  [
    'tiers in any order, the last one goes on',
    ENDING,
    100,
    2000,
    1115,
    [
      [100, 0.7],
      [1900, 0.55],
    ],
  ],
] as const)('prices %s', (_what, tiers, before, km, ringgit, parts) => {
  const priced = priceByTiers(tiers, Math.round(before * 100), Math.round(km * 100));
  expect([priced && priced.amount / 100, priced?.parts.map((part) => [part.km, part.rate])]).toEqual([ringgit, parts]);
});

it('knows no price for a vehicle without a rate', () => expect(priceByTiers([], 0, 100)).toBeNull());

it('prices a whole distance at one rate', () => expect(priceFlat(12_345, 0.55)).toEqual({ amount: 6790, parts: [{ km: 123.45, rate: 0.55 }] }));

const tiersOf = fc
  .uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 })
  .chain((ends) =>
    fc.tuple(...ends.map((end) => fc.integer({ min: 1, max: 300 }).map((sen): MileageTier => ({ vehicle: 'car', upto_km: end, rate: sen / 100 })))),
  );

it('is worth the same driven at once or in two journeys, but for the rounding of each', () => {
  fc.assert(
    fc.property(tiersOf, fc.nat(90_000), fc.nat(90_000), fc.nat(90_000), (tiers, before, first, second) => {
      const whole = priceByTiers(tiers, before, first + second)?.amount ?? 0;
      const parts = (priceByTiers(tiers, before, first)?.amount ?? 0) + (priceByTiers(tiers, before + first, second)?.amount ?? 0);
      expect(Math.abs(whole - parts)).toBeLessThanOrEqual(1);
    }),
  );
});

it('prices every kilometre once', () => {
  fc.assert(
    fc.property(tiersOf, fc.nat(90_000), fc.integer({ min: 1, max: 90_000 }), (tiers, before, distance) => {
      const parts = priceByTiers(tiers, before, distance)?.parts ?? [];
      expect(Math.round(parts.reduce((sum, { km }) => sum + km * 100, 0))).toBe(distance);
    }),
  );
});
