/** What a payroll takes back of salary advances, to the sen. */
import { describe, expect, it } from 'vitest';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { aDeduction, aForm, LAW } from '../calculation/compute-payroll.factory.ts';
import { computePayroll } from '../calculation/compute-payroll.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';
import { evaluateSection24 } from '../calculation/section-24.ts';
import { roomForAdvances, withAdvances, type OwedAdvance } from './recover-advances.ts';

const owe = (...amounts: number[]): OwedAdvance[] => amounts.map((owed, index) => ({ id: index + 1, number: `PAY-${index + 1}`, owed }));
/** @param contributions of the employee with tax; the net pay is what they leave. */
const take = (gross: number, contributions: number, owed: readonly OwedAdvance[], lines: readonly DeductionLine[] = [], leaving = false) => {
  const own = lines.filter(({ source }) => source === null);
  const deducted = own.reduce((sum, { amount }) => sum + amount, 0);
  const net = gross - contributions - deducted;
  const month = { gross: fromRinggit(gross), deducted: fromRinggit(deducted), contributions: fromRinggit(contributions), lines: own, leaving };
  const room = roomForAdvances({ ...month, net: fromRinggit(net) });
  return withAdvances(lines, owed, room, 7).flatMap(({ source, amount }) => (source ? [amount] : []));
};
const before = (amount: number, proposed: number): DeductionLine => aDeduction(amount, { type: 'Advance', source: { advance: 1, proposed } });

describe('salary advances', () => {
  const cases: [string, number, number, OwedAdvance[], DeductionLine[], boolean, number[]][] = [
    ['all of it', 3000, 360, owe(500), [], false, [500]],
    ['to the sen', 3000, 360, owe(123.45), [], false, [123.45]],
    ['exactly half of the wages with contributions and tax', 3000, 360, owe(1140), [], false, [1140]],
    ['a sen more than half stays owed', 3000, 360, owe(1140.01), [], false, [1140]],
    ['half of an odd sen is cut', 3000.01, 0, owe(2000), [], false, [1500]],
    ['nothing where contributions and tax are half', 3000, 1500, owe(900), [], false, []],
    ['nothing where they are more', 3000, 1600, owe(900), [], false, []],
    ['nothing where nothing is left', 3000, 3000, owe(900), [], false, []],
    ['nothing from a net pay below zero', 3000, 3050, owe(900), [], false, []],
    ['beside a loan: both within the half', 3000, 100, owe(900), [aDeduction(1000, { type: 'Loan' })], false, [400]],
    ['unpaid leave is no wages', 3000, 200, owe(1500), [aDeduction(1000, { type: 'Unpaid Leave', contribution_total_type: 'salary' })], false, [800]],
    ['the oldest first', 3000, 360, owe(1000, 900), [], false, [1000, 140]],
    ['at the end of the service up to the net pay', 3000, 360, owe(2500), [], true, [2500]],
    ['at the end of the service, what the net pay does not carry stays owed', 3000, 360, owe(3000), [], true, [2640]],
  ];
  it.each(cases)('%s', (_name, gross, contributions, owed, lines, leaving, expected) => {
    expect(take(gross, contributions, owed, lines, leaving)).toEqual(expected);
  });

  it.each([
    [3000, 360, []],
    [3000.01, 360.02, []],
    [4500, 720.15, [aDeduction(800, { type: 'Loan' })]],
    [2999.99, 0, [aDeduction(1000, { type: 'Unpaid Leave', contribution_total_type: 'salary' })]],
  ] as const)('as much as is taken of RM %d is within the half, a sen more is not', (gross, contributions, own) => {
    const evaluate = (advance: number) => {
      const lines = [...own, aDeduction(advance, { type: 'Advance' })];
      const deducted = fromRinggit(lines.reduce((sum, { amount }) => sum + amount, 0));
      return evaluateSection24({ gross: fromRinggit(gross), deducted, contributions: fromRinggit(contributions), lines, leaving: false });
    };
    const [most = 0] = take(gross, contributions, owe(5000), own);
    expect([evaluate(most), evaluate(most + 0.01)]).toEqual(['within', 'aboveHalf']);
  });

  it('keeps what a person typed, up to what is owed', () => {
    expect(take(3000, 360, owe(800), [before(300, 800)])).toEqual([300]);
    expect(take(3000, 360, owe(200), [before(300, 800)])).toEqual([200]);
    expect(take(3000, 360, owe(700), [before(800, 800)])).toEqual([700]);
  });

  it('is in no base of contributions and tax', () => {
    const month = aForm(4500);
    const taken = computePayroll({ ...month, deductions: [before(2000, 2000)] }, LAW);
    const { totals, shared, tax } = computePayroll(month, LAW);
    expect([taken.shared, taken.tax]).toEqual([shared, tax]);
    expect(toRinggit(totals.total_net_pay) - toRinggit(taken.totals.total_net_pay)).toBeCloseTo(2000, 2);
  });
});
