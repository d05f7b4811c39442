import { describe, expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { planDay, type Template } from '../planned-days.ts';
import { minutesOf, onRoster, weekOf } from './roster-day.ts';

const at = (start: string, end: string) => ({ start_time: start as TimeOfDay, end_time: end as TimeOfDay });
const template = (id: number, more: Partial<Template> = {}): Template => ({
  id,
  name: `Schedule ${id}`,
  type: 'Fixed',
  days: Array.from({ length: 7 }, (_, n) => ({ weekday: n + 1, day_type: 'Working', sessions: [at('09:00', '18:00')] })),
  flexible_hours: null,
  break_minutes: 60,
  ...more,
});
const office = template(1);
const guard = template(2, { break_minutes: 30 });
const flexible = template(3, { type: 'Flexible', flexible_hours: 8, break_minutes: 45 });
const templates = new Map([office, guard, flexible].map((each) => [each.id, each]));
const DAY = calendarDate('2026-11-02');

describe('a day of the roster', () => {
  it.each([
    ['keeps the break of the schedule that it replaces', office, { work_schedule_id: null }, 'Schedule 1', 11 * 60],
    ['has that of its own schedule', office, { work_schedule_id: 2 }, 'Schedule 2', 11 * 60 + 30],
    ['of somebody flexible has sessions, no hours', flexible, { work_schedule_id: null }, 'Schedule 3', 11 * 60 + 15],
    ['of somebody on no schedule has no break', null, { work_schedule_id: null }, undefined, 12 * 60],
  ])('%s', (_title, on, row, name, minutes) => {
    const day = onRoster(planDay(DAY, on), { day_type: 'Working', sessions: [at('07:00', '19:00')], ...row }, templates);
    expect([day.template?.name, minutesOf(day), day.flexible_hours]).toEqual([name, minutes, null]);
  });

  it('is the schedule’s where the roster says nothing', () => {
    expect(minutesOf(onRoster(planDay(DAY, flexible), undefined, templates))).toBe(8 * 60);
  });
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
  });
});
