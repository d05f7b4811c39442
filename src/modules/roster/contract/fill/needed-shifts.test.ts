import { describe, expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { covers, isNight, neededShifts, type Need } from './needed-shifts.ts';

const session = (text: string): Session => {
  const [start_time, end_time] = text.split('-') as [TimeOfDay, TimeOfDay];
  return { start_time, end_time };
};
const need = (text: string, more: Partial<Need> = {}): Need => ({
  id: 1,
  name: 'Gate',
  work_site_id: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  heads: 2,
  position_id: null,
  ...session(text),
  ...more,
});

describe('work of the night', () => {
  it.each([
    ['07:00-19:00', false],
    ['19:00-07:00', true],
    ['16:00-00:00', false],
    ['16:00-00:30', true],
    ['04:00-12:00', true],
    ['05:00-13:00', false],
    ['23:00-23:00', true],
  ])('%s: %s', (text, night) => {
    expect(isNight(session(text))).toBe(night);
  });
});

it.each([
  ['07:00-19:00', '07:00-19:00', true],
  ['06:30-19:30', '07:00-19:00', true],
  ['08:00-19:00', '07:00-19:00', false],
  ['19:00-07:00', '22:00-06:00', true],
  ['22:00-06:00', '19:00-07:00', false],
])('%s covers %s: %s', (given, asked, isCovered) => {
  expect(covers(session(given), need(asked))).toBe(isCovered);
});

it('a need is work on each of its weekdays, on one line from the Monday', () => {
  const monday = calendarDate('2026-12-07');
  const shifts = neededShifts([need('19:00-07:00', { weekdays: [3, 7] })], calendarDate('2026-12-09'), calendarDate('2026-12-15'), monday, 60);
  expect(shifts.map(({ key, start, end, work, heads, tags }) => [key, start / 60, end / 60, work, heads, tags])).toEqual([
    ['1 2026-12-09', 67, 79, 660, 2, ['night']],
    ['1 2026-12-13', 163, 175, 660, 2, ['night', 'sunday']],
  ]);
});
