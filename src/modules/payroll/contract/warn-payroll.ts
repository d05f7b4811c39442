/** What a person should look at before confirming; nothing here refuses. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { isBelowMinimumWage } from './minimum-wage.params.ts';
import type { PayrollWarning } from './payroll.messages.ts';
import type { PayType } from './salary.schema.ts';

export interface WarnedPayroll {
  readonly basic: number;
  readonly pay_type: PayType;
  readonly end_date: string;
  readonly gross: Sen;
  readonly deductions: Sen;
  readonly net: Sen;
}

/** s.24 of the Employment Act 1955: deductions other than statutory ones take at most half of the wages. */
export const exceedsHalf = (gross: Sen, deductions: Sen) => deductions * 2 > gross;

/** Codes in the order of `PAYROLL_WARNINGS`; the 50 % of s.24 counts deductions other than statutory ones. */
export function payrollWarnings(payroll: WarnedPayroll): PayrollWarning[] {
  const warnings: PayrollWarning[] = [];
  if (isBelowMinimumWage(fromRinggit(payroll.basic), payroll.pay_type, payroll.end_date as CalendarDate)) warnings.push('minimumWage');
  if (exceedsHalf(payroll.gross, payroll.deductions)) warnings.push('halfOfWages');
  if (payroll.net < 0) warnings.push('negativeNet');
  return warnings;
}
