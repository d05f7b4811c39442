/** November 2026 of five people, summed on paper as payroll takes it. It has five Sundays and twenty-one days from Monday to Friday. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { onLine } from '#platform/contract/time/local-line.ts';
import type { Attendance } from '#modules/attendance/contract/attendance.schema.ts';
import { evaluate } from '#modules/attendance/contract/evaluate/evaluate-days.ts';
import type { Evaluated } from '#modules/attendance/contract/evaluate/evaluate-pair.ts';
import { workedTimeFrom, type WorkedDay } from '#modules/attendance/contract/worked-period.ts';
import { printedSeed } from '../setup/printed-seed.ts';
import { evaluationOf, plansFor, settingFor } from './as-the-portal.ts';
import type { Person, Punch } from './by-hand/facts.ts';
import { given as anybody } from './random-people.ts';
import { personOf, punchOf, type Week } from './week.ts';

const seed = printedSeed('month');

/** The month is over, and none of it is assumed. */
const WHOLE = { now: onLine(calendarDate('2026-12-31')), cutOff: null, absentFrom: calendarDate('2026-11-01') };

/** What payroll is told of the month, every overtime decided alike. */
function monthOf(person: Person, punches: readonly Punch[], overtime_status: Attendance['overtime_status'] = 'Approved') {
  const { days: evaluated } = evaluate(evaluationOf(person, punches, '2026-12-31T00:00:00Z', '2026-10-28', 37));
  const november = evaluated.filter(({ date }) => date.startsWith('2026-11'));
  const days = [...Map.groupBy(november, ({ date }) => date)].map(([date, sessions]): WorkedDay => {
    const sum = (of: (session: Evaluated) => number) => sessions.reduce((total, session) => total + of(session), 0);
    const overtime = sum(({ overtime_minutes }) => overtime_minutes);
    return {
      date,
      day_type: sessions[0]!.day_type,
      minutes: sum(({ minutes }) => minutes),
      overtime,
      approved: overtime_status === 'Approved' ? overtime : 0,
      pending: overtime_status === 'Pending' ? overtime : 0,
      late: sum(({ late_minutes }) => late_minutes),
      absent: sum(({ absent }) => absent),
      came: sessions.some(({ checkin_id }) => checkin_id !== null),
      unclosed: sessions.some(({ checkin_id, checkout_id }) => checkin_id !== null && checkout_id === null),
    };
  });
  return { ...workedTimeFrom(days, plansFor(person, '2026-11-01', 30), settingFor(person), WHOLE), november };
}

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr'];
const OFFICE = [...WEEKDAYS.map((day) => `${day} 09:00-18:00`), 'Su Rest Day'];
const NOTHING = { holiday_days: 0, overtime_hours: 0, rest_day_hours: 0, rest_day_ot_hours: 0, holiday_hours: 0, holiday_ot_hours: 0, late_minutes: 0 };
/** `03 09:22-18:00`. */
const stays = (...texts: readonly string[]): string[] => texts.flatMap((text) => [`in ${text.slice(0, 8)}`, `out ${text.slice(0, 3)}${text.slice(9)}`]);
const on = (dates: string, hours: string) => stays(...dates.split(' ').map((date) => `${date} ${hours}`));

interface Month {
  readonly who: string;
  readonly week: Week;
  readonly punches: readonly string[];
  readonly time: object;
  readonly off?: readonly object[];
}

const PEOPLE: readonly Month[] = [
  {
    // 21 weekdays less the holiday of the 10th are 20; the 4th is missed. Sixteen ordinary days of eight hours, 7:38 and 7:25 of two that
    // began late by 7 and 20 minutes, and eight with half an hour of overtime: 9,063 minutes.
    who: 'monthly, absent once, late twice',
    week: { days: OFFICE, holidays: [{ on: '10' }] },
    punches: [...on('02 05 06 09 11 12 13 17 18 19 23 24 25 26 27 30', '09:00-18:00'), ...stays('03 09:22-18:00', '16 09:35-18:00', '20 09:00-18:30')],
    time: { ...NOTHING, scheduled_days: 20, worked_days: 19, absent_days: 1, holiday_days: 1, normal_hours: 151.05, overtime_hours: 0.5, late_minutes: 27 },
  },
  {
    // Ten hours less the break are nine, one of them beyond the eight; six less it are five; four have none.
    who: 'by the hour, flexible',
    week: { days: WEEKDAYS.map((day) => `${day} hours`), template: { flexibleHours: 8 } },
    punches: stays('02 08:00-18:00', '03 10:00-16:00', '09 08:00-12:00'),
    time: { ...NOTHING, scheduled_days: 21, worked_days: 3, absent_days: 18, normal_hours: 17, overtime_hours: 1 },
  },
  {
    // 25 days from Monday to Saturday less the holiday; six worked. Ten hours of a Sunday less the break are eight and one, nine of the holiday less that hour between its sessions eight.
    who: 'by the day, with a rest day and a holiday worked',
    week: { days: [...WEEKDAYS, 'Sa'].map((day) => `${day} 08:00-12:00 13:00-17:00`).concat('Su Rest Day'), holidays: [{ on: '10' }] },
    punches: [...on('02 03 04 05 06 07', '08:00-17:00'), ...stays('08 08:00-18:00', '10 08:00-17:00')],
    time: {
      ...NOTHING,
      scheduled_days: 24,
      worked_days: 6,
      absent_days: 18,
      holiday_days: 1,
      normal_hours: 48,
      rest_day_hours: 8,
      rest_day_ot_hours: 1,
      holiday_hours: 8,
    },
    off: [
      { kind: 'rest_day', date: '2026-11-08', hours: 9 },
      { kind: 'public_holiday', date: '2026-11-10', hours: 8 },
    ],
  },
  {
    // The night of 31 October is October's, that of 30 November November's, though each has six hours in the other month. Four Wednesdays are free.
    who: 'at night, over both edges of the month',
    week: { days: ['Mo', 'Tu', 'Th', 'Fr', 'Sa', 'Su'].map((day) => `${day} 22:00-06:00`).concat('We Rest Day') },
    punches: ['in 2026-10-31T22:00:00+08:00', 'out 01 06:00', 'in 01 22:00', 'out 02 06:00', 'in 30 22:00', 'out 2026-12-01T06:00:00+08:00'],
    time: { ...NOTHING, scheduled_days: 26, worked_days: 2, absent_days: 24, normal_hours: 14 },
  },
  {
    // From 13:40 to 18:30 are 290 minutes without a break, 30 of them beyond 18:00; the day of leave is neither worked nor missed.
    who: 'on half a day of leave, and a day of it',
    week: { days: OFFICE, leave: ['05 morning', '09 day'] },
    punches: stays('05 13:40-18:30', '06 09:00-18:00'),
    time: { ...NOTHING, scheduled_days: 21, worked_days: 1.5, absent_days: 18, normal_hours: 12.33, overtime_hours: 0.5 },
  },
];

test.each(PEOPLE.map((person) => [person.who, person] as const))('%s', (_who, { week, punches, time, off = [] }) => {
  const given = punches.map((text, at) => punchOf(text, at));
  expect(monthOf(personOf(week), given)).toMatchObject({ time, days_off_worked: off });
});

test('overtime that nobody has approved is no hours at all, of a rest day nothing', () => {
  const given = stays('06 09:00-19:00', '08 09:00-12:00').map((text, at) => punchOf(text, at));
  const { time, days_off_worked } = monthOf(personOf({ days: OFFICE }), given, 'Pending');
  expect(time).toMatchObject({ normal_hours: 8, overtime_hours: 0, rest_day_hours: 0 });
  expect(days_off_worked).toEqual([]);
});

test('the hours of a month are those of its sessions, but for work on a day of leave, which is leave', () => {
  fc.assert(
    fc.property(anybody, ({ person, punches }) => {
      const { time, november: sessions } = monthOf(person, punches);
      const away = new Set(plansFor(person, '2026-11-01', 30).flatMap(({ date, leave }) => (leave?.part === 'Full' ? [date] : [])));
      const november = sessions.filter(({ date }) => !away.has(date as CalendarDate));
      const worked = november.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
      const { normal_hours, overtime_hours, rest_day_hours, rest_day_ot_hours, holiday_hours, holiday_ot_hours } = time;
      expect(normal_hours + overtime_hours + rest_day_hours + rest_day_ot_hours + holiday_hours + holiday_ot_hours).toBeCloseTo(worked, 1);
      expect(time.late_minutes).toBe(november.reduce((sum, { late_minutes }) => sum + late_minutes, 0));
      expect(time.absent_days).toBe(november.reduce((sum, { absent }) => sum + absent, 0));
    }),
    { seed },
  );
});
