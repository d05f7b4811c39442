import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { occurrencesBetween, type Rule } from './recurrence.ts';

const day = calendarDate;
const rule = (given: Partial<Rule>): Rule => ({ unit: 'day', every: 1, weekdays: [], month_day: null, until: null, skip_holidays: false, ...given });
const NONE: ReadonlySet<string> = new Set();
const on = (given: Partial<Rule> | null, start: string, from: string, to: string, holidays = NONE) =>
  occurrencesBetween(given && rule(given), day(start), day(from), day(to), holidays);

describe('a task comes due', () => {
  it.each<[string, Partial<Rule> | null, string, string, string, string[]]>([
    ['once', null, '2026-11-20', '2026-11-20', '2026-11-27', ['2026-11-20']],
    ['once, not again', null, '2026-11-19', '2026-11-20', '2026-11-27', []],
    ['every day, not before it begins', {}, '2026-11-22', '2026-11-20', '2026-11-24', ['2026-11-22', '2026-11-23', '2026-11-24']],
    ['every third day from its beginning', { every: 3 }, '2026-11-01', '2026-11-05', '2026-11-11', ['2026-11-07', '2026-11-10']],
    ['on weekdays', { unit: 'week', weekdays: [1, 3] }, '2026-11-16', '2026-11-16', '2026-11-25', ['2026-11-16', '2026-11-18', '2026-11-23', '2026-11-25']],
    // The beginning is a Friday: its week counts from Monday 16 November.
    [
      'every second week from the Monday of its beginning',
      { unit: 'week', every: 2, weekdays: [1] },
      '2026-11-20',
      '2026-11-20',
      '2026-12-15',
      ['2026-11-30', '2026-12-14'],
    ],
    ['on the weekday of its beginning, where none is said', { unit: 'week' }, '2026-11-20', '2026-11-20', '2026-11-28', ['2026-11-20', '2026-11-27']],
    [
      'on the last day of a month that has no 31st, and on the 31st again',
      { unit: 'month', month_day: 31 },
      '2026-01-31',
      '2026-01-31',
      '2026-05-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['on the last day of a month', { unit: 'month', month_day: 'last' }, '2026-01-10', '2026-02-01', '2026-03-31', ['2026-02-28', '2026-03-31']],
    [
      'every quarter',
      { unit: 'month', every: 3, month_day: 5 },
      '2026-01-05',
      '2026-01-01',
      '2026-12-31',
      ['2026-01-05', '2026-04-05', '2026-07-05', '2026-10-05'],
    ],
    ['until its last day, that day too', { until: day('2026-11-21') }, '2026-11-20', '2026-11-20', '2026-11-27', ['2026-11-20', '2026-11-21']],
  ])('%s', (_what, given, start, from, to, expected) => expect(on(given, start, from, to)).toEqual(expected));

  it('never on holidays, where it leaves them out', () => {
    const holidays = new Set(['2026-12-25']);
    expect(on({ skip_holidays: true }, '2026-12-24', '2026-12-24', '2026-12-26', holidays)).toEqual(['2026-12-24', '2026-12-26']);
    expect(on({}, '2026-12-24', '2026-12-24', '2026-12-26', holidays)).toHaveLength(3);
  });
});

it('says the same of a span in parts as of the whole', () => {
  const rules = fc.record({
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    every: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
    month_day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom('last' as const, null)),
    until: fc.constant(null),
    skip_holidays: fc.boolean(),
  });
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (given, before, length) => {
      const start = day('2026-01-29');
      const [from, to] = [addDays(start, before - 20), addDays(start, before - 20 + length)];
      const middle = addDays(from, Math.floor(length / 2));
      const parts = [...occurrencesBetween(given, start, from, middle, NONE), ...occurrencesBetween(given, start, addDays(middle, 1), to, NONE)];
      const whole: CalendarDate[] = occurrencesBetween(given, start, from, to, NONE);
      expect(parts).toEqual(whole);
      if (given.unit === 'week' && given.weekdays.length > 0) for (const date of whole) expect(given.weekdays).toContain(weekdayOf(date));
    }),
  );
});
