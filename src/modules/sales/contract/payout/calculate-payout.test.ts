import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { calculatePayout } from './calculate-payout.ts';
import type { PayTerms, SoldEntry, WorkedSchedule } from './pay-terms.ts';

const rm = (ringgit: number): Sen => fromRinggit(ringgit);
const daily: PayTerms = {
  pay_type: 'Daily',
  rate: rm(90),
  overtime_rate: rm(12),
  commission_type: 'None',
  commission_value: 0,
  full_day_minutes: 420,
  late_deduction: false,
  is_employee: true,
};
const hourly: PayTerms = { ...daily, pay_type: 'Hourly', rate: rm(12), overtime_rate: rm(0) };
const schedule = (more: Partial<WorkedSchedule> = {}): WorkedSchedule => ({
  id: 1,
  date: '2026-11-20' as CalendarDate,
  outlet: { id: 1, lat: 3.1, lng: 101.6 },
  is_holiday: false,
  planned_minutes: 540,
  worked_minutes: 540,
  overtime_minutes: 0,
  late_minutes: 0,
  minimum_wage: rm(8.72),
  ...more,
});
const sale = (quantity: number, ringgit: number, commission_value: number | null = null): SoldEntry => ({
  id: 9,
  schedule_id: 1,
  product_id: 4,
  date: '2026-11-20' as CalendarDate,
  quantity: quantity * 1000,
  amount: rm(ringgit),
  commission_value,
});

describe('base pay', () => {
  it.each<[string, PayTerms, Partial<WorkedSchedule>, number, number]>([
    ['a whole day', daily, {}, 9000, 1],
    ['the hours of a full day', daily, { worked_minutes: 420 }, 9000, 1],
    ['six of seven hours', daily, { worked_minutes: 360 }, 7714, 0.86],
    ['an hour is exact minutes', hourly, { worked_minutes: 487 }, 9740, 1],
    ['no longer than planned', hourly, { worked_minutes: 600 }, 10800, 1],
    ['nothing worked', hourly, { worked_minutes: 0 }, 0, 0],
  ])('%s', (_name, terms, more, base, days) => {
    const payout = calculatePayout(terms, [schedule(more)], []);
    expect([payout.base, payout.days]).toEqual([base, days]);
  });

  it('pays a day once, however many schedules there are on it', () => {
    const two = [schedule({ worked_minutes: 300 }), schedule({ id: 2, worked_minutes: 300 })];
    const payout = calculatePayout(daily, two, []);
    expect([payout.base, payout.days, payout.hours]).toEqual([6429 + 2571, 1, 10]);
    expect(payout.lines.map(({ formula }) => formula)).toEqual(['90.00 × 300 ÷ 420 min', '90.00 × 120 ÷ 420 min']);
  });
});

describe('overtime', () => {
  it('is paid at one and a half times the ordinary hour where the rate of the project is less', () => {
    // 90 ÷ 9 h × 1.5 = 15 an hour.
    const [, line] = calculatePayout(daily, [schedule({ worked_minutes: 600, overtime_minutes: 60 })], []).lines;
    expect(line).toMatchObject({ kind: 'overtime', rate: 1500, amount: 1500, quantity: 1, formula: '15.00 × 1' });
    expect(calculatePayout(hourly, [schedule({ worked_minutes: 570, overtime_minutes: 30 })], []).overtime).toBe(900);
  });
  it('is paid at the rate of the project where that is more, and to a contractor in any case', () => {
    const worked = [schedule({ worked_minutes: 600, overtime_minutes: 60 })];
    expect(calculatePayout({ ...daily, overtime_rate: rm(20) }, worked, []).overtime).toBe(2000);
    expect(calculatePayout({ ...daily, is_employee: false }, worked, []).overtime).toBe(1200);
  });
});

describe('commission', () => {
  const percent: PayTerms = { ...daily, commission_type: 'Percent', commission_value: 2 };
  const unit: PayTerms = { ...daily, commission_type: 'Per Unit', commission_value: 0.5 };
  it.each<[string, PayTerms, SoldEntry, number]>([
    ['two percent, half a sen up', percent, sale(2, 31.75), 64],
    ['a product of its own percent', percent, sale(2, 31.8, 5), 159],
    ['what is brought back is taken back', percent, sale(-1, -15.9), -32],
    ['by unit', unit, sale(3, 47.7), 150],
    ['by unit of a kilogram', unit, sale(0.125, 2), 6],
    ['none', daily, sale(2, 31.8), 0],
  ])('%s', (_name, terms, entry, commission) => expect(calculatePayout(terms, [], [entry]).commission).toBe(commission));
});

describe('late starts', () => {
  const strict: PayTerms = { ...daily, late_deduction: true };
  it.each<[string, PayTerms, number, number]>([
    ['30 minutes cost nothing', strict, 30, 0],
    ['31 minutes cost their part of the planned day', strict, 31, 517],
    ['never more than the day', strict, 600, 9000],
    ['nothing where the project does not say so', daily, 60, 0],
    ['nothing where hours are paid', { ...hourly, late_deduction: true }, 60, 0],
  ])('%s', (_name, terms, late_minutes, late) => expect(calculatePayout(terms, [schedule({ late_minutes })], []).late).toBe(late));
});

describe('minimum wage', () => {
  it.each<[string, PayTerms, Partial<WorkedSchedule>, boolean]>([
    ['90 for nine hours is enough', daily, {}, false],
    ['exactly 8.72 an hour', { ...hourly, rate: rm(8.72) }, {}, false],
    ['a sen less', { ...hourly, rate: rm(8.71) }, {}, true],
    ['a day of 90 for eleven hours, two of them not paid', daily, { worked_minutes: 660 }, true],
    ['the time not worked after a late start is not paid', { ...daily, rate: rm(78), late_deduction: true }, { worked_minutes: 480, late_minutes: 60 }, true],
    ['a contractor is not compared', { ...hourly, rate: rm(5), is_employee: false }, {}, false],
  ])('%s', (_name, terms, more, below) => expect(calculatePayout(terms, [schedule(more)], []).below_minimum).toBe(below));
});

it('compares the pay of a whole day with the minimum wage, not that of each of its schedules', () => {
  // 90 for ten hours in two stretches: the second one alone would be 25.71 for five hours.
  const two = [schedule({ worked_minutes: 300 }), schedule({ id: 2, worked_minutes: 300 })];
  const payout = calculatePayout(daily, two, []);
  expect(payout.lines.map(({ hourly }) => hourly)).toEqual([900, 900]);
  expect(payout.below_minimum).toBe(false);
  expect(calculatePayout({ ...daily, rate: rm(87) }, two, []).below_minimum).toBe(true);
});

it('adds up to its lines, whole sen, and a day never pays more than its rate', () => {
  const worked = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 5 }), worked_minutes: fc.integer({ min: 0, max: 720 }), late_minutes: fc.integer({ min: 0, max: 200 }) }),
    { maxLength: 12 },
  );
  const sold = fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 5000 })), { maxLength: 10 });
  fc.assert(
    fc.property(worked, sold, fc.boolean(), (days, sales, isDaily) => {
      const terms: PayTerms = { ...(isDaily ? daily : hourly), late_deduction: true, commission_type: 'Percent', commission_value: 3 };
      const rows = days.map(({ day, ...rest }, n) => schedule({ ...rest, id: n, date: `2026-11-0${day}` as CalendarDate }));
      const entries = sales.map(([quantity, cents]) => sale(quantity, (Math.sign(quantity) * cents) / 100));
      const payout = calculatePayout(terms, rows, entries);
      const sum = payout.lines.reduce((total, { amount }) => total + amount, 0);
      expect(payout.total).toBe(sum);
      expect(payout.lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      if (!isDaily) return;
      for (const [date, lines] of Map.groupBy(payout.lines, (line) => line.date)) {
        const base = lines.reduce((total, { kind, amount }) => total + (kind === 'base' ? amount : 0), 0);
        // Each line is rounded on its own.
        expect(base, date).toBeLessThanOrEqual(9000 + lines.length);
      }
    }),
  );
});
