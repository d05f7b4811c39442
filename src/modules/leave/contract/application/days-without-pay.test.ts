/** Days without pay of a wage period (s.18A) and the rest days that go with them: November 2026 begins on a Sunday, its 21 weekdays are working days. */
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate as day, weekdayOf } from '#platform/contract/dates.ts';
import type { DayCalendar } from './count-leave-days.ts';
import { daysWithoutPay, type UnpaidCase, type UnpaidDay } from './days-without-pay.ts';

const holiday = (half: boolean) => ({ name: 'Holiday', name_ms: 'Cuti', half });
const calendarWith =
  (holidays: Readonly<Record<string, boolean>> = {}): DayCalendar =>
  (date) => ({ rest: weekdayOf(date) > 5, holiday: date in holidays ? holiday(holidays[date]!) : null });

type Given = Partial<Omit<UnpaidDay, 'date'>>;
/** The working days of a span. */
function leave(from: string, to = from, given: Given = {}): UnpaidDay[] {
  const days: UnpaidDay[] = [];
  for (let date = day(from); date <= to; date = addDays(date, 1))
    if (weekdayOf(date) <= 5) days.push({ date, value: 1, deduct_on: null, free: true, ...given });
  return days;
}
const without = (days: readonly UnpaidDay[], date: string) => days.filter((one) => one.date !== date);
const NOVEMBER = { from: day('2026-11-01'), to: day('2026-11-30'), joined: day('2020-01-01'), left: null, calendar: calendarWith() };
const whole = (days: readonly UnpaidDay[], more: Partial<UnpaidCase> = {}) => daysWithoutPay({ ...NOVEMBER, days, ...more });
/** The counts alone. */
function found(days: readonly UnpaidDay[], more: Partial<UnpaidCase> = {}) {
  const { own, late } = whole(days, more);
  return { own: { days: own.days, rest_days: own.rest_days }, late: late.map(({ month, days: of, rest_days }) => ({ month, days: of, rest_days })) };
}
const all = leave('2026-11-01', '2026-11-30');

describe('of the period', () => {
  it.each<[string, readonly UnpaidDay[], [number, number], Partial<UnpaidCase>?]>([
    ['one day', leave('2026-11-10'), [1, 0]],
    ['half a day', leave('2026-11-10', '2026-11-10', { value: 0.5 }), [0.5, 0]],
    ['Friday and Monday: each week has paid days, its rest days stay paid', [...leave('2026-11-13'), ...leave('2026-11-16')], [2, 0]],
    ['Wednesday to the next Tuesday', leave('2026-11-11', '2026-11-17'), [5, 0]],
    ['a week from Monday to Friday, with its rest days', leave('2026-11-09', '2026-11-13'), [5, 2]],
    ['a week but half a day', [...leave('2026-11-09', '2026-11-12'), ...leave('2026-11-13', '2026-11-13', { value: 0.5 })], [4.5, 0]],
    [
      'a week of which a morning and an afternoon make the last day',
      [...leave('2026-11-09', '2026-11-12'), ...['a', 'b'].flatMap(() => leave('2026-11-13', '2026-11-13', { value: 0.5 }))],
      [5, 2],
    ],
    ['the whole month: all its 30 days', all, [21, 9]],
    [
      'the whole month but one working day: it is paid with the rest days of its week, and the Sunday of the last week of October',
      without(all, '2026-11-18'),
      [20, 6],
    ],
    ['the whole month but its last working day, whose rest days lie in December', without(all, '2026-11-30'), [20, 8]],
    ['a week with a holiday', without(leave('2026-11-09', '2026-11-13'), '2026-11-11'), [4, 3], { calendar: calendarWith({ '2026-11-11': false }) }],
    [
      'a week with a half-day holiday, of which half a day is leave',
      [...without(leave('2026-11-09', '2026-11-13'), '2026-11-11'), ...leave('2026-11-11', '2026-11-11', { value: 0.5 })],
      [4.5, 2.5],
      { calendar: calendarWith({ '2026-11-11': true }) },
    ],
    ['somebody who joined on the 16th and was away from then on', leave('2026-11-16', '2026-11-30'), [11, 4], { joined: day('2026-11-16') }],
    ['somebody who left on the 13th without a paid day', leave('2026-11-02', '2026-11-13'), [10, 3], { left: day('2026-11-13') }],
    ['the last week of October: its Sunday lies in November', leave('2026-10-26', '2026-10-30'), [0, 1]],
    ['the last Thursday and Friday of October', leave('2026-10-29', '2026-10-30'), [0, 0]],
    ['days that another payroll took off', leave('2026-11-10', '2026-11-10', { free: false }), [0, 0]],
  ])('%s', (_what, days, [own, rest], more) => {
    expect(found(days, more)).toEqual({ own: { days: own, rest_days: rest }, late: [] });
  });

  it('pays more for every day that is worked', () => {
    const weekdays = all.map(({ date }) => date);
    let before = -1;
    for (let worked = 0; worked <= weekdays.length; worked++) {
      const { own } = found(all.slice(worked));
      const paid = 30 - own.days - own.rest_days;
      expect(paid).toBeGreaterThan(before);
      before = paid;
    }
    expect(before).toBe(30);
  });
});

it('hands over the days themselves, each with what goes without pay of it', () => {
  const saturday = { date: '2026-11-14', days: 0, rest_days: 1 };
  const late = leave('2026-10-30', '2026-10-30', { deduct_on: day('2026-11-01') });
  const { own, late: earlier } = whole([...late, ...leave('2026-11-09', '2026-11-13'), ...leave('2026-11-20', '2026-11-20', { value: 0.5 })]);
  expect(own.dates.map(({ date, days }) => [date.slice(8), days])).toEqual([
    ...['09', '10', '11', '12', '13'].map((date) => [date, 1]),
    ['14', 0],
    ['15', 0],
    ['20', 0.5],
  ]);
  expect(own.dates[5]).toEqual(saturday);
  expect(earlier).toEqual([{ month: '2026-10', days: 1, rest_days: 0, dates: [{ date: '2026-10-30', days: 1, rest_days: 0 }] }]);
});

describe('of months that were paid before', () => {
  const DECEMBER = { from: day('2026-12-01'), to: day('2026-12-31') };
  const late: Given = { deduct_on: day('2026-12-01') };
  const taken: Given = { free: false };
  it.each<[string, readonly UnpaidDay[], object[]]>([
    ['one day', leave('2026-11-10', '2026-11-10', late), [{ month: '2026-11', days: 1, rest_days: 0 }]],
    [
      'a day of October and two of November',
      [...leave('2026-10-14', '2026-10-14', late), ...leave('2026-11-10', '2026-11-11', late)],
      [
        { month: '2026-10', days: 1, rest_days: 0 },
        { month: '2026-11', days: 2, rest_days: 0 },
      ],
    ],
    [
      'the Friday that makes a week whole, of which November took the other days',
      [...leave('2026-11-09', '2026-11-12', taken), ...leave('2026-11-13', '2026-11-13', late)],
      [{ month: '2026-11', days: 1, rest_days: 2 }],
    ],
    ['the whole of November', leave('2026-11-01', '2026-11-30', late), [{ month: '2026-11', days: 21, rest_days: 9 }]],
  ])('%s', (_what, days, expected) => {
    expect(found(days, DECEMBER)).toEqual({ own: { days: 0, rest_days: 0 }, late: expected });
  });

  it('leaves the rest days to the payroll that takes the last day of the week', () => {
    const days = [...leave('2026-11-09', '2026-11-12'), ...leave('2026-11-13', '2026-11-13', late)];
    expect(found(days).own).toEqual({ days: 4, rest_days: 0 });
    expect(found(days, DECEMBER).late).toEqual([{ month: '2026-11', days: 1, rest_days: 2 }]);
  });
});
