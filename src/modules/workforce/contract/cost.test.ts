import { expect, test } from 'vitest';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { overtimeCost } from './cost.ts';

test.each([
  ['no overtime', 0, 95, null, 480, 0],
  ['one and a half times an hour of the shift', 60, 96, null, 480, 18],
  ['rounded once, to the sen', 50, 95, null, 480, 14.84],
  ['a shift of more than eight hours counts as eight', 60, 96, null, 660, 18],
  ['a short shift', 60, 60, null, 240, 22.5],
  ['the rate that was agreed', 90, 95, 25, 480, 37.5],
  ['agreed as nothing', 90, 95, 0, 480, 0],
  ['a shift that is all break', 90, 95, null, 0, 0],
])('what overtime costs: %s', (_what, minutes, cost, rate, shift_minutes, expected) => {
  const rates = { cost_rate: fromRinggit(cost), overtime_rate: rate === null ? null : fromRinggit(rate), shift_minutes };
  expect(toRinggit(overtimeCost(minutes, rates))).toBe(expected);
});
