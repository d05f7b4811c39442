/** Benefits in kind and accommodation enter the MTD month by month. */
import { sen, type Sen } from '#platform/contract/money.ts';
import { remainingMonths } from './deduct-mtd.ts';

/** Yearly value over the months left including this one; the sen are dropped (25,000 ÷ 9 → 2,777). */
export function spreadBenefit(yearly: Sen, month: number): Sen {
  return sen(Math.floor(yearly / (remainingMonths(month) + 1) / 100) * 100);
}
