import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { daysOfFill, type FixedDay } from './days-of-fill.ts';

const MONDAY = calendarDate('2026-12-07');
const LETTERS = { W: 'Working', R: 'Rest Day', O: 'Off Day', N: 'None' } as const;
type Letter = keyof typeof LETTERS;
/** A letter a day; small: the roster says it; in brackets, leave. */
const week = (text: string): FixedDay[] =>
  [...text.matchAll(/\((\w)\)|(\w)/g)].map(([, away, plain], at) => {
    const letter = (away ?? plain ?? 'W') as string;
    return {
      date: addDays(MONDAY, at),
      day_type: LETTERS[letter.toUpperCase() as Letter],
      isStored: letter !== letter.toUpperCase(),
      onLeave: away !== undefined,
    };
  });
const work = { session: { start_time: '07:00' as TimeOfDay, end_time: '19:00' as TimeOfDay }, work_site_id: 3 };
const given = (...at: number[]) => new Map(at.map((day) => [addDays(MONDAY, day) as string, work]));
const outcome = (days: FixedDay[], on: number[], from = 0, to = 6) =>
  daysOfFill(days, given(...on), (date) => date >= addDays(MONDAY, from) && date <= addDays(MONDAY, to)).map(
    ({ date, day_type }) => `${date.slice(8)} ${day_type}`,
  );

describe('the days of a proposal', () => {
  it.each([
    [
      'keep the rest day of the work schedule',
      'WWWWWOR',
      [0, 1],
      ['07 Working', '08 Working', '09 Off Day', '10 Off Day', '11 Off Day', '12 Off Day', '13 Rest Day'],
    ],
    [
      'give one where there is none',
      'WWWWWWW',
      [0, 1, 2, 6],
      ['07 Working', '08 Working', '09 Working', '10 Off Day', '11 Off Day', '12 Rest Day', '13 Working'],
    ],
    ['leave what the roster says', 'wwrWWWW', [4], ['10 Off Day', '11 Working', '12 Off Day', '13 Off Day']],
    ['leave days of leave', 'WW(W)(W)WWR', [0], ['07 Working', '08 Off Day', '11 Off Day', '12 Off Day', '13 Rest Day']],
    [
      'are for whoever has no schedule, too',
      'NNNNNNN',
      [0],
      ['07 Working', '08 Off Day', '09 Off Day', '10 Off Day', '11 Off Day', '12 Off Day', '13 Rest Day'],
    ],
  ])('%s', (_title, days, on, expected) => {
    expect(outcome(week(days), on)).toEqual(expected);
  });

  it('stay within the span', () => {
    expect(outcome(week('WWWWWOR'), [3], 2, 4)).toEqual(['09 Off Day', '10 Working', '11 Off Day']);
  });
});

it('everybody has a rest day in a week that leaves a day for it', () => {
  const letters = fc.array(fc.constantFrom('W', 'O', 'N'), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(letters, fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 6 }), (days, on) => {
      const proposed = daysOfFill(week(days.join('')), given(...on), () => true);
      expect(proposed.filter(({ day_type }) => day_type === 'Rest Day')).toHaveLength(1);
      expect(proposed.filter(({ sessions }) => sessions.length > 0)).toHaveLength(on.length);
    }),
  );
});
