/** What a payroll takes back of salary advances, to the sen. */
import { describe, expect, it } from 'vitest';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { aDeduction, aForm, LAW } from '../compute-payroll.factory.ts';
import { computePayroll } from '../compute-payroll.ts';
import type { DeductionLine } from '../payroll-form.schema.ts';
import { roomForAdvances, withAdvances, type OwedAdvance } from './recover-advances.ts';

const owe = (...amounts: number[]): OwedAdvance[] => amounts.map((owed, index) => ({ id: index + 1, number: `PAY-${index + 1}`, owed }));
const take = (gross: number, net: number, owed: readonly OwedAdvance[], lines: readonly DeductionLine[] = [], leaving = false) => {
  const deducted = lines.reduce((sum, { amount }) => sum + amount, 0);
  const own = lines.filter(({ source }) => source === null);
  const room = roomForAdvances({ gross: fromRinggit(gross), net: fromRinggit(net), deducted: fromRinggit(deducted), lines: own, leaving });
  return withAdvances(lines, owed, room, 7).flatMap(({ source, amount }) => (source ? [amount] : []));
};
const before = (amount: number, proposed: number): DeductionLine => aDeduction(amount, { type: 'Advance', source: { advance: 1, proposed } });

describe('salary advances', () => {
  const cases: [string, number, number, OwedAdvance[], DeductionLine[], boolean, number[]][] = [
    ['all of it', 3000, 2640, owe(500), [], false, [500]],
    ['to the sen', 3000, 2640, owe(123.45), [], false, [123.45]],
    ['exactly half of the wages', 3000, 2640, owe(1500), [], false, [1500]],
    ['a sen more than half stays owed', 3000, 2640, owe(1500.01), [], false, [1500]],
    ['half of an odd sen is cut', 3000.01, 2640, owe(2000), [], false, [1500]],
    ['never more than the net pay', 3000, 400, owe(900), [], false, [400]],
    ['nothing where nothing is left', 3000, 0, owe(900), [], false, []],
    ['nothing from a net pay below zero', 3000, -50, owe(900), [], false, []],
    ['beside a loan: both within the half', 3000, 2000, owe(900), [aDeduction(1000, { type: 'Loan' })], false, [500]],
    ['unpaid leave is no wages', 3000, 1500, owe(1500), [aDeduction(1000, { type: 'Unpaid Leave', contribution_total_type: 'salary' })], false, [1000]],
    ['the oldest first', 3000, 2640, owe(1000, 900), [], false, [1000, 500]],
    ['at the end of the service up to the net pay', 3000, 2640, owe(2500), [], true, [2500]],
    ['at the end of the service, what the net pay does not carry stays owed', 3000, 2640, owe(3000), [], true, [2640]],
  ];
  it.each(cases)('%s', (_name, gross, net, owed, lines, leaving, expected) => {
    expect(take(gross, net, owed, lines, leaving)).toEqual(expected);
  });

  it('keeps what a person typed, up to what is owed', () => {
    expect(take(3000, 2640, owe(800), [before(300, 800)])).toEqual([300]);
    expect(take(3000, 2640, owe(200), [before(300, 800)])).toEqual([200]);
    expect(take(3000, 2640, owe(700), [before(800, 800)])).toEqual([700]);
  });

  it('is in no base of contributions and tax', () => {
    const month = aForm(4500);
    const taken = computePayroll({ ...month, deductions: [before(2000, 2000)] }, LAW);
    const { totals, shared, tax } = computePayroll(month, LAW);
    expect([taken.shared, taken.tax]).toEqual([shared, tax]);
    expect(toRinggit(totals.total_net_pay) - toRinggit(taken.totals.total_net_pay)).toBeCloseTo(2000, 2);
  });
});
