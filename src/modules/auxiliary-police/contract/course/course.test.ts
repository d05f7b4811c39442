import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { certificateUntil, courseStatus } from './course.schema.ts';

const course = { start_date: '2026-11-10', end_date: '2026-11-12', cancelled: false };

it.each([
  ['2026-11-09', false, 'Upcoming'],
  ['2026-11-10', false, 'On Going'],
  ['2026-11-12', false, 'On Going'],
  ['2026-11-13', false, 'Completed'],
  ['2026-11-09', true, 'Cancelled'],
])('on %s (cancelled: %s) it is %s', (today, cancelled, status) => {
  expect(courseStatus({ ...course, cancelled }, today)).toBe(status);
});

it.each([
  ['2026-01-31', 12, '2027-01-31'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-08-31', null, null],
])('a pass of a course that ended on %s is valid %s months: until %s', (end, months, until) => {
  expect(certificateUntil(calendarDate(end), months)).toBe(until);
});
