import { expect, test } from 'vitest';
import { checkInWindow, checkOutWindow, statusIn, windowAround } from './check-in-window.ts';
import { durationHours } from './duration.ts';
import { punchOf, theSession } from './evaluation.factory.ts';

test.each([
  ['09:00', 15, '08:45', '09:15'],
  ['09:00', 0, '09:00', '09:00'],
  ['00:05', 15, '23:50', '00:20'],
  ['23:50', 120, '21:50', '01:50'],
] as const)('the check-in window of %s with %i minutes is %s to %s', (start, minutes, start_time, end_time) => {
  expect(checkInWindow(start as never, minutes)).toEqual({ start_time, end_time });
});

test('the check-out window is around the end', () => {
  expect(checkOutWindow('18:00' as never, 15)).toEqual({ start_time: '17:45', end_time: '18:15' });
});

test.each([
  ['09:00', '18:00', 9],
  ['18:00', '09:00', 9],
  ['09:00', '09:00', 0],
  ['09:00', '09:45', 0.75],
] as const)('from %s to %s are %d hours', (start, end, hours) => {
  expect(durationHours(start as never, end as never)).toBe(hours);
});

test.each([
  [-16, 'early'],
  [-15, 'ontime'],
  [15, 'ontime'],
  [16, 'late'],
] as const)('%i minutes from the start is %s', (off, status) => {
  expect(statusIn(windowAround(0, 15), off)).toBe(status);
});

test.each([
  ['08:44:59', 'early', 0],
  ['08:45', 'ontime', 0],
  ['09:15:59', 'ontime', 0],
  ['09:16', 'late', 1],
  ['09:21', 'late', 6],
] as const)('a check-in at %s of a session from 09:00 is %s, %i minutes late', (time, checkin_status, late_minutes) => {
  expect(theSession([punchOf(`in ${time}`, 1)])).toMatchObject({ checkin_status, late_minutes });
});

test.each([
  ['17:44', 'early', 1],
  ['17:45', 'ontime', 0],
  ['18:15', 'ontime', 0],
  ['18:16', 'late', 0],
] as const)('a check-out at %s of a session to 18:00 is %s, %i minutes too early', (time, checkout_status, early_leave_minutes) => {
  expect(theSession([punchOf('in 09:00', 1), punchOf(`out ${time}`, 2)])).toMatchObject({ checkout_status, early_leave_minutes });
});
