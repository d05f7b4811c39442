import { expect, test } from 'vitest';
import { calendarDate, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { effectivePlan, type EvaluationTemplate, type Planning, type RosterDay } from './day-plan.ts';
import { plannedTimes } from './planned-times.ts';

const MONDAY = calendarDate('2026-11-02');
const sessionsOf = (text: string): Session[] => {
  const [start_time, end_time] = text.split('-') as [TimeOfDay, TimeOfDay];
  return [{ start_time, end_time }];
};

const template = (id: number, name: string, sessions: string, more: Partial<EvaluationTemplate> = {}): EvaluationTemplate => ({
  id,
  name,
  type: 'Fixed',
  flexible_hours: null,
  break_minutes: id * 10,
  ontime_checkin_minutes: id,
  ontime_checkout_minutes: null,
  days: Array.from({ length: 7 }, (_, at) => ({
    weekday: at + 1,
    day_type: at < 5 ? ('Working' as const) : ('Rest Day' as const),
    sessions: at < 5 ? sessionsOf(sessions) : [],
  })),
  ...more,
});
const OFFICE = template(1, 'Office', '09:00-18:00');
const NIGHT = template(2, 'Night', '22:00-06:00');
const row = (more: Partial<RosterDay> = {}): RosterDay => ({
  date: MONDAY,
  day_type: 'Working',
  sessions: sessionsOf('07:00-15:00'),
  work_schedule_id: null,
  work_site_id: 9,
  ...more,
});
const planning = (more: Partial<Planning> = {}): Planning => ({
  templates: new Map([OFFICE, NIGHT].map((each) => [each.id, each])),
  fallback: OFFICE,
  spans: [],
  roster: new Map(),
  holidayOn: () => null,
  leaveOn: () => null,
  joined: '2020-01-01',
  left: null,
  ...more,
});
const onNight = [{ work_schedule_id: 2, effective_from: '2026-11-01', effective_to: '2026-11-30' }];
const of = (more: Partial<Planning>, date: CalendarDate = MONDAY) => effectivePlan(date, planning(more));

test('a published roster goes before the schedule, the schedule before the default, the default before nothing', () => {
  expect(of({})).toMatchObject({ source: 'default', schedule: { name: 'Office' }, sessions: sessionsOf('09:00-18:00') });
  expect(of({ spans: onNight })).toMatchObject({ source: 'schedule', schedule: { name: 'Night' }, sessions: sessionsOf('22:00-06:00') });
  expect(of({ spans: onNight, roster: new Map([[MONDAY, row()]]) })).toMatchObject({ source: 'roster', sessions: sessionsOf('07:00-15:00'), work_site_id: 9 });
  expect(of({ fallback: null })).toMatchObject({ source: 'none', day_type: 'None', sessions: [], schedule: null });
});

test('a roster without a schedule keeps the breaks and windows of the one that somebody is on', () => {
  expect(of({ spans: onNight, roster: new Map([[MONDAY, row()]]) })).toMatchObject({ break_minutes: 20, ontime_checkin_minutes: 2 });
  expect(of({ spans: onNight, roster: new Map([[MONDAY, row({ work_schedule_id: 1 })]]) })).toMatchObject({ break_minutes: 10, ontime_checkin_minutes: 1 });
});

test('a day that another module planned has its own break, and is told of by that module alone', () => {
  const deployed = of({ roster: new Map([[MONDAY, row({ break_minutes: 0, source: 'deployment' })]]) });
  expect(deployed).toMatchObject({ source: 'roster', break_minutes: 0, elsewhere: true });
  expect(plannedTimes(deployed)).toEqual([]);
  expect(plannedTimes(of({ roster: new Map([[MONDAY, row({ source: 'roster', break_minutes: null })]]) }))).toMatchObject([{ start: 420, end: 900 }]);
});

test('a roster may free somebody, and names no hours of a flexible schedule', () => {
  const free = row({ day_type: 'Off Day', sessions: [] });
  const flexible = template(3, 'Flexible', '', { type: 'Flexible', flexible_hours: 8 });
  expect(of({ fallback: flexible })).toMatchObject({ flexible_hours: 8, day_type: 'Working' });
  expect(of({ fallback: flexible, roster: new Map([[MONDAY, free]]) })).toMatchObject({ source: 'roster', day_type: 'Off Day', flexible_hours: null });
});

test('nobody is planned before they join and after they have left', () => {
  const leaver = {
    joined: '2026-11-03',
    left: '2026-11-05',
    roster: new Map([[MONDAY, row()]]),
    leaveOn: () => ({ name: 'a', name_ms: 'a', part: 'Full' as const }),
  };
  const types = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06'].map((date) => of(leaver, calendarDate(date)));
  expect(types.map(({ day_type, leave }) => [day_type, leave !== null])).toEqual([
    ['None', false],
    ['Working', true],
    ['Working', true],
    ['None', false],
  ]);
});
