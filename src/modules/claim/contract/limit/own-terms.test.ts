import { expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { spanOf } from './limit-period.ts';
import { ownTerms, type CategoryLimit } from './own-terms.ts';

const PERSON = { id: 7, position_level_id: 3 };
const limit = (given: Partial<CategoryLimit>): CategoryLimit => ({ employee_id: null, position_level_id: null, limit_amount: null, rate: null, ...given });
const CATEGORY = { limit_amount: 500, limit_period: 'Year' as const };

it.each([
  ['nobody is excepted', [], 500, null],
  ['the level', [limit({ position_level_id: 3, limit_amount: 800 })], 800, null],
  ['another level', [limit({ position_level_id: 4, limit_amount: 800 })], 500, null],
  ['the employee before the level', [limit({ position_level_id: 3, limit_amount: 800 }), limit({ employee_id: 7, limit_amount: 300 })], 300, null],
  ['each field by itself', [limit({ position_level_id: 3, limit_amount: 800, rate: 0.7 }), limit({ employee_id: 7, rate: 0.9 })], 800, 0.9],
  ['another employee', [limit({ employee_id: 8, limit_amount: 1, rate: 1 })], 500, null],
])('grants what is said of %s', (_what, limits, amount, rate) => {
  expect(ownTerms({ ...CATEGORY, limits }, PERSON)).toEqual({ limit: amount, period: 'Year', rate });
});

it('has no period where nothing limits the person', () => {
  const none = { limit_amount: null, limit_period: 'Month' as const, limits: [limit({ employee_id: 8, limit_amount: 50 })] };
  expect(ownTerms(none, PERSON)).toEqual({ limit: null, period: null, rate: null });
  expect(ownTerms(none, { id: 8, position_level_id: null })).toEqual({ limit: 50, period: 'Month', rate: null });
});

it.each([
  ['Month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['Year', '2026-02-10', '2026-01-01', '2026-12-31'],
  ['Lifetime', '2026-02-10', '1900-01-01', '2100-12-31'],
] as const)('counts over the %s', (period, date, from, to) => expect(spanOf(period, date as CalendarDate)).toEqual({ from, to }));
