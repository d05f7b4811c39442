/** Rotation of guards over the shifts of a month: enough of them each day, rest in time, the next shift after it. */
import { expect, test } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { rotateGuards, type GuardPool, type Rotation, type Slot } from './rotate-guards.ts';

const FIRST = calendarDate('2026-12-01');
const SHIFTS = [
  { name: 'Day', guards: 2 },
  { name: 'Night', guards: 2 },
];
const USUAL: Rotation = { work_days: 6, rest_days: 1, rotate: true };
const slotsOf = (days: number): Slot[] =>
  Array.from({ length: days }, (_, at) => addDays(FIRST, at)).flatMap((date) => SHIFTS.map(({ name }) => ({ date, shift: name })));
const free: GuardPool = { ids: [1, 2, 3, 4, 5], worked: new Map(), may: () => true };
const fill = (days: number, pool: Partial<GuardPool> = {}, rotation: Partial<Rotation> = {}) =>
  rotateGuards(slotsOf(days), SHIFTS, { ...free, ...pool }, { ...USUAL, ...rotation }, FIRST);
type Filled = ReturnType<typeof fill>;
const datesOf = (filled: Filled, id: number) => filled.filter(({ guards }) => guards.includes(id)).map(({ date }) => date);
const longestRun = (dates: readonly CalendarDate[]) => {
  let [run, longest] = [0, 0];
  for (const [at, date] of dates.entries()) {
    run = at > 0 && addDays(dates[at - 1] ?? date, 1) === date ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
};

test('every shift is filled, nobody stands twice a day nor more than six days in a row, and work is shared', () => {
  for (const ids of [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6, 7, 8],
  ]) {
    const filled = fill(31, { ids });
    expect(
      filled.filter(({ missing }) => missing > 0),
      `${ids.length} guards`,
    ).toEqual([]);
    const counts = ids.map((id) => {
      const dates = datesOf(filled, id);
      expect(new Set(dates).size, `guard ${id}`).toBe(dates.length);
      expect(longestRun(dates)).toBeLessThanOrEqual(6);
      return dates.length;
    });
    expect(Math.max(...counts) - Math.min(...counts), counts.join(' ')).toBeLessThanOrEqual(5);
  }
});

test('guards go to the next shift with rotation, and stay in theirs without', () => {
  const shiftsOf = (filled: Filled, id: number) => new Set(filled.filter(({ guards }) => guards.includes(id)).map(({ shift }) => shift));
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const id of ids) expect(shiftsOf(fill(31, { ids }), id).size, `guard ${id}`).toBe(2);
  // With as many guards as there are places, each keeps the own shift but for days on which others rest.
  const staying = fill(6, { ids: [1, 2, 3, 4] }, { rotate: false });
  expect([1, 2, 3, 4].map((id) => [...shiftsOf(staying, id)][0])).toEqual(['Day', 'Day', 'Night', 'Night']);
});

test('too few guards leave shifts short and say by how many; work elsewhere counts for the rest', () => {
  const short = fill(7, { ids: [1, 2, 3] });
  expect(short.every(({ guards, missing }) => guards.length + missing === 2)).toBe(true);
  expect(short.reduce((sum, { missing }) => sum + missing, 0)).toBeGreaterThanOrEqual(7);
  const before = new Set(Array.from({ length: 6 }, (_, at) => addDays(FIRST, at - 6) as string));
  expect(datesOf(fill(3, { worked: new Map([[1, before]]) }), 1)).not.toContain(FIRST);
  // Two days of rest after six of work: not on the first day, nor on the second.
  expect(datesOf(fill(3, { worked: new Map([[1, before]]) }, { rest_days: 2 }), 1)).toEqual([addDays(FIRST, 2)]);
});

test('who may not is left out, and is asked with what the plan gave already', () => {
  const asked: number[] = [];
  const filled = fill(10, {
    may: (id, { shift }, given) => {
      if (id === 1) asked.push(given.length);
      return id !== 2 && (id !== 1 || shift === 'Day');
    },
  });
  expect(datesOf(filled, 2)).toEqual([]);
  expect(filled.filter(({ guards }) => guards.includes(1)).every(({ shift }) => shift === 'Day')).toBe(true);
  expect(Math.max(...asked)).toBeGreaterThan(0);
  expect(fill(10)).toEqual(fill(10));
});
