import { describe, expect, it, test } from 'vitest';
import { LEAVE_CATEGORIES } from '../leave-type.schema.ts';
import { STARTER_TYPES } from '../leave-type.params.ts';
import { legalMinimum, legalShortfalls } from './legal-minimum.ts';

const tier = (days: number, from = 0, to: number | null = null, position_level_id: number | null = null) => ({
  position_level_id,
  min_service_months: from,
  max_service_months: to,
  days,
});
const annual = (...tiers: ReturnType<typeof tier>[]) => ({ category: 'Annual' as const, min_service_months: 0, tiers });

test.each([
  ['Annual', [8, 12, 16]],
  ['Medical', [14, 18, 22]],
  ['Hospitalisation', [60]],
  ['Maternity', [98]],
  ['Paternity', [7]],
] as const)('the Act names the days of %s leave', (category, days) => {
  expect(legalMinimum(category).map((step) => step.days)).toEqual(days);
});

test('paternity leave begins with a year of service, and other leave is left to the company', () => {
  expect(legalMinimum('Paternity')).toEqual([{ from: 12, to: null, days: 7 }]);
  for (const category of LEAVE_CATEGORIES.filter((each) => !['Annual', 'Medical', 'Hospitalisation', 'Maternity', 'Paternity'].includes(each)))
    expect(legalMinimum(category)).toEqual([]);
});

test('the types that a company starts with keep the Act', () => {
  expect(STARTER_TYPES.flatMap((type) => legalShortfalls(type))).toEqual([]);
});

describe('a type falls short', () => {
  it.each([
    [
      'one tier that is enough for the first years only',
      annual(tier(8)),
      [
        [24, 8, 12],
        [60, 8, 16],
      ],
    ],
    ['one tier above all', annual(tier(16)), []],
    ['half a day less', annual(tier(7.5, 0, 24), tier(12, 24, 60), tier(16, 60)), [[0, 7.5, 8]]],
    ['a gap between the tiers', annual(tier(16, 0, 30), tier(16, 36)), [[30, 0, 12]]],
    ['a step a month late', annual(tier(8, 0, 25), tier(12, 25, 60), tier(16, 60)), [[24, 8, 12]]],
    [
      'no tier',
      annual(),
      [
        [0, 0, 8],
        [24, 0, 12],
        [60, 0, 16],
      ],
    ],
    ['a wait before the first day', { ...annual(tier(16)), min_service_months: 3 }, [[0, 0, 8]]],
    ['a wait that the Act knows', { category: 'Paternity' as const, min_service_months: 12, tiers: [tier(7)] }, []],
    ['a wait that is longer', { category: 'Paternity' as const, min_service_months: 24, tiers: [tier(7)] }, [[12, 0, 7]]],
    ['leave of the company itself', { category: 'Marriage' as const, min_service_months: 0, tiers: [tier(1)] }, []],
  ])('%s', (_, type, expected) => {
    expect(legalShortfalls(type).map(({ from, given, days }) => [from, given, days])).toEqual(expected);
  });

  it('by the row of a position level, while everybody has enough', () => {
    const found = legalShortfalls(annual(tier(16), tier(10, 0, 36, 5)));
    expect(found).toEqual([{ from: 24, given: 10, days: 12, position_level_id: 5 }]);
  });
});
