import { describe, expect, test } from 'vitest';
import { weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { countLeaveDays, splitByYear, totalDays, type CountMode, type DayCalendar } from './count-leave-days.ts';
import { leaveDurationLabel, leavePeriodText, type LeaveDuration } from './leave-duration.ts';

/** Sundays rest, Christmas is a holiday, Christmas Eve one in the afternoon. */
const calendar: DayCalendar = (date) => ({
  rest: weekdayOf(date) === 7,
  holiday:
    date === '2026-12-25'
      ? { name: 'Christmas Day', name_ms: 'Hari Krismas', half: false }
      : date === '2026-12-24'
        ? { name: 'Christmas Eve', name_ms: 'Malam Krismas', half: true }
        : null,
});
const days = (start: string, end: string, duration: LeaveDuration = 'Full', mode: CountMode = 'Working Days') =>
  totalDays(countLeaveDays({ start: start as CalendarDate, end: end as CalendarDate, duration }, mode, calendar));

describe('days deducted', () => {
  test.each([
    ['a working day', '2026-12-01', '2026-12-01', 1],
    ['a week around its Sunday', '2026-12-04', '2026-12-10', 6],
    ['a rest day alone', '2026-12-06', '2026-12-06', 0],
    ['a holiday alone', '2026-12-25', '2026-12-25', 0],
    ['a holiday within', '2026-12-23', '2026-12-26', 2.5],
    ['a half-day holiday', '2026-12-24', '2026-12-24', 0.5],
    ['into the next year', '2026-12-30', '2027-01-04', 5],
  ])('%s', (_case, start, end, expected) => expect(days(start, end)).toBe(expected));

  test.each([
    ['Morning', 0.5],
    ['Afternoon', 0.5],
  ] as const)('half a day (%s)', (duration, expected) => expect(days('2026-12-01', '2026-12-01', duration)).toBe(expected));

  // The afternoon is the holiday: a morning and an afternoon never cost more than a whole day.
  test.each([
    ['Morning', 0.5],
    ['Afternoon', 0],
    ['Full', 0.5],
  ] as const)('of a half-day holiday (%s)', (duration, expected) => expect(days('2026-12-24', '2026-12-24', duration)).toBe(expected));

  test('every day of the calendar for maternity and paternity', () => expect(days('2026-12-20', '2026-12-26', 'Full', 'Calendar Days')).toBe(7));

  test('of a span are the days of its parts', () => {
    for (const cut of ['2026-12-05', '2026-12-06', '2026-12-24', '2026-12-25'] as const) {
      const next = `2026-12-${String(Number(cut.slice(8)) + 1).padStart(2, '0')}`;
      expect(days('2026-12-01', cut) + days(next, '2026-12-31')).toBe(days('2026-12-01', '2026-12-31'));
    }
  });
});

test.each([
  ['2026-11-03', '2026-11-03', 'Full', 'Full Day', 'Sehari Penuh'],
  ['2026-11-03', '2026-11-03', 'Morning', 'Half Day (Morning)', 'Separuh Hari (Pagi)'],
  ['2026-11-03', '2026-11-03', 'Afternoon', 'Half Day (Afternoon)', 'Separuh Hari (Petang)'],
  ['2026-11-03', '2026-11-05', 'Full', '3 days', '3 hari'],
] as const)('%s to %s, %s reads %s', (start, end, duration, en, ms) => expect(leaveDurationLabel(start, end, duration)).toEqual({ en, ms }));

test.each([
  ['2026-11-26', '2026-11-26', 'Full', 1, '26/11/26, full day', '26/11/26, sehari penuh'],
  ['2026-11-26', '2026-11-26', 'Morning', 0.5, '26/11/26, half day, morning', '26/11/26, separuh hari, pagi'],
  ['2026-11-06', '2026-11-09', 'Full', 2, '06/11/26 to 09/11/26, 2 days', '06/11/26 hingga 09/11/26, 2 hari'],
  ['2026-11-29', '2026-11-30', 'Full', 1, '29/11/26 to 30/11/26, 1 day', '29/11/26 hingga 30/11/26, 1 hari'],
] as const)('a message says %s to %s, %s, by the %d days it costs', (start, end, duration, cost, en, ms) =>
  expect(leavePeriodText(start, end, duration, cost)).toEqual({ en, ms }),
);

test.each([
  ['2026-12-31', '2026-12-31', [['2026-12-31', '2026-12-31']]],
  [
    '2026-12-30',
    '2027-01-04',
    [
      ['2026-12-30', '2026-12-31'],
      ['2027-01-01', '2027-01-04'],
    ],
  ],
  ['2027-01-01', '2027-12-31', [['2027-01-01', '2027-12-31']]],
])('%s to %s stands in the years %j', (start, end, expected) =>
  expect(splitByYear({ start: start as CalendarDate, end: end as CalendarDate, duration: 'Full' }).map((span) => [span.start, span.end])).toEqual(expected),
);
