import { expect, test } from 'vitest';
import { calendarDate } from '../dates.ts';
import { dateOnLine, instantOnLine, lineMinuteOf, onLine, startOfDateIn, timeOnLine } from './local-line.ts';

const MARCH = calendarDate('2026-03-08');

test('a minute of the line has its date and time, on the next day too', () => {
  expect([dateOnLine(onLine(MARCH, 1441)), timeOnLine(onLine(MARCH, 1441))]).toEqual(['2026-03-09', '00:01']);
});

test.each([
  ['2026-11-02T01:00:59Z', 'Asia/Kuala_Lumpur', '2026-11-02', '09:00'],
  ['2026-11-01T18:30:00Z', 'Asia/Kolkata', '2026-11-02', '00:00'],
  ['2026-11-02T01:00:00Z', 'America/New_York', '2026-11-01', '20:00'],
])('%s is in %s the %s, %s', (instant, zone, date, time) => {
  const at = lineMinuteOf(instant, zone);
  expect([dateOnLine(at), timeOnLine(at)]).toEqual([date, time]);
});

test.each(['Asia/Kuala_Lumpur', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'UTC'])('a minute in %s is an instant and back', (zone) => {
  for (let minute = 0; minute < 3 * 1440; minute += 97) {
    const at = onLine(calendarDate('2026-06-01'), minute);
    expect(lineMinuteOf(instantOnLine(at, zone), zone)).toBe(at);
  }
});

test('where clocks are set forward there is no such minute, and the day begins all the same', () => {
  // New York goes from 02:00 to 03:00 on 8 March 2026.
  expect(startOfDateIn(MARCH, 'America/New_York')).toBe('2026-03-08T05:00:00.000Z');
  expect(startOfDateIn(calendarDate('2026-03-09'), 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
  expect(timeOnLine(lineMinuteOf(instantOnLine(onLine(MARCH, 150), 'America/New_York'), 'America/New_York'))).toMatch(/^0[13]:30$/);
});
