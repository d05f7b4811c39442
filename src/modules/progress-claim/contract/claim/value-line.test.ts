import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import { ageOf, damagesOf, daysOverdue, dueDate } from './contract-time.ts';
import { amountOf, elapsed, isDrop, isWithin, percentOf, priceOf, sumOf, valueLines, type BillLine, type Entry } from './value-line.ts';

const day = (text: string) => text as CalendarDate;
const line = (id: number, quantity: number, rate: number, valued_by: BillLine['valued_by'] = 'Measured'): BillLine => ({
  id,
  quantity,
  rate: fromRinggit(rate),
  amount: priceOf(quantity, fromRinggit(rate)),
  valued_by,
});
const YEAR = { start: day('2026-01-01'), completion: day('2026-12-31') };

describe('what was entered', () => {
  const [bill] = [line(1, 12.345, 87.65)];
  it.each<[string, Entry, number]>([
    ['per cent', { by: 'Percent', value: 33.33 }, 360.64],
    ['quantity', { by: 'Quantity', value: 4.115 }, 360.68],
    ['amount', { by: 'Amount', value: 36_064 }, 360.64],
    ['the whole quantity', { by: 'Quantity', value: 12.345 }, 1082.04],
    ['the whole per cent', { by: 'Percent', value: 100 }, 1082.04],
  ])('by %s', (_by, entry, ringgit) => {
    expect(toRinggit(amountOf(bill, entry))).toBe(ringgit);
  });
  it('of a variation that takes away counts down', () => {
    const omission = { quantity: null, rate: null, amount: fromRinggit(-5_000) };
    const half = amountOf(omission, { by: 'Percent', value: 50 });
    expect(toRinggit(half)).toBe(-2_500);
    expect([isWithin(omission, half), isWithin(omission, sen(1)), isDrop(omission, half, sen(0)), isDrop(omission, sen(0), half)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it('shows as a per cent of two decimals', () => {
    expect([percentOf(sen(1), sen(3)), percentOf(sen(5), sen(0)), percentOf(sen(-50), sen(-100))]).toEqual([33.33, 0, 50]);
  });
});

describe('lines that are worked out', () => {
  it('preliminaries follow the calendar, also over an extension', () => {
    const site = line(1, 1, 36_500, 'Time');
    const on = (at: string, period = YEAR) => toRinggit(valueLines([site], new Map(), period, day(at)).get(1)!);
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-07-02'), on('2027-05-01')]).toEqual([0, 100, 18_300, 36_500]);
    expect(on('2026-12-31', { ...YEAR, completion: day('2027-12-31') })).toBe(18_250);
    const after = (certified: number) =>
      toRinggit(valueLines([site], new Map(), { ...YEAR, completion: day('2027-12-31') }, day('2026-12-31'), new Map([[1, fromRinggit(certified)]])).get(1)!);
    expect([after(20_000), after(18_250), after(10_000)]).toEqual([20_000, 18_250, 18_250]);
    expect(elapsed({ start: day('2026-05-01'), completion: day('2026-05-01') }, day('2026-05-01'))).toEqual({ passed: 1, days: 1 });
  });
  it('an adjustment goes in step with the works, and a typed entry is not changed', () => {
    const lines = [line(1, 1, 1_000), line(2, 1, 3_000), line(3, 1, -100, 'Progress'), line(4, 1, 500, 'Time')];
    const typed = new Map<number, Entry>([
      [1, { by: 'Percent', value: 100 }],
      [4, { by: 'Percent', value: 0 }],
    ]);
    expect([...valueLines(lines, typed, YEAR, day('2026-06-30'))].map(([id, amount]) => [id, toRinggit(amount)])).toEqual([
      [1, 1_000],
      [2, 0],
      [4, 0],
      [3, -22.22],
    ]);
  });
});

test('a bill claimed in any steps ends at its sum: the steps of each line add up to the line', () => {
  const bill = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9_999_999 }), rate: fc.integer({ min: 1, max: 500_000 }) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(bill, fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 }), (items, percents) => {
      const lines = items.map(({ quantity, rate }, at) => line(at, quantity / 1000, rate / 100));
      const before = new Map<number, number>();
      const steps = new Map<number, number>();
      for (const value of [...percents, 10_000]) {
        const entries = new Map(lines.map(({ id }) => [id, { by: 'Percent' as const, value: value / 100 }]));
        for (const [id, amount] of valueLines(lines, entries, YEAR, day('2026-06-30'))) {
          steps.set(id, (steps.get(id) ?? 0) + amount - (before.get(id) ?? 0));
          before.set(id, amount);
        }
      }
      for (const { id, amount } of lines) expect(steps.get(id)).toBe(amount);
      expect(sumOf(lines.map(({ amount }) => amount))).toBe([...before.values()].reduce((sum, amount) => sum + amount, 0));
    }),
  );
});

describe('days of a contract', () => {
  const delay = { completion: day('2026-03-31'), cpc_date: null, cnc_date: null, lad_per_day: fromRinggit(1_500) };
  it.each([
    ['2026-03-31', null, 0],
    ['2026-04-01', null, 1],
    ['2026-04-30', '2026-04-10', 10],
    ['2026-04-05', '2026-04-10', 5],
  ])('by %s with practical completion %s: %d days of damages', (today, cpc, days) => {
    const found = damagesOf({ ...delay, cpc_date: cpc === null ? null : day(cpc) }, day(today));
    expect([found.days, toRinggit(found.exposure), found.deductible]).toEqual([days, days * 1_500, 0]);
  });
  it('may be deducted only after the certificate of non-completion', () => {
    const on = (cnc: string) => toRinggit(damagesOf({ ...delay, cnc_date: day(cnc) }, day('2026-04-05')).deductible);
    expect([on('2026-04-05'), on('2026-04-06')]).toEqual([7_500, 0]);
  });
  it('a payment is due by its terms and overdue from the day after', () => {
    expect(dueDate(day('2026-01-31'), 30)).toBe('2026-03-02');
    expect([daysOverdue(day('2026-03-02'), day('2026-03-02')), daysOverdue(day('2026-03-02'), day('2026-03-03'))]).toEqual([0, 1]);
    const ages = ['2026-03-02', '2026-03-03', '2026-04-01', '2026-04-02', '2026-05-01', '2026-05-31', '2026-06-01'];
    expect(ages.map((today) => ageOf(day('2026-03-02'), day(today)))).toEqual(['Not due', '1–30', '1–30', '31–60', '31–60', '61–90', '90+']);
  });
});
