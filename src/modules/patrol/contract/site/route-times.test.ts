import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationOf, firstBackward, shortestGap, startMinutes } from './route-times.ts';

const every = (every_from: string, every_to: string, every_minutes: number) => ({ start_times: [], every_from, every_to, every_minutes });
const NEVER = { every_from: null, every_to: null, every_minutes: null };

test.each([
  ['listed times, in order and once', { ...NEVER, start_times: ['21:00', '19:30', '21:00'] }, [1170, 1260]],
  ['both ends belong to an interval', every('08:00', '10:00', 60), [480, 540, 600]],
  ['an end that is not met is left out', every('08:00', '09:59', 60), [480, 540]],
  ['an end before the start is on the next day', every('22:00', '02:00', 120), [0, 120, 1320]],
  ['the same time at both ends is one round', every('22:00', '22:00', 30), [1320]],
  ['listed and repeated times together', { ...every('08:00', '09:00', 60), start_times: ['08:30', '09:00'] }, [480, 510, 540]],
] as const)('%s', (_name, times, expected) => expect(startMinutes(times)).toEqual(expected));

test('a round lasts to the tolerance of its last point', () => {
  expect(durationOf([])).toBe(0);
  expect(
    durationOf([
      { checkpoint_id: 1, offset_minutes: 0, tolerance_minutes: 60 },
      { checkpoint_id: 2, offset_minutes: 20, tolerance_minutes: 10 },
    ]),
  ).toBe(30);
});

test('the shortest gap goes round the clock', () => {
  expect(shortestGap([600])).toBeNull();
  expect(shortestGap([0, 120, 1320])).toBe(120);
  expect(shortestGap([30, 1410])).toBe(60);
});

test('a point that comes before the one above it is found', () => {
  const at = (...offsets: number[]) => offsets.map((offset_minutes) => ({ checkpoint_id: 1, offset_minutes, tolerance_minutes: 5 }));
  expect(firstBackward(at(0, 5, 5, 9))).toBe(-1);
  expect(firstBackward(at(0, 5, 4))).toBe(2);
});

test('starts are minutes of one day, rising, and never closer than the interval', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(time, time, fc.integer({ min: 5, max: 1440 }), (from, to, minutes) => {
      const starts = startMinutes(every(from, to, minutes));
      expect(starts.every((at, index) => at >= 0 && at < 1440 && (index === 0 || at > (starts[index - 1] ?? 0)))).toBe(true);
      expect(starts.length).toBeGreaterThan(0);
    }),
  );
});
