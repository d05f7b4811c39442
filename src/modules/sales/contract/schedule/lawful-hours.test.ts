import { expect, it } from 'vitest';
import type { CalendarDate, TimeOfDay } from '#platform/contract/dates.ts';
import { minorFault, type MinorFault } from './lawful-hours.ts';
import { spanOn } from './plan-schedules.ts';

it.each<[born: string, start: string, end: string, taken: number, MinorFault | null]>([
  ['2008-11-20', '19:00', '23:30', 600, null],
  ['2008-11-21', '10:00', '17:00', 0, null],
  ['2008-11-21', '10:00', '17:01', 0, 'long'],
  ['2008-11-21', '10:00', '13:00', 240, null],
  ['2008-11-21', '10:00', '13:00', 241, 'long'],
  ['2008-11-21', '13:00', '20:00', 0, null],
  ['2008-11-21', '13:01', '20:01', 0, 'night'],
  ['2008-11-21', '06:00', '10:00', 0, null],
  ['2008-11-21', '05:59', '10:00', 0, 'night'],
  ['2008-11-21', '22:00', '02:00', 0, 'night'],
  ['2011-11-20', '10:00', '12:00', 0, null],
  ['2011-11-21', '10:00', '12:00', 0, 'child'],
])('who was born on %s and works from %s to %s with %d minutes before: %s', (born, start, end, taken, fault) => {
  const date = '2026-11-20' as CalendarDate;
  const span = spanOn(date, { start_time: start as TimeOfDay, end_time: end as TimeOfDay });
  expect(minorFault(born as CalendarDate, { date, ...span }, taken)).toBe(fault);
});
