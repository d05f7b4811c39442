/** A fixed allowance for the days of the period that count: joiners, leavers, changes and unpaid days (Employment Act 1955, s.18A). */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, fromRinggit, ratio, roundToSen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { WorkedTime } from './payroll-doors.ts';
import type { AgreedAmount, EarningLine } from './payroll-form.schema.ts';
import type { PayrollRules } from './payroll-rules.ts';
import type { ServedDays } from './prorate-salary.ts';

export type UnpaidTime = Pick<WorkedTime, 'unpaid_leave_days' | 'absent_days'>;

/** Days without pay: leave, and absence where the company deducts it. */
export const unpaidDays = (time: UnpaidTime, { deduct_absent }: Pick<PayrollRules, 'deduct_absent'>): number =>
  time.unpaid_leave_days + (deduct_absent ? time.absent_days : 0);

/** Days of an agreed amount inside the employment. */
export function agreedDays({ from, to }: AgreedAmount, span: ServedDays): number {
  const first = from > span.from ? from : span.from;
  const last = to < span.to ? to : span.to;
  return Math.max(0, daysInclusive(first as CalendarDate, last as CalendarDate));
}

/** monthly × days ÷ days of the period, less the share of unpaid days; rounded once. */
export function prorateAllowance(agreed: AgreedAmount, span: ServedDays, unpaid: number): Sen {
  const monthly = fromRinggit(agreed.monthly);
  const days = agreedDays(agreed, span);
  const paid = Math.max(0, span.served * 100 - Math.round(unpaid * 100));
  if (days === 0 || span.served === 0) return ZERO;
  return roundToSen(monthly, ratio(days * paid, span.served * 100 * span.period));
}

/** Lines whose amount follows from what was agreed; the others stay as entered. A line of no days falls away. */
export function prorateAllowances(earnings: readonly EarningLine[], span: ServedDays, unpaid: number): EarningLine[] {
  return earnings.map((line) => (line.agreed ? { ...line, amount: toRinggit(prorateAllowance(line.agreed, span, unpaid)) } : line));
}
