import { describe, expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import { planDays, type Template } from './planned-days.ts';
import { hoursOfWeek, warningsOf, weekClash, workedMinutes } from './week-of-work.ts';
import { workScheduleForm, type DayType, type ScheduleDay } from './work-schedule.schema.ts';

const sessions = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [start_time, end_time] = each.split('-') as [TimeOfDay, TimeOfDay];
      return { start_time, end_time };
    });
const TYPES: Readonly<Record<string, DayType>> = { R: 'Rest Day', O: 'Off Day' };
/** `09:00-18:00` a working day, `R` a rest day, `O` an off day, `W` a working day without sessions. */
const week = (...days: readonly string[]): ScheduleDay[] =>
  days.map((text, at) => ({ weekday: at + 1, day_type: TYPES[text] ?? 'Working', sessions: TYPES[text] || text === 'W' ? [] : sessions(text) }));
const five = (text: string) => week(text, text, text, text, text, 'O', 'R');
const of = (days: ScheduleDay[], more: object = {}) => ({ type: 'Fixed', days, break_minutes: 60, flexible_hours: null, ...more });

describe('hours of a session', () => {
  it.each([
    ['09:00-18:00', 60, 480],
    ['09:00-14:00', 60, 300],
    ['09:00-14:01', 60, 241],
    ['19:00-07:00', 60, 660],
    ['19:00-07:00', 0, 720],
    ['09:00-13:00', 60, 240],
  ])('%s with a break of %d: %d minutes', (text, pause, minutes) => {
    expect(workedMinutes(sessions(text)[0]!, pause)).toBe(minutes);
  });
});

describe('hours and law of a week', () => {
  const outcome = (given: Parameters<typeof warningsOf>[0]) => warningsOf(given).map(({ en }) => /section (\S+)\.$/.exec(en)?.[1]);
  it.each([
    ['an office', of(five('09:00-18:00')), 40, []],
    ['six days of eight hours', of(week(...Array.from({ length: 6 }, () => '09:00-18:00'), 'R')), 48, ['60A(1)']],
    ['exactly 45', of(week(...Array.from({ length: 5 }, () => '09:00-18:00'), '09:00-14:00', 'R')), 45, []],
    ['no day of rest', of(week(...Array.from({ length: 5 }, () => '09:00-18:00'), 'O', 'O')), 40, ['59']],
    ['guards by night', of(week(...Array.from({ length: 4 }, () => '19:00-07:00'), 'O', 'O', 'R')), 44, []],
    ['a day of thirteen hours', of(week('07:00-21:00', 'O', 'O', 'O', 'O', 'O', 'R')), 13, ['60A(7)']],
    ['exactly twelve', of(week('07:00-20:00', 'O', 'O', 'O', 'O', 'O', 'R')), 12, []],
    ['flexible', of(week('W', 'W', 'W', 'W', 'W', 'O', 'R'), { type: 'Flexible', flexible_hours: 8 }), 40, []],
    ['flexible and long', of(week('W', 'W', 'W', 'W', 'W', 'W', 'R'), { type: 'Flexible', flexible_hours: 8 }), 48, ['60A(1)']],
  ])('%s', (_title, given, hours, sections) => {
    expect(hoursOfWeek(given)).toBe(hours);
    expect(outcome(given)).toEqual(sections);
  });
});

describe('nights that run into the next day', () => {
  it.each([
    ['into nothing', week('19:00-07:00', 'O', 'O', 'O', 'O', 'O', 'R'), null],
    ['up to the next session', week('19:00-07:00', '07:00-12:00', 'O', 'O', 'O', 'O', 'R'), null],
    ['into the next session', week('19:00-07:00', '06:00-12:00', 'O', 'O', 'O', 'O', 'R'), { day: 1, session: 0, said: '06:00–12:00', other: '19:00–07:00' }],
    ['from Sunday into Monday', week('05:00-12:00', 'O', 'O', 'O', 'O', 'R', '22:00-06:00'), { day: 0, session: 0, said: '05:00–12:00', other: '22:00–06:00' }],
  ])('%s', (_title, days, clash) => {
    expect(weekClash(days)).toEqual(clash);
  });
});

describe('the form', () => {
  const valid = {
    name: 'Office',
    code: null,
    ...of(five('09:00-18:00')),
    ontime_checkin_minutes: null,
    ontime_checkout_minutes: null,
    is_default: false,
    status: 'Active',
  };
  const wrong = (more: object) => {
    const value = { ...valid, ...more };
    const { error } = workScheduleForm.safeParse(value);
    return error ? messagesOf(error.issues, 'en', value) : {};
  };
  it.each([
    ['is right', {}, []],
    ['a flexible one needs its hours', { type: 'Flexible', days: week('W', 'W', 'W', 'W', 'W', 'O', 'R') }, ['flexible_hours']],
    [
      'a flexible one has no sessions',
      { type: 'Flexible', flexible_hours: 8 },
      ['days.0.sessions', 'days.1.sessions', 'days.2.sessions', 'days.3.sessions', 'days.4.sessions'],
    ],
    ['a working day has a session', { days: week('W', 'O', 'O', 'O', 'O', 'O', 'R') }, ['days.0.sessions']],
    [
      'a rest day has none',
      { days: [...five('09:00-18:00').slice(0, 6), { weekday: 7, day_type: 'Rest Day', sessions: sessions('09:00-10:00') }] },
      ['days.6.sessions'],
    ],
    ['a week has seven days', { days: five('09:00-18:00').slice(0, 6) }, ['days']],
    [
      'Monday comes first',
      { days: five('09:00-18:00').toReversed() },
      ['days.0.weekday', 'days.1.weekday', 'days.2.weekday', 'days.4.weekday', 'days.5.weekday', 'days.6.weekday'],
    ],
    ['sessions of a day do not overlap', { days: week('09:00-13:00 12:00-18:00', 'O', 'O', 'O', 'O', 'O', 'R') }, ['days.0.sessions.1.start_time']],
    ['what is inactive is no default', { is_default: true, status: 'Inactive' }, ['is_default']],
  ])('%s', (_title, more, fields) => {
    expect(Object.keys(wrong(more)).sort()).toEqual([...fields].sort());
  });
});

describe('the days of somebody', () => {
  const office: Template = { id: 1, name: 'Office', type: 'Fixed', days: five('09:00-18:00'), flexible_hours: null };
  const night: Template = { id: 2, name: 'Night', type: 'Shift', days: five('19:00-07:00'), flexible_hours: null };
  const flexible: Template = { id: 3, name: 'Flexible', type: 'Flexible', days: week('W', 'W', 'W', 'W', 'W', 'O', 'R'), flexible_hours: 7.5 };
  const templates = new Map([office, night, flexible].map((each) => [each.id, each]));
  const plan = (spans: Parameters<typeof planDays>[2], fallback: Template | null) =>
    planDays(calendarDate('2026-11-06'), calendarDate('2026-11-09'), spans, templates, fallback).map(
      ({ day_type, sessions: [first], flexible_hours, template }) => [template?.name ?? null, day_type, first?.start_time ?? flexible_hours],
    );
  // Friday to Monday.
  it.each([
    [
      'the default where nothing is said',
      [],
      office,
      [
        ['Office', 'Working', '09:00'],
        ['Office', 'Off Day', null],
        ['Office', 'Rest Day', null],
        ['Office', 'Working', '09:00'],
      ],
    ],
    ['nothing without a default', [], null, Array.from({ length: 4 }, () => [null, 'None', null])],
    [
      'what they are on, from its first to its last day',
      [
        { work_schedule_id: 2, effective_from: '2026-11-01', effective_to: '2026-11-06' },
        { work_schedule_id: 3, effective_from: '2026-11-09', effective_to: null },
      ],
      office,
      [
        ['Night', 'Working', '19:00'],
        ['Office', 'Off Day', null],
        ['Office', 'Rest Day', null],
        ['Flexible', 'Working', 7.5],
      ],
    ],
  ] as const)('%s', (_title, spans, fallback, days) => {
    expect(plan(spans, fallback)).toEqual(days);
  });
});
