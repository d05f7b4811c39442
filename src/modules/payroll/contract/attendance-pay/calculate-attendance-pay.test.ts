/** Rows R9.042 to R9.044: the three ways from hours and days to pay. Worked cases follow the Employment Act. */
import { describe, expect, it } from 'vitest';
import { calendarDate as day } from '#platform/contract/dates.ts';
import { calculateAttendancePay } from './calculate-attendance-pay.ts';
import { LAW, SPECIFICATION } from '../calculation/compute-payroll.factory.ts';
import type { TimeWorked } from './dated-time.ts';
import type { PayBasis } from './rate-spans.ts';
import { NO_TIME, type DayFigures } from '../payroll-inputs.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import { DEFAULT_SETTING, MULTIPLIER_KEYS, type Multipliers } from '../setting/payroll-setting.schema.ts';
import { servedDays } from './prorate-salary.ts';

const MULTIPLIERS = Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, DEFAULT_SETTING[key]])) as Multipliers;
const NOVEMBER = { start: day('2026-11-01'), end: day('2026-11-30') };

function pay(context: Partial<PayBasis>, time: Partial<TimeWorked> = {}, rules: Partial<PayrollRules> = {}, joined = '2020-01-01', left: string | null = null) {
  const result = calculateAttendancePay(
    { type: 'Basic', pay_type: 'Monthly', basic: 2600, given_hourly_rate: null, overtime_rate: null, multipliers: MULTIPLIERS, ...context },
    { ...NO_TIME, ...time },
    { ...servedDays(NOVEMBER.start, NOVEMBER.end, { company_joined_at: joined, inactive_at: left }), ...NOVEMBER },
    { ...LAW, ...rules },
  );
  return {
    ...result,
    salary: result.salary / 100,
    lines: Object.fromEntries([...result.earnings, ...result.deductions].map(({ system, amount }) => [system, amount])),
  };
}

describe('Basic', () => {
  it('pays the agreed salary; 2,600 ÷ 26 is 100.00 a day and 12.50 an hour', () => {
    expect(pay({})).toMatchObject({ salary: 2600, daily: 100_00, hourly: 12_50, lines: {} });
  });

  it.each([
    ['joined on the 16th of a 30-day month', '2026-11-16', null, {}, 1300],
    ['left on the 10th', '2020-01-01', '2026-11-10', {}, 866.67],
    ['joined and left inside the month', '2026-11-11', '2026-11-20', {}, 866.67],
    ['one day', '2026-11-30', null, {}, 86.67],
    ['by calendar days', '2026-11-16', null, { divisor: 'Calendar Days' }, 1300],
    ['by working days: 11 of 21', '2026-11-16', null, { divisor: 'Working Days' }, 1361.9],
  ] as const)('%s', (_who, joined, left, rules, salary) => {
    expect(pay({}, {}, rules, joined, left).salary).toBe(salary);
  });

  it.each([
    ['one day of unpaid leave, basic 4,500', { basic: 4500 }, { unpaid_leave_days: 1 }, {}, { unpaid_leave: 150 }],
    ['the same by the letter of the specification', { basic: 4500 }, { unpaid_leave_days: 1 }, SPECIFICATION, { unpaid_leave: 173.08 }],
    ['half a day', {}, { unpaid_leave_days: 0.5 }, {}, { unpaid_leave: 43.33 }],
    ['by calendar days', {}, { unpaid_leave_days: 3 }, { divisor: 'Calendar Days' }, { unpaid_leave: 260 }],
    ['by the scheduled days', {}, { unpaid_leave_days: 1, scheduled_days: 20 }, { divisor: 'Working Days' }, { unpaid_leave: 130 }],
    ['absence', {}, { absent_days: 2 }, {}, { absent: 173.33 }],
    ['absence that the company does not deduct', {}, { absent_days: 2 }, { deduct_absent: false }, {}],
    ['lateness of 75 minutes, 15 of them graced', {}, { late_minutes: 75 }, { deduct_late: true, late_grace_minutes: 15 }, { late: 12.5 }],
    ['lateness that the company does not deduct', {}, { late_minutes: 75 }, {}, {}],
    ['never more than the salary', {}, { unpaid_leave_days: 20, absent_days: 20 }, {}, { unpaid_leave: 1733.33, absent: 866.67 }],
  ])('takes off %s', (_what, context, time, rules, lines) => {
    expect(pay(context, time, rules as Partial<PayrollRules>).lines).toEqual(lines);
  });

  it('pays entered overtime, a line a class, with the flags of the law', () => {
    const { earnings } = pay({}, { overtime_hours: 3, rest_day_hours: 8, rest_day_ot_hours: 2, holiday_hours: 8, holiday_ot_hours: 2 });
    expect(earnings.map(({ type, amount, epf, socso, name, name_ms }) => [type, amount, epf, socso, name, name_ms])).toEqual([
      ['Overtime', 56.25, false, true, 'Overtime (3 h)', 'Kerja Lebih Masa (3 jam)'],
      ['Rest Day', 100, true, true, 'Rest-day Work (8 h)', 'Kerja Hari Rehat (8 jam)'],
      ['Overtime', 50, false, true, 'Rest-day Overtime (2 h)', 'Kerja Lebih Masa Hari Rehat (2 jam)'],
      ['Public Holiday', 200, true, true, 'Public-holiday Work (8 h)', 'Kerja Cuti Umum (8 jam)'],
      ['Overtime', 75, false, true, 'Public-holiday Overtime (2 h)', 'Kerja Lebih Masa Cuti Umum (2 jam)'],
    ]);
  });

  it('pays no statutory overtime above the ceiling', () => {
    expect(pay({ basic: 4000 }, { overtime_hours: 1 }).lines).toEqual({ overtime: 28.85 });
    expect(pay({ basic: 4000.01 }, { overtime_hours: 1 }).lines).toEqual({});
    expect(pay({ basic: 9000 }, { overtime_hours: 1 }, { overtime_salary_ceiling: null }).lines).toEqual({ overtime: 64.9 });
  });

  it('pays by the day or by the hour where that was agreed', () => {
    expect(pay({ pay_type: 'Daily', basic: 80 }, { worked_days: 20, paid_leave_days: 1, holiday_days: 1.5 }).salary).toBe(1800);
    expect(pay({ pay_type: 'Hourly', basic: 12.35 }, { normal_hours: 160.5, holiday_days: 1 })).toMatchObject({ salary: 2080.98, daily: 98_80 });
  });
});

const restDay = (...hours: number[]): Partial<TimeWorked> => ({ days_off_worked: hours.map((of) => ({ kind: 'rest_day', hours: of })) });
const holiday = (...hours: number[]): Partial<TimeWorked> => ({ days_off_worked: hours.map((of) => ({ kind: 'public_holiday', hours: of })) });

describe('rest days and holidays of a monthly pay of 2,600 by the Act', () => {
  it.each<[string, Partial<TimeWorked>, object]>([
    ['a rest day of 3 hours: half a day', restDay(3), { rest_day: 50 }],
    ['of half the normal hours: half a day', restDay(4), { rest_day: 50 }],
    ['of 6 hours: one day', restDay(6), { rest_day: 100 }],
    ['of 10 hours: one day and 2 hours twice', restDay(10), { rest_day: 100, rest_day_ot: 50 }],
    ['two rest days, each by itself', restDay(3, 6), { rest_day: 150 }],
    ['a holiday of 3 hours: two days', holiday(3), { public_holiday: 200 }],
    ['of 8 hours: two days', holiday(8), { public_holiday: 200 }],
    ['of 10 hours: two days and 2 hours thrice', holiday(10), { public_holiday: 200, public_holiday_ot: 75 }],
    ['a total without days is read as days of 8 hours', { rest_day_hours: 11, holiday_hours: 9 }, { rest_day: 150, public_holiday: 400 }],
    ['further hours in total', { rest_day_ot_hours: 2, holiday_ot_hours: 2 }, { rest_day_ot: 50, public_holiday_ot: 75 }],
    ['nothing for no hours', restDay(0), {}],
  ])('%s', (_what, time, lines) => {
    expect(pay({}, time).lines).toEqual(lines);
  });

  it('paid by the day or the hour: a day for half, two days for a day', () => {
    expect(pay({ pay_type: 'Daily', basic: 100 }, restDay(3)).lines).toEqual({ rest_day: 100 });
    expect(pay({ pay_type: 'Hourly', basic: 12.5 }, restDay(6)).lines).toEqual({ rest_day: 200 });
    expect(pay({ pay_type: 'Hourly', basic: 12.5 }, restDay(10)).lines).toEqual({ rest_day: 200, rest_day_ot: 50 });
    expect(pay({ pay_type: 'Daily', basic: 100 }, holiday(3)).lines).toEqual({ public_holiday: 200 });
  });

  it('pays what the company’s multipliers say where that is more, never less', () => {
    const low: Multipliers = { ...MULTIPLIERS, overtime_multiplier: 1, holiday_multiplier: 1, holiday_ot_multiplier: 1, rest_day_ot_multiplier: 1 };
    const high: Multipliers = { ...MULTIPLIERS, overtime_multiplier: 2, holiday_multiplier: 3, holiday_ot_multiplier: 4, rest_day_ot_multiplier: 3 };
    const time = { overtime_hours: 1, days_off_worked: [...(restDay(10).days_off_worked ?? []), ...(holiday(10).days_off_worked ?? [])] };
    expect(pay({ multipliers: low }, time).lines).toEqual({ overtime: 18.75, rest_day: 100, rest_day_ot: 50, public_holiday: 200, public_holiday_ot: 75 });
    expect(pay({ multipliers: high }, time).lines).toEqual({ overtime: 25, rest_day: 100, rest_day_ot: 75, public_holiday: 300, public_holiday_ot: 100 });
  });

  it('multiplies hours under the specification, days cut at the normal hours', () => {
    expect(pay({}, restDay(3, 10), SPECIFICATION).lines).toEqual({ rest_day: 325 });
    expect(pay({}, { holiday_hours: 3 }, SPECIFICATION).lines).toEqual({ public_holiday: 75 });
  });
});

describe('the ordinary rate of pay', () => {
  it('counts fixed allowances: 2,910 ÷ 26 ÷ 8 is 13.99, 10 hours of overtime are 209.86', () => {
    const found = pay({ fixed_allowances: 310 }, { overtime_hours: 10 });
    expect(found).toMatchObject({ ordinaryHourly: 13_99, ordinaryDaily: 111_92, hourly: 12_50, lines: { overtime: 209.86 } });
    expect(pay({ fixed_allowances: 300 }, { overtime_hours: 5 }).lines).toEqual({ overtime: 104.57 });
  });
  it.each([
    ['by the day', { pay_type: 'Daily' as const, basic: 100 }, 209.86],
    ['by the hour', { pay_type: 'Hourly' as const, basic: 12.5 }, 209.86],
    ['at a given rate', { type: 'Time-Based' as const, given_hourly_rate: 12.5 }, 209.86],
  ])('%s', (_how, context, overtime) => {
    expect(pay({ ...context, fixed_allowances: 310 }, { overtime_hours: 10 }).lines).toEqual({ overtime });
  });
  it('leaves the salary itself alone', () => {
    expect(pay({ type: 'Time-Based', fixed_allowances: 310 }, { normal_hours: 160 }).salary).toBe(2000);
  });
});

describe('a salary that changes inside the month', () => {
  const versions = (...parts: [string, string, number][]) => parts.map(([from, to, basic]) => ({ from: day(from), to: day(to), basic }));
  it('pays both parts by calendar days', () => {
    const found = pay({ basic: 3600, versions: versions(['2026-11-01', '2026-11-15', 2600], ['2026-11-16', '2026-11-30', 3600]) });
    expect(found.salary).toBe(3100);
    expect(found.parts.map(({ days, basic, amount }) => [days, basic, amount])).toEqual([
      [15, 2600, 1300],
      [15, 3600, 1800],
    ]);
  });
  it('takes unpaid days without a date off the average of the month', () => {
    const found = pay({ basic: 3600, versions: versions(['2026-11-01', '2026-11-15', 2600], ['2026-11-16', '2026-11-30', 3600]) }, { unpaid_leave_days: 2 });
    expect(found.lines).toEqual({ unpaid_leave: 206.67 });
  });
  const RAISED = { basic: 8000, versions: versions(['2026-11-01', '2026-11-15', 2000], ['2026-11-16', '2026-11-30', 8000]) };
  const leave = (...dates: [string, number][]): Partial<TimeWorked> => {
    const unpaid_days = dates.reduce((sum, [, days]) => sum + days, 0);
    const outcome = { unpaid_days, rest_days: 0, late: [], dates: dates.map(([date, days]) => ({ date, days, rest_days: 0 })) };
    return { unpaid_leave_days: unpaid_days, leave: outcome };
  };
  const punched = (by_day: DayFigures[]): Partial<TimeWorked> => {
    const sum = (key: Exclude<keyof DayFigures, 'date'>) => by_day.reduce((all, day) => all + (day[key] ?? 0), 0);
    const figures = {
      worked_days: sum('worked_days'),
      absent_days: sum('absent_days'),
      holiday_days: sum('holiday_days'),
      normal_hours: Math.round((sum('normal_minutes') / 60) * 100) / 100,
      overtime_hours: sum('overtime_minutes') / 60,
      late_minutes: sum('late_minutes'),
    };
    const unsettled = { overtime_hours: 0, corrections: 0, unclosed_days: 0, unjudged_days: 0, leave_days_worked: 0 };
    return { ...figures, attendance: { ...figures, days_off_worked: [], sites: [], unsettled, by_day } };
  };
  it.each<[string, Partial<TimeWorked>, Partial<PayrollRules>, object]>([
    ['unpaid leave before the raise', leave(['2026-11-02', 1], ['2026-11-03', 1]), {}, { unpaid_leave: 133.33 }],
    ['after it', leave(['2026-11-17', 1], ['2026-11-18', 1]), {}, { unpaid_leave: 533.33 }],
    ['a half day before and a day after', leave(['2026-11-13', 0.5], ['2026-11-16', 1]), {}, { unpaid_leave: 300 }],
    ['by the letter of the specification', leave(['2026-11-02', 1], ['2026-11-17', 1]), SPECIFICATION, { unpaid_leave: 384.62 }],
    ['by working days', leave(['2026-11-02', 1]), { divisor: 'Working Days' }, { unpaid_leave: 95.24 }],
    [
      'absence',
      punched([
        { date: '2026-11-04', absent_days: 1 },
        { date: '2026-11-24', absent_days: 0.5 },
      ]),
      {},
      { absent: 200 },
    ],
    [
      'lateness, the grace off the earliest day',
      punched([
        { date: '2026-11-04', late_minutes: 40 },
        { date: '2026-11-24', late_minutes: 30 },
      ]),
      { deduct_late: true, late_grace_minutes: 10 },
      { late: 24.04 },
    ],
  ])('takes off %s', (_what, time, rules, lines) => {
    expect(pay(RAISED, time, rules).lines).toEqual(lines);
  });
  it('takes off typed days at the average, whatever leave knows', () => {
    expect(pay(RAISED, { ...leave(['2026-11-02', 1]), unpaid_leave_days: 2 }).lines).toEqual({ unpaid_leave: 333.33 });
  });
  const MODEST = { basic: 3900, versions: versions(['2026-11-01', '2026-11-15', 2600], ['2026-11-16', '2026-11-30', 3900]) };
  it.each<[string, Partial<PayBasis>, Partial<TimeWorked>, object]>([
    [
      'overtime of both halves',
      MODEST,
      punched([
        { date: '2026-11-04', overtime_minutes: 120 },
        { date: '2026-11-24', overtime_minutes: 120 },
      ]),
      { overtime: 93.75 },
    ],
    ['typed overtime at the rate of the end', MODEST, { overtime_hours: 2 }, { overtime: 56.25 }],
    ['a rest day before the raise', MODEST, { days_off_worked: [{ kind: 'rest_day', date: day('2026-11-08'), hours: 8 }] }, { rest_day: 100 }],
    [
      'a holiday of 10 hours before the raise and one after',
      MODEST,
      {
        days_off_worked: [
          { kind: 'public_holiday', date: day('2026-11-08'), hours: 10 },
          { kind: 'public_holiday', date: day('2026-11-22'), hours: 8 },
        ],
      },
      { public_holiday: 500, public_holiday_ot: 75 },
    ],
    [
      'overtime before a raise above the ceiling',
      RAISED,
      punched([
        { date: '2026-11-04', overtime_minutes: 120 },
        { date: '2026-11-24', overtime_minutes: 120 },
      ]),
      { overtime: 28.85 },
    ],
    [
      'overtime before an allowance began',
      { fixed_allowances: 260, dated_allowances: [{ monthly: 260, from: '2026-11-16', to: '2026-11-30' }] },
      punched([{ date: '2026-11-04', overtime_minutes: 480 }]),
      { overtime: 150 },
    ],
    [
      'after it began',
      { fixed_allowances: 260, dated_allowances: [{ monthly: 260, from: '2026-11-16', to: '2026-11-30' }] },
      punched([{ date: '2026-11-17', overtime_minutes: 480 }]),
      { overtime: 165 },
    ],
    [
      'before an allowance ended',
      { fixed_allowances: 0, dated_allowances: [{ monthly: 260, from: '2026-11-01', to: '2026-11-15' }] },
      punched([{ date: '2026-11-04', overtime_minutes: 480 }]),
      { overtime: 165 },
    ],
  ])('pays %s', (_what, context, time, lines) => {
    expect(pay(context, time).lines).toEqual(lines);
  });
  it.each<[string, Partial<PayBasis>, Partial<TimeWorked>, number]>([
    [
      'by the day',
      { pay_type: 'Daily', basic: 100, versions: versions(['2026-11-01', '2026-11-15', 80], ['2026-11-16', '2026-11-30', 100]) },
      punched([
        { date: '2026-11-04', worked_days: 1 },
        { date: '2026-11-24', worked_days: 1 },
      ]),
      180,
    ],
    [
      'by the hour',
      { pay_type: 'Hourly', basic: 12, versions: versions(['2026-11-01', '2026-11-15', 10], ['2026-11-16', '2026-11-30', 12]) },
      punched([
        { date: '2026-11-04', normal_minutes: 470 },
        { date: '2026-11-24', normal_minutes: 480 },
      ]),
      174.3,
    ],
    [
      'by time',
      { ...MODEST, type: 'Time-Based' },
      punched([
        { date: '2026-11-04', normal_minutes: 480 },
        { date: '2026-11-24', normal_minutes: 480 },
      ]),
      250,
    ],
  ])('pays what was worked %s at the rate of each day', (_what, context, time, salary) => {
    const found = pay(context, time);
    expect(found.salary).toBe(salary);
    expect(Math.round(found.parts.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(Math.round(salary * 100));
  });
  it('is one part where it did not change', () => {
    expect(pay({ versions: versions(['2026-11-01', '2026-11-30', 2600]) }).parts).toEqual([]);
  });
});

describe('Fix Amount', () => {
  const hours = { normal_hours: 176, overtime_hours: 12.5, rest_day_hours: 8 };
  it('pays overtime at least one and a half times, and rest days by the day, under the law', () => {
    expect(pay({ type: 'Fix Amount', given_hourly_rate: 11.5 }, hours)).toMatchObject({ salary: 2024, lines: { overtime: 215.63, rest_day: 184 } });
    expect(pay({ type: 'Fix Amount', given_hourly_rate: 11.5, overtime_rate: 18 }, hours).lines).toEqual({ overtime: 225, rest_day: 184 });
    expect(pay({ type: 'Fix Amount', given_hourly_rate: 11.5, overtime_rate: 12 }, hours).lines).toEqual({ overtime: 215.63, rest_day: 184 });
  });
  it('pays every hour at the rate that was entered under the specification', () => {
    expect(pay({ type: 'Fix Amount', given_hourly_rate: 11.5 }, hours, SPECIFICATION)).toMatchObject({ salary: 2259.75, lines: {} });
  });
  it('pays overtime apart where it has a rate of its own', () => {
    const time = { normal_hours: 176, overtime_hours: 12.5, holiday_hours: 4 };
    expect(pay({ type: 'Fix Amount', given_hourly_rate: 11.5, overtime_rate: 18 }, time, SPECIFICATION)).toMatchObject({
      salary: 2024,
      lines: { overtime: 297 },
    });
  });
});

describe('Time-Based', () => {
  it('pays normal hours at the ordinary rate, with paid leave and holidays as normal hours', () => {
    expect(pay({ type: 'Time-Based' }, { normal_hours: 160, paid_leave_days: 2, holiday_days: 1 })).toMatchObject({ salary: 2300, lines: {} });
  });
  it('uses the multipliers of each class, and a given rate instead of the derived one', () => {
    const multipliers: Multipliers = { ...MULTIPLIERS, normal_multiplier: 1.2, overtime_multiplier: 2 };
    const found = pay({ type: 'Time-Based', given_hourly_rate: 10, multipliers }, { normal_hours: 100, overtime_hours: 10, holiday_hours: 8 });
    expect(found).toMatchObject({ salary: 1200, lines: { overtime: 200, public_holiday: 160 } });
  });
  it('rounds each amount once: a third of an hour rate is never rounded before it is multiplied', () => {
    expect(pay({ type: 'Time-Based', basic: 1700 }, { normal_hours: 208 }).salary).toBe(1700);
    expect(pay({ type: 'Time-Based', basic: 1700 }, { normal_hours: 100 }).salary).toBe(817.31);
  });
});
