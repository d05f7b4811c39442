/** Rows R9.042 to R9.044: the three ways from hours and days to pay. Worked cases follow the Employment Act. */
import { describe, expect, it } from 'vitest';
import { calendarDate as day } from '#platform/contract/dates.ts';
import { calculateAttendancePay, type PayBasis } from './calculate-attendance-pay.ts';
import { LAW } from './compute-payroll.factory.ts';
import { NO_TIME, type WorkedTime } from './payroll-doors.ts';
import type { PayrollRules } from './payroll-rules.ts';
import { DEFAULT_SETTING, MULTIPLIER_KEYS, type Multipliers } from './payroll-setting.schema.ts';
import { servedDays } from './prorate-salary.ts';

const MULTIPLIERS = Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, DEFAULT_SETTING[key]])) as Multipliers;
const NOVEMBER = { start: day('2026-11-01'), end: day('2026-11-30') };

function pay(basis: Partial<PayBasis>, time: Partial<WorkedTime> = {}, rules: Partial<PayrollRules> = {}, joined = '2020-01-01', left: string | null = null) {
  const result = calculateAttendancePay(
    { type: 'Basic', pay_type: 'Monthly', basic: 2600, given_hourly_rate: null, overtime_rate: null, multipliers: MULTIPLIERS, ...basis },
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
    ['one day of unpaid leave, basic 4,500', { basic: 4500 }, { unpaid_leave_days: 1 }, {}, { unpaid_leave: 173.08 }],
    ['half a day', {}, { unpaid_leave_days: 0.5 }, {}, { unpaid_leave: 50 }],
    ['by calendar days', {}, { unpaid_leave_days: 3 }, { divisor: 'Calendar Days' }, { unpaid_leave: 260 }],
    ['by the scheduled days', {}, { unpaid_leave_days: 1, scheduled_days: 20 }, { divisor: 'Working Days' }, { unpaid_leave: 130 }],
    ['absence', {}, { absent_days: 2 }, {}, { absent: 200 }],
    ['absence that the company does not deduct', {}, { absent_days: 2 }, { deduct_absent: false }, {}],
    ['lateness of 75 minutes, 15 of them graced', {}, { late_minutes: 75 }, { deduct_late: true, late_grace_minutes: 15 }, { late: 12.5 }],
    ['lateness that the company does not deduct', {}, { late_minutes: 75 }, {}, {}],
    ['never more than the salary', {}, { unpaid_leave_days: 20, absent_days: 20 }, {}, { unpaid_leave: 2000, absent: 600 }],
  ])('takes off %s', (_what, basis, time, rules, lines) => {
    expect(pay(basis, time, rules as Partial<PayrollRules>).lines).toEqual(lines);
  });

  it('pays entered overtime, a line a class, with the flags of the law', () => {
    const { earnings } = pay({}, { overtime_hours: 3, rest_day_hours: 8, rest_day_ot_hours: 2, holiday_hours: 8, holiday_ot_hours: 2 });
    expect(earnings.map(({ type, amount, epf, socso, name, name_ms }) => [type, amount, epf, socso, name, name_ms])).toEqual([
      ['Overtime', 56.25, false, true, 'Overtime (3 h)', 'Kerja Lebih Masa (3 jam)'],
      ['Rest Day', 250, true, true, 'Rest-day Work (10 h)', 'Kerja Hari Rehat (10 jam)'],
      ['Public Holiday', 275, true, true, 'Public-holiday Work (10 h)', 'Kerja Hari Kelepasan Am (10 jam)'],
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

describe('Fix Amount', () => {
  it('pays every hour at the rate that was entered', () => {
    expect(pay({ type: 'Fix Amount', given_hourly_rate: 11.5 }, { normal_hours: 176, overtime_hours: 12.5, rest_day_hours: 8 })).toMatchObject({
      salary: 2259.75,
      lines: {},
    });
  });
  it('pays overtime apart where it has a rate of its own', () => {
    expect(
      pay({ type: 'Fix Amount', given_hourly_rate: 11.5, overtime_rate: 18 }, { normal_hours: 176, overtime_hours: 12.5, holiday_hours: 4 }),
    ).toMatchObject({
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
