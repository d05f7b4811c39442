/** Site visits and presence: a completed visit, or several, of half a day and more leaves nobody absent. */
import { describe, expect, test } from 'vitest';
import { absenceOf } from './absence.ts';
import { effectivePlan, type DayPlan } from '#modules/roster/contract/day-plan.ts';
import { LONG_AFTER, MONDAY, onMonday, planOf, punches } from './evaluation.factory.ts';
import { slotsOf } from '#modules/roster/contract/slots.ts';
import { STARTING_SETTING } from '../setting/attendance-setting.schema.ts';

const leave = (part: 'Full' | 'Morning') => ({ leave: { name: 'Leave', name_ms: 'Cuti', part } });
const HOLIDAY = { holiday: { name: 'Deepavali', name_ms: 'Deepavali', half: false } };

describe('without a check-in, half a day being four hours', () => {
  test.each<[string, Partial<DayPlan>, number]>([
    ['no visit', {}, 1],
    ['one that goes on when the day is over', { visited: 0 }, 1],
    ['a minute less than half a day', { visited: 239 }, 1],
    ['half a day', { visited: 240 }, 0],
    ['the whole day', { visited: 600 }, 0],
    ['half a day, on a morning of leave', { ...leave('Morning'), visited: 240 }, 0],
    ['too short, on a morning of leave', { ...leave('Morning'), visited: 60 }, 0.5],
    ['on leave', { ...leave('Full'), visited: 60 }, 0],
    ['on a holiday', { ...HOLIDAY, visited: 60 }, 0],
    ['on a rest day', { day_type: 'Rest Day', sessions: [], visited: 60 }, 0],
    ['by flexible hours', { sessions: [], flexible_hours: 8, visited: 240 }, 0],
  ])('%s', (_what, more, absent) => {
    const plan = planOf(MONDAY, '09:00-18:00', more);
    expect(absenceOf(plan, slotsOf(plan, STARTING_SETTING), LONG_AFTER, STARTING_SETTING)).toBe(absent);
  });

  test('what half a day is, the settings say', () => {
    const plans = [planOf(MONDAY, '09:00-18:00', { visited: 180 })];
    expect(onMonday([], { plans })).toMatchObject([{ absent: 1, basis: { visited: 180 } }]);
    expect(onMonday([], { plans, setting: { half_day_hours: 3 } })).toEqual([]);
  });
});

test('who checked in is judged by that, whatever they visited', () => {
  const evaluated = (visited: number | null) => onMonday(punches('in 09:40', 'out 18:00'), { plans: [planOf(MONDAY, '09:00-18:00', { visited })] });
  const { basis: _context, ...with_ } = evaluated(300)[0] ?? {};
  const { basis: _other, ...without } = evaluated(null)[0] ?? {};
  expect(with_).toEqual(without);
});

test('nobody visits before the employment begins, and nobody at all where nobody keeps visits', () => {
  const planning = { templates: new Map(), fallback: null, spans: [], roster: new Map(), holidayOn: () => null, leaveOn: () => null, left: null };
  const on = (joined: string, visitedOn?: () => number) => effectivePlan(MONDAY, { ...planning, joined, ...(visitedOn && { visitedOn }) }).visited;
  expect([on('2026-01-01', () => 60), on('2026-12-01', () => 60), on('2026-01-01')]).toEqual([60, null, null]);
});
