/** Days off: 20 November 2026 is a Friday. The amounts are worked out by hand from the Act, in ringgit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { calculatePayout } from './calculate-payout.ts';
import type { PayTerms, WorkedSchedule } from './pay-terms.ts';

const FRIDAY = '2026-11-20' as CalendarDate;
const daily: PayTerms = {
  pay_type: 'Daily',
  rate: fromRinggit(90),
  overtime_rate: fromRinggit(12),
  commission_type: 'None',
  commission_value: 0,
  full_day_minutes: 420,
  late_deduction: false,
  is_employee: true,
  days_off: { rest_day: 5 },
};
const hourly: PayTerms = { ...daily, pay_type: 'Hourly', rate: fromRinggit(12), overtime_rate: fromRinggit(0) };
const contractor: PayTerms = { ...daily, is_employee: false };
const schedule = (more: Partial<WorkedSchedule> = {}): WorkedSchedule => ({
  id: 1,
  date: FRIDAY,
  is_holiday: false,
  planned_minutes: 540,
  worked_minutes: 540,
  overtime_minutes: 0,
  late_minutes: 0,
  minimum_wage: fromRinggit(8.72),
  outlet: { id: 1, lat: 3.1, lng: 101.6 },
  ...more,
});
const hours = (worked: number, more: Partial<WorkedSchedule> = {}) => schedule({ worked_minutes: worked * 60, ...more });
const overtime = (more: Partial<WorkedSchedule> = {}) => schedule({ worked_minutes: 600, overtime_minutes: 60, ...more });
const HOLIDAY = { is_holiday: true };
const summary = (terms: PayTerms, schedules: readonly WorkedSchedule[]) =>
  calculatePayout(terms, schedules, []).lines.map(({ kind, rule, amount, formula }) => [kind, rule, amount / 100, formula]);

describe('a day off of an employee', () => {
  it.each<[string, PayTerms, WorkedSchedule, [string, string, number, string][]]>([
    ['half the hours of a rest day', daily, hours(3.5), [['rest_day', 'rest_day_half', 90, '90.00 × 1']]],
    ['a minute more', daily, schedule({ worked_minutes: 211 }), [['rest_day', 'rest_day_whole', 180, '90.00 × 2']]],
    ['all of a rest day', daily, schedule(), [['rest_day', 'rest_day_whole', 180, '90.00 × 2']]],
    [
      'half of a rest day by the hour: the planned hours are the normal ones',
      hourly,
      hours(4.5),
      [['rest_day', 'rest_day_half', 108, '12.00 × 540 ÷ 60 min × 1']],
    ],
    ['all of a rest day by the hour', hourly, schedule(), [['rest_day', 'rest_day_whole', 216, '12.00 × 540 ÷ 60 min × 2']]],
    [
      'beyond the hours of a rest day: twice 90 ÷ 9 h',
      daily,
      overtime(),
      [
        ['rest_day', 'rest_day_whole', 180, '90.00 × 2'],
        ['overtime', 'overtime_rest_day', 20, '20.00 × 1'],
      ],
    ],
    ['an hour on a public holiday, as any hours: holiday pay and two days', daily, hours(1, HOLIDAY), [['public_holiday', 'public_holiday', 270, '90.00 × 3']]],
    ['a public holiday by the hour', hourly, hours(1, HOLIDAY), [['public_holiday', 'public_holiday', 324, '12.00 × 540 ÷ 60 min × 3']]],
    [
      'beyond the hours of a public holiday: three times 90 ÷ 9 h',
      daily,
      overtime(HOLIDAY),
      [
        ['public_holiday', 'public_holiday', 270, '90.00 × 3'],
        ['overtime', 'overtime_holiday', 30, '30.00 × 1'],
      ],
    ],
    ['a holiday on the rest day is a holiday', daily, schedule(HOLIDAY), [['public_holiday', 'public_holiday', 270, '90.00 × 3']]],
    [
      'a late start takes nothing off a day that is paid in days',
      { ...daily, late_deduction: true },
      schedule({ late_minutes: 90 }),
      [['rest_day', 'rest_day_whole', 180, '90.00 × 2']],
    ],
    ['nothing worked', daily, hours(0), [['rest_day', 'rest_day_half', 0, '90.00 × 0']]],
    ['another day of the week', { ...daily, days_off: { rest_day: 7 } }, schedule(), [['base', 'daily', 90, '90.00 × 1']]],
    ['no rest day is fixed', { ...daily, days_off: { rest_day: null } }, schedule(), [['base', 'daily', 90, '90.00 × 1']]],
  ])('%s', (_name, terms, worked, lines) => expect(summary(terms, [worked])).toEqual(lines));

  it('is paid once, however many schedules there are on it', () => {
    const two = [hours(3), hours(4, { id: 2 })];
    expect(summary(daily, two)).toEqual([
      ['rest_day', 'rest_day_half', 90, '90.00 × 1'],
      ['rest_day', 'rest_day_whole', 90, '90.00 × (2 − 1)'],
    ]);
    expect(summary(daily, [hours(3, HOLIDAY), hours(4, { id: 2, ...HOLIDAY })]).map(([, , amount]) => amount)).toEqual([270, 0]);
  });

  it('is what it is in the state of each outlet', () => {
    const away = { ...daily, days_off: { rest_day: null } };
    expect(summary(away, [hours(4, HOLIDAY), hours(3.5, { id: 2 })]).map(([kind, , amount]) => [kind, amount])).toEqual([
      ['public_holiday', 270],
      ['base', 45],
    ]);
  });

  it('counts beside the minimum wage and as a day', () => {
    const payout = calculatePayout({ ...daily, rate: fromRinggit(40) }, [schedule()], []);
    expect(payout).toMatchObject({ base: 0, rest_day: 8000, public_holiday: 0, days: 1, hours: 9, total: 8000, below_minimum: false });
    expect(payout.lines[0]).toMatchObject({ hourly: 888, quantity: 2, rate: 4000 });
  });
});

describe('a day like others', () => {
  it.each<[string, PayTerms]>([
    ['of a contractor', contractor],
    ['of terms from before days off were told apart', { ...daily, days_off: undefined } as never],
  ])('%s', (_name, terms) => expect(summary(terms, [schedule(HOLIDAY)])).toEqual([['base', 'daily', 90, '90.00 × 1']]));
});

it('never pays an employee less for a day off than for the same work on a day like others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ worked_minutes: fc.integer({ min: 0, max: 720 }), planned_minutes: fc.integer({ min: 60, max: 720 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.boolean(),
      fc.boolean(),
      (days, is_holiday, isDaily) => {
        const terms = isDaily ? daily : hourly;
        const rows = days.map((day, id) => schedule({ ...day, id, is_holiday }));
        const off = calculatePayout(terms, rows, []);
        const like = calculatePayout(
          { ...terms, days_off: { rest_day: null } },
          rows.map((row) => ({ ...row, is_holiday: false })),
          [],
        );
        // Each line is rounded by itself.
        expect(off.total).toBeGreaterThanOrEqual(like.total - rows.length);
        expect(off.total).toBe(off.lines.reduce((sum, { amount }) => sum + amount, 0));
      },
    ),
  );
});
