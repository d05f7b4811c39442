import { describe, expect, it } from 'vitest';
import { placeAfter } from './grid-keys.ts';

describe('where keys lead', () => {
  it.each([
    ['ArrowRight', { row: 0, day: 0 }, false, { row: 0, day: 1 }],
    ['ArrowLeft', { row: 0, day: 0 }, false, { row: 0, day: 0 }],
    ['ArrowDown', { row: 19, day: 4 }, false, { row: 19, day: 4 }],
    ['PageDown', { row: 3, day: 4 }, false, { row: 13, day: 4 }],
    ['PageUp', { row: 3, day: 4 }, false, { row: 0, day: 4 }],
    ['Home', { row: 3, day: 4 }, false, { row: 3, day: 0 }],
    ['End', { row: 3, day: 4 }, true, { row: 19, day: 6 }],
    ['x', { row: 3, day: 4 }, false, null],
  ])('%s from %j', (key, from, ctrl, to) => {
    expect(placeAfter(key, from, { rows: 20, days: 7 }, ctrl)).toEqual(to);
  });
});
