import { expect, it } from 'vitest';
import { columnAt } from './bring-today.ts';

const lefts = [0, 80, 160, 240];

it.each([
  [160, 160],
  // The box cannot be scrolled as far as wanted: the column before begins beside the names.
  [199, 160],
  [-80, 0],
])('scrolled by %d a column begins at %d', (wanted, at) => {
  expect(columnAt(lefts, wanted)).toBe(at);
});
