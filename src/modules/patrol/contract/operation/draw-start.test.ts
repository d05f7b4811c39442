import { expect, test } from 'vitest';
import { drawnMinutes } from './draw-start.ts';

test('the same seed draws the same, another one something else, and each minute of the window comes', () => {
  const drawn = (seed: string) => Array.from({ length: 400 }, (_, n) => drawnMinutes(seed, 7, n * 60, 20));
  expect(drawn('one')).toEqual(drawn('one'));
  expect(drawn('one')).not.toEqual(drawn('two'));
  expect(new Set(drawn('one'))).toEqual(new Set(Array.from({ length: 21 }, (_, n) => n)));
});

test('routes of one operation are drawn apart, and a window of nothing moves nothing', () => {
  const of = (route: number) => Array.from({ length: 40 }, (_, n) => drawnMinutes('seed', route, n * 60, 30));
  expect(of(1)).not.toEqual(of(2));
  expect(drawnMinutes('seed', 1, 60, 0)).toBe(0);
});
