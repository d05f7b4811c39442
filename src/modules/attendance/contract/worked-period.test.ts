/** Days as they are paid: what counts, what counts once, and what is not settled. */
import { expect, it } from 'vitest';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { onLine } from '#platform/contract/time/local-line.ts';
import { MONDAY, NO_PLAN, planOf, REST } from './evaluate/evaluation.factory.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { STARTING_SETTING } from './setting/attendance-setting.schema.ts';
import { workedTimeFrom, type WorkedDay, type WorkedPeriod } from './worked-period.ts';

const NEXT = addDays(MONDAY, 1);
const PLAIN: WorkedDay = {
  date: MONDAY,
  day_type: 'Normal',
  minutes: 480,
  overtime: 0,
  approved: 0,
  pending: 0,
  late: 0,
  absent: 0,
  came: true,
  unclosed: false,
};
const WHOLE = { cutOff: null, absentFrom: MONDAY };
const ABSENT = { minutes: 0, absent: 1, came: false };
const leave = (part: 'Full' | 'Morning' | 'Afternoon') => ({ leave: { name: 'Leave', name_ms: 'Cuti', part } });
const holiday = (half: boolean) => ({ holiday: { name: 'Deepavali', name_ms: 'Deepavali', half } });
/** One Monday, on which absence counts. */
const of = (day: Partial<WorkedDay> | null, plan: Partial<DayPlan> = {}) =>
  workedTimeFrom(day ? [{ ...PLAIN, ...day }] : [], [planOf(MONDAY, '09:00-18:00', plan)], STARTING_SETTING, { ...WHOLE, now: onLine(NEXT) });
const figures = ({ time, days_off_worked, unsettled }: WorkedPeriod) =>
  Object.fromEntries(Object.entries({ ...time, ...unsettled, off: days_off_worked.length, overtime_hours: time.overtime_hours }).filter(([, n]) => n !== 0));

it.each<[string, Partial<WorkedDay> | null, Partial<DayPlan>, Record<string, number>]>([
  ['a day that was worked', {}, {}, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  [
    'late and longer, the overtime approved',
    { minutes: 600, overtime: 120, approved: 120, late: 6 },
    {},
    { scheduled_days: 1, worked_days: 1, normal_hours: 8, overtime_hours: 2, late_minutes: 6 },
  ],
  ['the overtime rejected: no hours at all', { minutes: 600, overtime: 120 }, {}, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  ['visits of half a day and no check-in', null, { visited: 270 }, { scheduled_days: 1, worked_days: 1, normal_hours: 4.5 }],
  ['visits of more than was planned', null, { visited: 700 }, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  ['visits that were too short, once judged', ABSENT, { visited: 60 }, { scheduled_days: 1, absent_days: 1 }],
  ['visits of a day that was worked', {}, { visited: 270 }, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  ['visits on a rest day', null, { visited: 270, day_type: 'Rest Day', sessions: [] }, {}],
  ['absent', ABSENT, {}, { scheduled_days: 1, absent_days: 1 }],
  ['absent by what is kept, on leave by now: leave alone', ABSENT, leave('Full'), { scheduled_days: 1 }],
  ['half a day of leave, and not there in the other half', ABSENT, leave('Morning'), { scheduled_days: 1, absent_days: 0.5 }],
  ['half a day of leave, half a day of work', { minutes: 240 }, leave('Morning'), { scheduled_days: 1, worked_days: 0.5, normal_hours: 4 }],
  ['work on a day of leave is leave', { minutes: 480 }, leave('Full'), { scheduled_days: 1, leave_days_worked: 1 }],
  ['a holiday that nobody worked', null, holiday(false), { holiday_days: 1 }],
  ['absent by what is kept, a holiday by now', ABSENT, holiday(false), { holiday_days: 1 }],
  [
    'a holiday that was worked, paid beside the holiday',
    { day_type: 'Public Holiday', overtime: 480, approved: 480 },
    holiday(false),
    { holiday_days: 1, holiday_hours: 8, off: 1 },
  ],
  [
    'an afternoon of leave beside it',
    { minutes: 240 },
    { ...holiday(true), ...leave('Afternoon') },
    { scheduled_days: 1, worked_days: 0.5, holiday_days: 0.5, normal_hours: 4 },
  ],
  ['half a day of holiday', { minutes: 240 }, holiday(true), { scheduled_days: 1, worked_days: 0.5, holiday_days: 0.5, normal_hours: 4 }],
  ['leave in the morning, holiday in the afternoon', null, { ...leave('Morning'), ...holiday(true) }, { scheduled_days: 1, holiday_days: 0.5 }],
  ['a rest day, approved', { day_type: 'Rest Day', minutes: 600, overtime: 600, approved: 600 }, REST, { rest_day_hours: 8, rest_day_ot_hours: 2, off: 1 }],
  ['a rest day that nobody has approved', { day_type: 'Rest Day', overtime: 480, pending: 480 }, REST, {}],
  [
    'an off day is overtime and no day beside it',
    { day_type: 'Off Day', overtime: 480, approved: 480 },
    { day_type: 'Off Day', sessions: [] },
    { overtime_hours: 8 },
  ],
  ['a day without a plan counts by its hours', { minutes: 300 }, NO_PLAN, { worked_days: 0.5, normal_hours: 5 }],
  ['a check-in without a check-out', { minutes: 0, unclosed: true }, {}, { scheduled_days: 1, worked_days: 1, unclosed_days: 1 }],
  ['a day of work without a record', null, {}, { scheduled_days: 1, absent_days: 1 }],
  ['half a day of leave, the other half without a record', null, leave('Morning'), { scheduled_days: 1, absent_days: 0.5 }],
  ['a day of leave without a record', null, leave('Full'), { scheduled_days: 1 }],
  ['visits that were too short, without a record', null, { visited: 60 }, { scheduled_days: 1, absent_days: 1 }],
  ['a rest day of which nothing is kept', null, REST, {}],
])('%s', (_what, day, plan, expected) => {
  expect(figures(of(day, plan))).toEqual(expected);
});

it('says what waits, and hands in all approved hours of a day off', () => {
  expect(of({ day_type: 'Rest Day', overtime: 480, pending: 480 }, REST).unsettled.overtime_hours).toBe(8);
  const { days_off_worked: off } = of({ day_type: 'Rest Day', minutes: 600, overtime: 600, approved: 600 }, REST);
  expect(off).toEqual([{ kind: 'rest_day', date: MONDAY, hours: 10 }]);
});

it('leaves out days that are not over', () => {
  const period = workedTimeFrom([], [planOf(MONDAY)], STARTING_SETTING, { ...WHOLE, now: onLine(MONDAY) });
  expect([period.unsettled.unjudged_days, period.time.absent_days]).toEqual([0, 0]);
});

it.each<[string, Partial<WorkedDay> | null, Partial<DayPlan>, Record<string, number>]>([
  ['a day that has not come', null, {}, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  ['absent and late no more', { ...ABSENT, late: 9 }, {}, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  ['with its approved overtime', { minutes: 300, overtime: 120, approved: 120 }, {}, { scheduled_days: 1, worked_days: 1, normal_hours: 8, overtime_hours: 2 }],
  ['half a day of leave', null, leave('Morning'), { scheduled_days: 1, worked_days: 0.5, normal_hours: 4.5 }],
  ['leave and rest days stay', null, REST, {}],
])('after the cut-off day: %s', (_what, day, plan, expected) => {
  const days = day ? [{ ...PLAIN, ...day }] : [];
  const reckoned = { ...WHOLE, now: onLine(NEXT), cutOff: addDays(MONDAY, -1) };
  expect(figures(workedTimeFrom(days, [planOf(MONDAY, '09:00-18:00', plan)], STARTING_SETTING, reckoned))).toEqual(expected);
});

it.each<[string, Partial<WorkedDay> | null, CalendarDate | null, Record<string, number>]>([
  ['a day without a record', null, NEXT, { scheduled_days: 1, unjudged_days: 1 }],
  ['an absence that is stored', ABSENT, NEXT, { scheduled_days: 1, unjudged_days: 1 }],
  ['no day can be an absence', null, null, { scheduled_days: 1, unjudged_days: 1 }],
  ['a day that was worked', {}, NEXT, { scheduled_days: 1, worked_days: 1, normal_hours: 8 }],
  ['the first day that counts, stored or not', null, MONDAY, { scheduled_days: 1, absent_days: 1 }],
])('before absence counts: %s', (_what, day, absentFrom, expected) => {
  const days = day ? [{ ...PLAIN, ...day }] : [];
  const period = workedTimeFrom(days, [planOf(MONDAY, '09:00-18:00')], STARTING_SETTING, { now: onLine(NEXT), cutOff: null, absentFrom });
  expect(figures(period)).toEqual(expected);
  expect(period.by_day.flatMap(({ absent_days }) => absent_days ?? [])).toEqual(expected['absent_days'] ? [1] : []);
});
