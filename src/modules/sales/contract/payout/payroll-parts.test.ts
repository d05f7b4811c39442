import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sen, ZERO } from '#platform/contract/money.ts';
import { payrollParts, type PayoutAmounts, type PayrollPart } from './payroll-parts.ts';

const NONE: PayoutAmounts = {
  base_amount: ZERO,
  rest_day_amount: ZERO,
  holiday_amount: ZERO,
  overtime_amount: ZERO,
  commission_amount: ZERO,
  target_amount: ZERO,
  allowance_amount: ZERO,
  incentive_amount: ZERO,
  deduction_amount: ZERO,
  late_amount: ZERO,
  difference_amount: ZERO,
};
const of = (more: Partial<Record<keyof PayoutAmounts, number>>): PayoutAmounts => ({ ...NONE, ...(more as Partial<PayoutAmounts>) });

it.each<[string, PayoutAmounts, [PayrollPart, number][]]>([
  [
    'each in its own part',
    of({ base_amount: 9000, overtime_amount: 1500, commission_amount: 64, incentive_amount: 2000 }),
    [
      ['base', 9000],
      ['overtime', 1500],
      ['commission', 64],
      ['incentive', 2000],
    ],
  ],
  [
    'late starts, deductions and differences belong to the base pay',
    of({ base_amount: 9000, late_amount: 500, deduction_amount: 300, difference_amount: 4500 }),
    [['base', 12_700]],
  ],
  [
    'what the base pay lacks is taken from the next',
    of({ base_amount: 1000, overtime_amount: 300, commission_amount: 900, difference_amount: -1500 }),
    [['commission', 700]],
  ],
  [
    'what a target pays is an incentive, allowances are a part of their own',
    of({ base_amount: 9000, incentive_amount: 2000, target_amount: 20_000, allowance_amount: 1200 }),
    [
      ['base', 9000],
      ['incentive', 22_000],
      ['allowance', 1200],
    ],
  ],
  ['returned sales are taken from the base pay', of({ base_amount: 1000, commission_amount: -200 }), [['base', 800]]],
  [
    'work on rest days and holidays stands by itself, as payroll has it',
    of({ base_amount: 9000, rest_day_amount: 18_000, holiday_amount: 27_000, late_amount: 500 }),
    [
      ['base', 8500],
      ['rest_day', 18_000],
      ['public_holiday', 27_000],
    ],
  ],
  ['nothing is left', of({ base_amount: 1000, deduction_amount: 1000 }), []],
  ['less than nothing is left', of({ base_amount: 1000, incentive_amount: 100, deduction_amount: 2000 }), []],
])('%s', (_name, payout, parts) => expect(payrollParts(payout).map(({ part, amount }) => [part, amount])).toEqual(parts));

it('adds up to the total of the payout', () => {
  const some = fc.integer({ min: 0, max: 100_000 });
  const any = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(
      fc.tuple(some, some, some, some, some, some),
      any,
      some,
      some,
      some,
      any,
      ([base, rest, holiday, overtime, target, allowance], commission, incentive, deduction, late, difference) => {
        const total = base + rest + holiday + overtime + target + allowance + commission + incentive - deduction - late + difference;
        const parts = payrollParts({
          base_amount: sen(base),
          rest_day_amount: sen(rest),
          holiday_amount: sen(holiday),
          overtime_amount: sen(overtime),
          commission_amount: sen(commission),
          target_amount: sen(target),
          allowance_amount: sen(allowance),
          incentive_amount: sen(incentive),
          deduction_amount: sen(deduction),
          late_amount: sen(late),
          difference_amount: sen(difference),
        });
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.max(0, total));
        expect(parts.every(({ amount }) => amount > 0)).toBe(true);
      },
    ),
  );
});
