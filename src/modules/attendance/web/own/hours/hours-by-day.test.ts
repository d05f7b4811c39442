import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { hoursByDay } from './hours-by-day.ts';

it('adds up the sessions of each day, and leaves none out', () => {
  const days = [
    { date: '2026-11-02', minutes: 240 },
    { date: '2026-11-02', minutes: 250 },
    { date: '2026-11-04', minutes: 500 },
  ];
  expect(hoursByDay(days, calendarDate('2026-11-01'), calendarDate('2026-11-04'))).toEqual([
    { date: '2026-11-01', hours: 0 },
    { date: '2026-11-02', hours: 8.17 },
    { date: '2026-11-03', hours: 0 },
    { date: '2026-11-04', hours: 8.33 },
  ]);
});
