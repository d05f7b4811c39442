import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesCovered } from './minutes-covered.ts';

const stretch = (begun: number, ended: number) => ({ begun, ended });

test.each([
  ['none', [], 0],
  ['one', [stretch(540, 600)], 60],
  ['one that goes on', [stretch(540, 540)], 0],
  ['two apart', [stretch(540, 600), stretch(660, 700)], 100],
  ['two that touch', [stretch(540, 600), stretch(600, 660)], 120],
  ['two that overlap', [stretch(540, 780), stretch(660, 840)], 300],
  ['one within the other', [stretch(540, 780), stretch(600, 660)], 240],
  ['one that goes on within another', [stretch(540, 780), stretch(600, 600)], 240],
])('%s', (_what, stretches, minutes) => {
  expect(minutesCovered(stretches)).toBe(minutes);
});

const stretches = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 720 })).map(([begun, minutes]) => stretch(begun, begun + minutes)),
  { minLength: 1, maxLength: 8 },
);

test('what is covered is each minute once: within the span, at least the longest and at most the sum', () => {
  fc.assert(
    fc.property(stretches, (all) => {
      const covered = minutesCovered(all);
      const lengths = all.map(({ begun, ended }) => ended - begun);
      const span = Math.max(...all.map(({ ended }) => ended)) - Math.min(...all.map(({ begun }) => begun));
      expect(covered).toBeLessThanOrEqual(span);
      expect(covered).toBeLessThanOrEqual(lengths.reduce((sum, each) => sum + each, 0));
      expect(covered).toBeGreaterThanOrEqual(Math.max(...lengths));
      expect(covered).toBe(new Set(all.flatMap(({ begun, ended }) => Array.from({ length: ended - begun }, (_, n) => begun + n))).size);
    }),
  );
});

test('the order does not matter, and no more does one that is told twice', () => {
  fc.assert(
    fc.property(stretches, fc.func(fc.integer()), (all, key) => {
      const shuffled = all.toSorted((one, other) => key(one) - key(other));
      expect(minutesCovered(shuffled)).toBe(minutesCovered(all));
      expect(minutesCovered([...all, ...shuffled])).toBe(minutesCovered(all));
    }),
  );
});
