import { describe, expect, it } from 'vitest';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { minutesOf, weekOf } from './week-of-roster.ts';

const at = (start: string, end: string) => ({ start_time: start as TimeOfDay, end_time: end as TimeOfDay });

it.each([
  ['a break of an hour', { break_minutes: 60 }, 11 * 60],
  ['half an hour', { break_minutes: 30 }, 11 * 60 + 30],
  ['none', { break_minutes: 0 }, 12 * 60],
  ['on a day off', { break_minutes: 60, day_type: 'Rest Day' }, 0],
  ['in place of sessions', { break_minutes: 60, sessions: [], flexible_hours: 7.5 }, 450],
] as const)('a day comes to its minutes: %s', (_title, more, minutes) => {
  expect(minutesOf({ day_type: 'Working', sessions: [at('07:00', '19:00')], flexible_hours: null, ...more })).toBe(minutes);
});

describe('a week', () => {
  const day = (minutes: number, day_type: 'Working' | 'Rest Day' | 'Off Day' | 'None' = 'Working', onLeave = false) => ({ day_type, minutes, onLeave });
  const rest = day(0, 'Rest Day');
  const six = (minutes: number) => Array.from({ length: 6 }, () => day(minutes));
  it.each([
    ['of 45 hours', [...six(450), rest], 2700, []],
    ['of a minute more', [...six(450).slice(1), day(451), rest], 2701, ['hours']],
    ['of leave counts what is worked', [...six(450).slice(1), day(600, 'Working', true), rest], 2250, []],
    ['without a rest day', [...six(60), day(0, 'Off Day')], 360, ['rest']],
    ['of which a day has no plan', [...six(60), day(0, 'None')], 360, []],
    ['with a day of more than twelve hours', [...six(60).slice(1), day(721), rest], 1021, ['long']],
    ['with all of them', six(800).concat(day(800)), 5600, ['hours', 'rest', 'long']],
  ] as const)('%s', (_title, days, minutes, warnings) => {
    expect(weekOf(days)).toEqual({ minutes, warnings });
    // As many hours as the work schedule promises are enough, a minute less is not.
    expect(weekOf(days, minutes)).toEqual({ minutes, warnings });
    expect(weekOf(days, minutes + 1)).toEqual({ minutes, warnings: [...warnings, 'short'] });
  });
});
