import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offlineSpans } from './offline-spans.ts';

const minutes = (...all: number[]) => all.map((each) => each * 60_000);
const spans = (signs: number[], from: number, to: number) =>
  offlineSpans(minutes(...signs), from * 60_000, to * 60_000, 15 * 60_000).map((span) => [span.from / 60_000, span.to / 60_000, span.open]);

describe('times offline', () => {
  test.each([
    ['signs every ten minutes', [0, 10, 20], 0, 30, []],
    ['fifteen minutes are not offline, sixteen are', [0, 15, 31], 0, 31, [[15, 31, false]]],
    ['it goes on', [0, 10], 0, 60, [[10, 60, true]]],
    ['it began before the time that is looked at', [-100, 30], 0, 40, [[0, 30, false]]],
    ['no sign at all says nothing', [], 0, 60, []],
    ['what comes after the end does not count', [0, 90], 0, 60, [[0, 60, true]]],
  ])('%s', (_name, signs, from, to, expected) => expect(spans(signs, from, to)).toEqual(expected));

  test('spans do not overlap and lie within the time', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -500, max: 2000 })), (all) => {
        const signs = all.sort((a, b) => a - b);
        let last = 0;
        for (const { from, to } of offlineSpans(signs, 0, 1000, 15)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(1000);
          last = to;
        }
      }),
    );
  });
});
