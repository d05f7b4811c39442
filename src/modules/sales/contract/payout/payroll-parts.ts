/** The parts of a payout that payroll counts in its own ways: EPF counts no overtime, tax counts a commission by its months. Pure. */
import { add, sen, subtract, type Sen } from '#platform/contract/money.ts';
import type { EarningType } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';

export const PAYROLL_PARTS = ['base', 'rest_day', 'public_holiday', 'overtime', 'commission', 'incentive', 'allowance'] as const;
export type PayrollPart = (typeof PAYROLL_PARTS)[number];

/** What each is among the earnings of a payroll. */
export const PART_TYPES: Readonly<Record<PayrollPart, EarningType>> = {
  base: 'Basic',
  rest_day: 'Rest Day',
  public_holiday: 'Public Holiday',
  overtime: 'Overtime',
  commission: 'Commission',
  incentive: 'Variable Allowance',
  // Its kinds differ in law: what is no travelling allowance is counted with the rest, so that no contribution is too low.
  allowance: 'Variable Allowance',
};

export type PayoutAmounts = Readonly<
  Record<
    | 'base_amount'
    | 'rest_day_amount'
    | 'holiday_amount'
    | 'overtime_amount'
    | 'commission_amount'
    | 'target_amount'
    | 'allowance_amount'
    | 'incentive_amount'
    | 'deduction_amount'
    | 'late_amount'
    | 'difference_amount',
    Sen
  >
>;

/**
 * What is taken off, and the differences of earlier payouts, belong to the base pay; what that lacks is taken from the next part.
 * @returns parts above 0, which add up to the total of the payout; none where that is not above 0
 */
export function payrollParts(payout: PayoutAmounts): { readonly part: PayrollPart; readonly amount: Sen }[] {
  const amounts: Record<PayrollPart, Sen> = {
    base: subtract(add(payout.base_amount, payout.difference_amount), payout.late_amount, payout.deduction_amount),
    rest_day: payout.rest_day_amount,
    public_holiday: payout.holiday_amount,
    overtime: payout.overtime_amount,
    commission: payout.commission_amount,
    incentive: add(payout.incentive_amount, payout.target_amount),
    allowance: payout.allowance_amount,
  };
  let lacking: number = PAYROLL_PARTS.reduce((sum, part) => sum + Math.min(0, amounts[part]), 0);
  const parts = PAYROLL_PARTS.flatMap((part) => {
    const there = Math.max(0, amounts[part]);
    const amount = Math.max(0, there + lacking);
    lacking = Math.min(0, there + lacking);
    return amount > 0 ? [{ part, amount: sen(amount) }] : [];
  });
  return lacking < 0 ? [] : parts;
}
