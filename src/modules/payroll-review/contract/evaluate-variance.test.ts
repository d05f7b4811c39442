/** Each rule of the table fires where it should and is silent one step before. */
import { describe, expect, it } from 'vitest';
import { aDeduction, anEarning } from '#modules/payroll/contract/calculation/compute-payroll.factory.ts';
import { evaluateVariance, varianceMark } from './evaluate-variance.ts';
import { someFacts } from './review-facts.factory.ts';
import type { ReviewFacts } from './review-facts.ts';

const LIMITS = { variance_percent: 20, variance_amount: 500 };
const codes = (current: ReviewFacts, previous: ReviewFacts | null, limits = LIMITS, firstMonth = false) =>
  evaluateVariance({ current, previous, firstMonth, limits }).map(({ code }) => code);
const tax = (employee: number) => ({ contributions: { ...someFacts(0).contributions, tax: { employee } } });

describe('a payroll like the one before', () => {
  it('is nothing unusual', () => expect(codes(someFacts(2570), someFacts(2570))).toEqual([]));
  it('needs none before it, where the person joined long ago', () => expect(codes(someFacts(2570), null)).toEqual([]));
});

it('finds no joiner in the first month of a company, and everything else', () => {
  expect(codes(someFacts(1000, { joined: '2026-11-16' }), null, LIMITS, true)).toEqual([]);
  expect(codes(someFacts(0, { joined: '2026-11-16', left: '2026-11-20' }), null, LIMITS, true)).toEqual(['leaver', 'netNotPositive']);
});

describe('a rule fires', () => {
  it.each<[string, ReviewFacts, ReviewFacts | null, string[]]>([
    ['joined in the period', someFacts(1000, { joined: '2026-11-16' }), null, ['newJoiner']],
    ['joined late in the month before', someFacts(2570, { joined: '2026-10-28' }), null, ['newJoiner']],
    ['joined, and was paid before', someFacts(2570, { joined: '2026-10-28' }), someFacts(2570), []],
    ['joined on the first day of the period', someFacts(2570, { joined: '2026-11-01' }), null, []],
    ['joined on its second day', someFacts(2570, { joined: '2026-11-02' }), null, ['newJoiner']],
    ['joined two months ago', someFacts(2570, { joined: '2026-09-20' }), null, []],
    ['left in the period', someFacts(2570, { left: '2026-11-30' }), someFacts(2570), ['leaver']],
    ['leaves later', someFacts(2570, { left: '2026-12-01' }), someFacts(2570), []],
    ['net 20 % more', someFacts(1200), someFacts(1000), []],
    ['net more than 20 % more', someFacts(1200.01), someFacts(1000), ['netChanged']],
    ['net more than 20 % less', someFacts(799.99), someFacts(1000), ['netChanged']],
    ['net RM 500 more', someFacts(5500), someFacts(5000), []],
    ['net more than RM 500 more', someFacts(5500.01), someFacts(5000), ['netChanged']],
    ['net after a net of nothing', someFacts(100), someFacts(0), ['netChanged']],
    ['another basic', someFacts(2570, { basic: 3050 }), someFacts(2570), ['salaryChanged']],
    ['paid by the day now', someFacts(2570, { pay_type: 'Daily' }), someFacts(2570), ['salaryChanged']],
    ['net of nothing', someFacts(0), null, ['netNotPositive']],
    ['one sen', someFacts(0.01), null, []],
    ['tax 20 % more', someFacts(2570, tax(480)), someFacts(2570, tax(400)), []],
    ['tax more than 20 % and RM 50 more', someFacts(2570, tax(480.05)), someFacts(2570, tax(400)), ['taxJumped']],
    ['tax more than 20 %, RM 50', someFacts(2570, tax(150)), someFacts(2570, tax(100)), []],
    ['tax gone', someFacts(2570, tax(0)), someFacts(2570, tax(100)), ['taxJumped']],
    ['tax by hand', someFacts(2570, { ...tax(300), tax_manual: true }), someFacts(2570, { ...tax(100), tax_manual: true }), []],
    ['deductions of half with 430 of contributions', someFacts(1000, {}, 3000, 1070), null, []],
    ['deductions above half', someFacts(1000, {}, 3000, 1070.01), null, ['halfOfWages']],
    ['an allowance missing', someFacts(2570), someFacts(2570, { earnings: [anEarning(300)] }), ['lineMissing']],
    ['a deduction missing', someFacts(2570), someFacts(2570, { deductions: [aDeduction(100, { type: 'Loan' })] }), ['lineMissing']],
    ['an allowance with another amount', someFacts(2570, { earnings: [anEarning(250)] }), someFacts(2570, { earnings: [anEarning(300)] }), []],
    ['last month’s bonus missing', someFacts(2570), someFacts(2570, { earnings: [anEarning(900, { type: 'Bonus', mtd_key: 'bonus' })] }), []],
    ['last month’s overtime missing', someFacts(2570), someFacts(2570, { earnings: [anEarning(90, { system: 'overtime' })] }), []],
    ['last month’s correction missing', someFacts(2570), someFacts(2570, { earnings: [anEarning(90, { corrects: '2026-08' })] }), []],
    ['another account', someFacts(2570, { account: 'Bank Transfer:1:9999' }), someFacts(2570), ['accountChanged']],
    ['several at once', someFacts(1000, { basic: 1500 }), someFacts(2570), ['netChanged', 'salaryChanged']],
  ])('%s', (_what, current, previous, expected) => expect(codes(current, previous)).toEqual(expected));
});

it('follows the limits of the company', () => {
  expect(codes(someFacts(1100), someFacts(1000), { variance_percent: 5, variance_amount: 500 })).toEqual(['netChanged']);
  expect(codes(someFacts(1100), someFacts(1000), { variance_percent: 50, variance_amount: 99.99 })).toEqual(['netChanged']);
  expect(codes(someFacts(1100), someFacts(1000), { variance_percent: 50, variance_amount: 100 })).toEqual([]);
});

it('says by how much', () => {
  expect(evaluateVariance({ current: someFacts(700), previous: someFacts(1000), firstMonth: false, limits: LIMITS })).toEqual([
    { code: 'netChanged', params: { amount: '−300.00', percent: -30 } },
  ]);
});

describe('the mark of a payroll', () => {
  const mark = (facts: ReviewFacts) => varianceMark(facts, evaluateVariance({ current: facts, previous: null, firstMonth: false, limits: LIMITS }));
  it('stays with the same figures, and moves with a line, a share, the account', () => {
    expect(mark(someFacts(2570))).toBe(mark(someFacts(2570)));
    const others = [
      someFacts(2570.01),
      someFacts(2570, { earnings: [anEarning(1)] }),
      someFacts(2570, tax(101)),
      someFacts(2570, { account: 'Cash::' }),
      someFacts(2570, { left: '2026-11-30' }),
    ];
    for (const other of others) expect(mark(other)).not.toBe(mark(someFacts(2570)));
  });
});
