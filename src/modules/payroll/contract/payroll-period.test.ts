import { describe, expect, it } from 'vitest';
import { calendarDate as day, daysInclusive } from '#platform/contract/dates.ts';
import { cutOffOf, payDateOf, periodOf, weekdaysBetween } from './payroll-period.ts';

describe('periodOf', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-01', '2026-11-30'],
    ['2026-02-01', 1, '2026-02-01', '2026-02-28'],
    ['2026-11-25', 26, '2026-10-26', '2026-11-25'],
    ['2026-11-26', 26, '2026-11-26', '2026-12-25'],
    ['2026-01-03', 26, '2025-12-26', '2026-01-25'],
    ['2028-03-10', 28, '2028-02-28', '2028-03-27'],
  ])('%s from day %d: %s to %s', (today, startDay, start_date, end_date) => {
    expect(periodOf(day(today), startDay)).toEqual({ start_date, end_date });
  });

  it('never holds more than 31 days, and one follows the other', () => {
    for (let startDay = 1; startDay <= 28; startDay += 1) {
      let period = periodOf(day('2027-12-31'), startDay);
      for (let i = 0; i < 14; i += 1) {
        expect(daysInclusive(period.start_date, period.end_date)).toBeLessThanOrEqual(31);
        const next = periodOf(day(new Date(Date.parse(`${period.end_date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)), startDay);
        expect(next.start_date > period.end_date).toBe(true);
        period = next;
      }
    }
  });
});

describe('payDateOf', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 28, '2026-11-28'],
    ['2026-02-01', '2026-02-28', 31, '2026-02-28'],
    ['2026-10-26', '2026-11-25', 28, '2026-11-28'],
    ['2026-11-15', '2026-11-30', 7, '2026-11-30'],
  ])('%s to %s, pay day %d: %s', (start, end, payDay, date) => {
    expect(payDateOf({ start_date: day(start), end_date: day(end) }, payDay)).toBe(date);
  });
});

describe('cutOffOf', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 20, '2026-11-20'],
    ['2026-11-01', '2026-11-30', 30, null],
    ['2026-11-01', '2026-11-30', null, null],
    ['2026-02-01', '2026-02-28', 31, null],
    ['2026-10-26', '2026-11-25', 20, '2026-11-20'],
    ['2026-11-15', '2026-11-30', 7, null],
  ])('%s to %s, cut-off day %s: %s', (start, end, cutOff, date) => {
    expect(cutOffOf({ start_date: day(start), end_date: day(end) }, cutOff)).toBe(date);
  });
});

it('counts Monday to Friday', () => {
  expect(weekdaysBetween(day('2026-11-01'), day('2026-11-30'))).toBe(21);
  expect(weekdaysBetween(day('2026-11-21'), day('2026-11-22'))).toBe(0);
  expect(weekdaysBetween(day('2026-11-20'), day('2026-11-23'))).toBe(2);
});
