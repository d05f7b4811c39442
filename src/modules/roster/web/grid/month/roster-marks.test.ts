import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import type { RosterKind, RosterPlan } from '../../../contract/roster.schema.ts';
import { markOf, neededOn, plannedOn, shiftsOf } from './roster-marks.ts';

const plan = (start_time: string, end_time: string): RosterPlan => ({
  day_type: 'Working',
  sessions: [{ start_time, end_time }],
  flexible_hours: null,
  minutes: 480,
  schedule: null,
  site: null,
  remark: null,
});
const rest: RosterPlan = { ...plan('', ''), day_type: 'Rest Day', sessions: [], minutes: 0 };
const kind = (more: Partial<RosterKind>): RosterKind => ({ plan: rest, state: 'published', below: null, holiday: null, leave: null, ...more });
const holiday = { name: 'Labour Day', name_ms: 'Hari Pekerja', half: false };
const leave = (part: string) => ({ name: 'Annual Leave', name_ms: 'Cuti Tahunan', part });

const late = kind({ plan: plan('15:00', '23:00') });
const early = kind({ plan: plan('07:00', '15:00') });
const shifts = shiftsOf([late, kind({}), early, kind({ plan: plan('07:00', '15:00'), state: 'draft' })]);

describe('the mark of a day', () => {
  it.each([
    ['the earliest shift is A', early, { letter: 'A', tone: 0, isStruck: false, isWorking: true }],
    ['the next is B', late, { letter: 'B', tone: 1, isStruck: false, isWorking: true }],
    ['a rest day', kind({}), { letter: 'RD', tone: null, isStruck: false, isWorking: false }],
    ['leave strikes the shift out', { ...early, leave: leave('Full') }, { letter: 'A', tone: 0, isStruck: true, isWorking: false }],
    ['half a day of leave does not', { ...early, leave: leave('Morning') }, { letter: 'A', tone: 0, isStruck: false, isWorking: true }],
    ['a holiday of the work schedule', { ...early, state: 'template' as const, holiday }, { letter: 'PH', tone: null, isStruck: false, isWorking: false }],
    ['a holiday on which the roster asks for work', { ...early, holiday }, { letter: 'A', tone: 0, isStruck: false, isWorking: true }],
    [
      'half a holiday',
      { ...early, state: 'template' as const, holiday: { ...holiday, half: true } },
      { letter: 'A', tone: 0, isStruck: false, isWorking: true },
    ],
  ])('%s', (_what, of, mark) => {
    expect(markOf(of, shifts, 'en')).toEqual(mark);
  });

  it('has the letters of the language', () => expect(markOf(kind({}), shifts, 'ms').letter).toBe('HR'));
});

it('a 27th shift has a letter of its own', () => {
  const many = Array.from({ length: 27 }, (_, at) => kind({ plan: plan(`${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`, '23:00') }));
  const letters = [...shiftsOf(many).values()].map(({ letter }) => letter);
  expect([letters[25], letters[26], new Set(letters).size]).toEqual(['Z', 'A2', 27]);
});

it('counts who works on a day, and how many are needed', () => {
  const kinds = [early, kind({}), { ...early, leave: leave('Full') }];
  const marks = kinds.map((each) => markOf(each, shifts, 'en'));
  const row = (id: number, days: number[]) => ({ employee: { id, name: '', employee_code: '', position: null }, days, ids: [], weeks: [] });
  expect(plannedOn([row(1, [0, 1]), row(2, [0, 2])], marks, 2)).toEqual([2, 0]);
  const dates = ['2026-12-07', '2026-12-12'].map((date) => calendarDate(date));
  expect(
    neededOn(
      [
        { weekdays: [1, 2, 3], heads: 2 },
        { weekdays: [1, 6], heads: 3 },
      ],
      dates,
    ),
  ).toEqual([5, 3]);
});
