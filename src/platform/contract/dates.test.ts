import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageAt,
  calendarDate,
  dateInZone,
  daysInclusive,
  DAYS,
  endOfWeek,
  formatDate,
  formatDateTime,
  formatFull,
  formatMonth,
  formatPeriod,
  formatTime,
  HOURS,
  isCalendarDate,
  monthRange,
  projectScheduleRange,
  startOfWeek,
  TIME_OPTIONS,
  weekdayOf,
  yearOptions,
  sayMonths,
} from './dates.ts';

const d = calendarDate;

describe('a calendar date exists', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    [null, false],
  ])('%s: %s', (value, expected) => expect(isCalendarDate(value)).toBe(expected));
});

test('weeks start on Monday', () => {
  expect([weekdayOf(d('2026-11-16')), startOfWeek(d('2026-11-22')), endOfWeek(d('2026-11-16'))]).toEqual([1, '2026-11-16', '2026-11-22']);
});

describe('age in whole years', () => {
  it.each([
    ['1966-11-21', '2026-11-20', 59],
    ['1966-11-21', '2026-11-21', 60],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born %s is, on %s, %s', (birth, on, age) => expect(ageAt(d(birth), d(on))).toBe(age));
});

test('ranges of the specification', () => {
  expect(monthRange(d('2026-02-10'))).toEqual({ start_date: '2026-02-01', end_date: '2026-02-28' });
  expect(projectScheduleRange(d('2026-02-10'))).toEqual({ start_date: '2026-01-26', end_date: '2026-03-01' });
});

test('choices of the specification', () => {
  expect(yearOptions(d('2026-11-20'))).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
  expect([TIME_OPTIONS.length, TIME_OPTIONS[0], TIME_OPTIONS[1], TIME_OPTIONS.at(-1)]).toEqual([96, '00:00', '00:15', '23:45']);
  expect([HOURS[0], HOURS.at(-1), DAYS[0], DAYS.at(-1)]).toEqual([1, 24, 1, 31]);
});

test('formats of the specification', () => {
  const at = '2026-11-20T01:05:09Z';
  expect([formatDate('2026-11-20'), formatTime('13:05'), formatDateTime(at), formatFull(at)]).toEqual([
    '20/11/26',
    '01:05 PM',
    '20/11/26 09:05 AM',
    '20/11/2026 09:05:09',
  ]);
  expect([formatTime('00:05', 'ms'), formatTime('13:05', 'ms'), formatDateTime(at, undefined, 'ms')]).toEqual(['12:05 PG', '01:05 PTG', '20/11/26 09:05 PG']);
  expect([formatDate(null), formatMonth(d('2026-08-01'), 'ms')]).toEqual(['', 'Ogos 2026']);
});

test("the day of an instant is the zone's", () => {
  expect(dateInZone('2026-11-20T17:00:00Z')).toBe('2026-11-21');
  expect(dateInZone('2026-11-20T17:00:00Z', 'UTC')).toBe('2026-11-20');
});

/** Seconds east of Greenwich, as the zone's own name for it says: `GMT+08:00`, `GMT-00:44:30`. */
function offsetOf(at: Date, zone: string): number {
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(at);
  const [, sign, hours, minutes, seconds] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(named)!;
  return Number(`${sign ?? '+'}1`) * (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0));
}

const NEAR = ['Kuala_Lumpur', 'Singapore', 'Kuching', 'Brunei', 'Manila', 'Makassar', 'Jakarta', 'Bangkok'].map((city) => `Asia/${city}`);

describe('the clock of a zone', () => {
  it.each([
    // New York: 02:00 does not exist on 8 March 2026, and 01:30 comes twice on 1 November.
    ['2026-03-08T06:59:59Z', 'America/New_York', '08/03/2026 01:59:59'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '08/03/2026 03:00:00'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '01/11/2026 01:30:00'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '01/11/2026 01:30:00'],
    // Samoa left out 30 December 2011.
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '29/12/2011 23:59:59'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '31/12/2011 00:00:00'],
    ['2026-06-15T12:00:00Z', 'Australia/Lord_Howe', '15/06/2026 22:30:00'],
    ['2026-06-15T18:20:00Z', 'Asia/Kathmandu', '16/06/2026 00:05:00'],
    ['2026-06-15T10:00:00Z', 'Pacific/Kiritimati', '16/06/2026 00:00:00'],
    ['2026-11-20T16:00:00.123456Z', 'Asia/Kuala_Lumpur', '21/11/2026 00:00:00'],
  ])('%s in %s shows %s', (at, zone, shown) => {
    expect(formatFull(at, zone)).toBe(shown);
    expect(dateInZone(at, zone)).toBe(shown.slice(0, 10).split('/').reverse().join('-'));
  });

  test('agrees with the rules of every zone that there is', () => {
    dayjs.extend(utc);
    const instant = fc.date({ min: new Date('1950-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        instant,
        // Those of the countries that Mesra is for half of the time.
        fc.oneof(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), fc.constantFrom(...NEAR)),
        (at, zone) => formatFull(at, zone) === dayjs.utc(at).add(offsetOf(at, zone), 'second').format('DD/MM/YYYY HH:mm:ss'),
      ),
      { numRuns: 1000 },
    );
  });

  test('knows no zone that is none, and no instant that is none', () => {
    expect(() => dateInZone('soon', 'Asia/Kuala_Lumpur')).toThrow(RangeError);
    expect(() => dateInZone('2026-11-20T16:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
  });
});

test('arithmetic agrees with itself', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(d('1950-01-01'), n));
  fc.assert(fc.property(day, fc.integer({ min: -500, max: 500 }), (date, n) => daysInclusive(date, addDays(date, n)) === n + 1));
  expect(addMonths(d('2026-01-31'), 1)).toBe('2026-02-28');
});

test.each([
  ['2026-12-24', '2026-12-24', '24 Dec 2026', '24 Dis 2026'],
  ['2026-12-24', '2026-12-25', '24–25 Dec 2026', '24–25 Dis 2026'],
  ['2026-08-30', '2026-10-02', '30 Aug – 2 Oct 2026', '30 Ogo – 2 Okt 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027', '28 Dis 2026 – 3 Jan 2027'],
  ['2025-12-01', '2026-12-31', '1 Dec 2025 – 31 Dec 2026', '1 Dis 2025 – 31 Dis 2026'],
])('%s to %s is said once', (from, to, en, ms) => {
  expect([formatPeriod(d(from), d(to)), formatPeriod(d(from), d(to), 'ms')]).toEqual([en, ms]);
});

test.each([
  ['EPF 2025-10, MTD 2023-01/2025-01', 'EPF October 2025, MTD January 2023, January 2025', 'EPF Oktober 2025, MTD Januari 2023, Januari 2025'],
  ['2025-10-01', '2025-10-01', '2025-10-01'],
])('the months of %s in words', (text, en, ms) => expect([sayMonths(text), sayMonths(text, 'ms')]).toEqual([en, ms]));
