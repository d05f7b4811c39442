/** What a person should look at before confirming; nothing here refuses. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { inForce } from '#modules/statutory/contract/choose-in-force.ts';
import { PREMIUM_PAY } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import { isBelowMinimumWage, wageToCompare } from '../rules/minimum-wage.params.ts';
import { hoursOff, isAboveCeiling } from '../attendance-pay/pay-premium-lines.ts';
import type { Calculation } from '../calculation.schema.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';
import type { PayrollWarning } from '../payroll.messages.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import { evaluateSection24 } from './section-24.ts';

export interface WarnedPayroll {
  readonly calculation: Calculation;
  readonly start_date: string;
  readonly end_date: string;
  readonly gross: Sen;
  /** Their sum, and each of them. */
  readonly deductions: Sen;
  readonly lines: readonly Pick<DeductionLine, 'type' | 'amount' | 'contribution_total_type'>[];
  /** Of the employee, with tax and zakat. */
  readonly contributions: Sen;
  readonly net: Sen;
}

/** Working days of a week where somebody entered the scheduled days; null: nobody did. */
function daysAWeek({ scheduled_days, period_days }: Calculation, start: string, end: string): number | null {
  if (scheduled_days === weekdaysBetween(start as CalendarDate, end as CalendarDate)) return null;
  return Math.round((scheduled_days * 7) / period_days);
}

/** The agreed pay beside the minimum wage of a month, a day or an hour: whatever the person is paid by. */
function belowMinimum(c: Calculation, start: string, end: string): boolean {
  const on = end as CalendarDate;
  // Fix Amount pays hours in any case, at the ordinary rate where none was agreed.
  const hourly_rate = c.given_hourly_rate ?? (c.type === 'Fix Amount' ? c.hourly_rate : null);
  const { amount, by } = wageToCompare({ ...c, calculation_type: c.type, hourly_rate });
  return isBelowMinimumWage(amount, by, on, daysAWeek(c, start, end));
}

function timeWarnings(c: Calculation, end: string): PayrollWarning[] {
  const warnings: PayrollWarning[] = [];
  const law = c.rules.rule_set === 'law';
  const limit = inForce(PREMIUM_PAY, end.slice(0, 7))?.value.overtimeHours;
  if (limit !== undefined && c.overtime_hours > limit) warnings.push('overtimeLimit');
  const premium = c.overtime_hours + hoursOff(c, 'rest_day') + hoursOff(c, 'public_holiday');
  if (premium > 0 && isAboveCeiling(c, c.rules)) warnings.push('noPremium');
  else if (law && c.rest_day_hours + c.holiday_hours > 0) warnings.push('hoursWithoutDays');
  return warnings;
}

/** What attendance has not settled of the period. */
function attendanceWarnings(wording: Calculation['attendance']): PayrollWarning[] {
  if (!wording) return [];
  const { overtime_hours, corrections, unclosed_days, unjudged_days, leave_days_worked } = wording.unsettled;
  const waits = { overtimeWaits: overtime_hours, correctionsWait: corrections, checkOutMissing: unclosed_days, daysNotKnown: unjudged_days };
  return (Object.entries({ ...waits, workedOnLeave: leave_days_worked }) as [PayrollWarning, number][]).flatMap(([code, n]) => (n > 0 ? [code] : []));
}

/** Advances of a month above the wages of the month before; without a payroll, above the salary. */
export function advanceWarnings({ advance, basic }: Pick<Calculation, 'advance' | 'basic'>, net: Sen): PayrollWarning[] {
  if (!advance) return [];
  const wages = fromRinggit(advance.wages_before ?? basic);
  return net + fromRinggit(advance.before) > wages ? ['advanceLimit'] : [];
}

/** Codes in the order of `PAYROLL_WARNINGS`. */
export function payrollWarnings({ calculation: c, start_date, end_date, gross, deductions, lines, contributions, net }: WarnedPayroll): PayrollWarning[] {
  const warnings: PayrollWarning[] = [];
  if (belowMinimum(c, start_date, end_date)) warnings.push('minimumWage');
  warnings.push(...timeWarnings(c, end_date));
  warnings.push(...attendanceWarnings(c.attendance));
  const left = c.employment?.left ?? null;
  const half = evaluateSection24({ gross, deducted: deductions, lines, contributions, leaving: left !== null && left <= end_date });
  if (half === 'aboveHalf') warnings.push('halfOfWages');
  if (half === 'housingLoan') warnings.push('housingLoan');
  if (c.termination && (c.termination.wages ?? c.known_wages?.amount ?? 0) === 0) warnings.push('terminationWages');
  if (net < 0) warnings.push('negativeNet');
  return warnings;
}
