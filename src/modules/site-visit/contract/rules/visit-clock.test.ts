import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { onLine } from '#platform/contract/time/local-line.ts';
import { autoEndAt, isLate, isMissed, minutesBetween } from './visit-clock.ts';

const DAY = calendarDate('2026-11-20');
const at = (time: string, day = DAY) => onLine(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const plan = (planned_start_time: string | null) => ({ planned_date: DAY, planned_start_time: planned_start_time as TimeOfDay | null });

describe('a planned visit', () => {
  it.each([
    ['before its time', '09:00', '08:59', false],
    ['at the limit', '09:00', '09:15', false],
    ['a minute after the limit', '09:00', '09:16', true],
    ['without a time, however late', null, '23:59', false],
  ] as const)('is late: %s', (_what, start, now, expected) => expect(isLate(plan(start), at(now))).toBe(expected));

  it('is missed once its day is over', () => {
    expect(isMissed(plan(null), at('23:59'))).toBe(false);
    expect(isMissed(plan(null), at('00:00', calendarDate('2026-11-21')))).toBe(true);
  });
});

describe('a visit that nobody ends', () => {
  it.each([
    ['of the afternoon ends with its day', '14:00', '23:59'],
    ['of the morning ends after twelve hours', '08:30', '20:30'],
    ['that began at 11:59 ends by both at once', '11:59', '23:59'],
    ['of the last minute ends in it', '23:59', '23:59'],
  ] as const)('%s', (_what, started, ended) => expect(autoEndAt(DAY, at(started))).toBe(at(ended)));

  it('ends on its day, after at most twelve hours, never before it began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const end = autoEndAt(DAY, onLine(DAY, minute));
        expect(end).toBeGreaterThanOrEqual(onLine(DAY, minute));
        expect(end).toBeLessThanOrEqual(onLine(DAY, Math.min(minute + 720, 1439)));
      }),
    );
  });
});

it('counts whole minutes', () => {
  expect(minutesBetween('2026-11-20T01:00:30Z', '2026-11-20T01:02:29Z')).toBe(1);
  expect(minutesBetween('2026-11-20T01:00:00Z', '2026-11-20T00:00:00Z')).toBe(0);
});
