import { expect, it } from 'vitest';
import { roomFor, scaleTo, shareOf } from './chart-scale.ts';

it.each([
  ['a fraction', 0.9, false, [0, 0.25, 0.5, 0.75, 1]],
  ['a handful', 7, false, [0, 2, 4, 6, 8]],
  ['the edge itself', 8, false, [0, 2, 4, 6, 8]],
  ['a month of pay', 122_371.19, false, [0, 50_000, 100_000, 150_000]],
  ['millions', 9_600_000, false, [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]],
  ['one person', 1, true, [0, 1]],
  ['two people', 2, true, [0, 1, 2]],
  ['nine people', 9, true, [0, 5, 10]],
  ['a few sen', 0.09, false, [0, 0.025, 0.05, 0.075, 0.1]],
] as const)('reaches %s in steps that read well', (_name, max, whole, ticks) => {
  expect(scaleTo(max, whole)).toEqual({ ticks, top: ticks.at(-1) });
});

it.each([true, false])('tells nothing but zero of nothing, counted or not: %s', (whole) => expect(scaleTo(0, whole)).toEqual({ ticks: [0], top: 1 }));

it('says its share of the height, never beyond the drawing', () => {
  expect([shareOf(5, 20), shareOf(-3, 20), shareOf(25, 20)]).toEqual([25, 0, 100]);
});

it.each([
  ['no name', [], 440],
  ['seven days', Array.from({ length: 7 }, (_, at) => `0${at}/11`), 440],
  ['twelve months', Array.from({ length: 12 }, () => 'December 25'), 1280],
  ['fifteen months in full', Array.from({ length: 15 }, () => 'September 2026'), 'more'],
])('room for the names of %s', (_what, names, expected) => {
  expect(roomFor(names)).toBe(expected);
});
