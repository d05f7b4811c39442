import { expect, test } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { dateOnLine, timeOnLine } from '#platform/contract/time/local-line.ts';
import { planRounds, type PlannedRoute } from './plan-rounds.ts';

const FRIDAY = calendarDate('2026-11-20');
const time = (text: string) => text as TimeOfDay;
const NIGHT = { name: 'Night', start_time: time('19:00'), end_time: time('07:00') };
const DAY = { name: 'Day', start_time: time('07:00'), end_time: time('19:00') };
const route = (more: Partial<PlannedRoute>): PlannedRoute => ({
  id: 1,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  shift_name: null,
  points: [],
  start_times: [],
  every_from: null,
  every_to: null,
  every_minutes: null,
  ...more,
});
const starts = (more: Partial<PlannedRoute>, shift = NIGHT) =>
  planRounds([route(more)], FRIDAY, shift, 'seed').map(({ start }) => `${dateOnLine(start).slice(8)} ${timeOnLine(start)}`);

test('a start belongs to the operation from its beginning on and before its end', () => {
  expect(starts({ start_times: ['18:59', '19:00', '06:59', '07:00'] })).toEqual(['20 19:00', '21 06:59']);
  expect(starts({ start_times: ['18:59', '19:00', '06:59', '07:00'] }, DAY)).toEqual(['20 07:00', '20 18:59']);
});

test('an interval over midnight goes through the night', () => {
  expect(starts({ every_from: '20:00', every_to: '02:00', every_minutes: 120 })).toEqual(['20 20:00', '20 22:00', '21 00:00', '21 02:00']);
});

test('weekdays are those of the date of the operation, and a route of another shift has no round', () => {
  expect(starts({ start_times: ['01:00'], weekdays: [5] })).toEqual(['21 01:00']);
  expect(starts({ start_times: ['01:00'], weekdays: [6] })).toEqual([]);
  expect(starts({ start_times: ['20:00'], shift_name: 'Day' })).toEqual([]);
  expect(starts({ start_times: ['20:00'], shift_name: 'Night' })).toEqual(['20 20:00']);
});

test('a route with a window begins its rounds inside it and inside the operation, each seed its own way', () => {
  const planned = (seed: string, random_minutes: number) =>
    planRounds([route({ start_times: ['19:00', '22:00', '06:50'], random_minutes })], FRIDAY, NIGHT, seed).map(({ start }) => start);
  const base = planned('any', 0);
  for (let n = 0; n < 60; n += 1) {
    const drawn = planned(`seed ${n}`, 30);
    expect(drawn).toEqual(planned(`seed ${n}`, 30));
    for (const [at, start] of drawn.entries()) {
      expect(start - (base[at] ?? 0)).toBeGreaterThanOrEqual(0);
      expect(start - (base[at] ?? 0)).toBeLessThanOrEqual(at === 2 ? 9 : 30);
    }
  }
  expect(new Set(Array.from({ length: 60 }, (_, n) => planned(`seed ${n}`, 30).join())).size).toBeGreaterThan(1);
});
