/** A fixed allowance for the days of the period that count: joiners, leavers, changes and unpaid days (Employment Act 1955, s.18A). */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, fromRinggit, ratio, roundToSen, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { daysOfLateMonth, daysWithoutPay } from './deduct-missed-time.ts';
import type { LateLeave, WorkedTime } from '../payroll-doors.ts';
import type { EarningLine } from '../payroll-line.schema.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { PayrollRules } from './payroll-rules.ts';
import type { ServedDays } from './prorate-salary.ts';

export type UnpaidTime = Pick<WorkedTime, 'unpaid_leave_days' | 'absent_days'>;

/** Days without pay: leave, and absence where the company deducts it. */
export const unpaidDays = (time: UnpaidTime, { deduct_absent }: Pick<PayrollRules, 'deduct_absent'>): number =>
  time.unpaid_leave_days + (deduct_absent ? time.absent_days : 0);

/** What of a period is not paid, as its allowances count it. */
export interface Unpaid {
  readonly days: number;
  readonly late: readonly LateLeave[];
  readonly rules: Pick<PayrollRules, 'rule_set' | 'divisor'>;
}
type AgreedLine = Required<Pick<EarningLine, 'payroll_item_id'>> & { readonly agreed: NonNullable<EarningLine['agreed']> };

/** Days of an agreed amount inside the employment. */
export function agreedDays({ from, to }: AgreedLine['agreed'], span: ServedDays): number {
  const first = from > span.from ? from : span.from;
  const last = to < span.to ? to : span.to;
  return Math.max(0, daysInclusive(first as CalendarDate, last as CalendarDate));
}

/** Days of the service that unpaid days take their part of: working days where the company divides by them. */
const servedAs = (span: ServedDays, { divisor }: Unpaid['rules']): number =>
  (divisor === 'Working Days' ? weekdaysBetween(span.from, span.to) : 0) || span.served;

/** What late leave takes off an allowance: its part of what the month of the leave was paid. */
function lateParts({ payroll_item_id }: AgreedLine, { late, rules }: Unpaid): number {
  return late.reduce((sum, leave) => {
    const monthly = leave.allowances.find((one) => one.payroll_item_id === payroll_item_id)?.monthly ?? 0;
    const days = daysWithoutPay(leave, rules);
    return sum + roundToSen(fromRinggit(monthly), ratio(Math.round(days * 100), daysOfLateMonth(leave.month, rules) * 100));
  }, 0);
}

/** monthly × days ÷ days of the period, less the share of unpaid days, rounded once; less what leave of earlier months takes. */
export function prorateAllowance(line: AgreedLine, span: ServedDays, unpaid: Unpaid): Sen {
  const monthly = fromRinggit(line.agreed.monthly);
  const days = agreedDays(line.agreed, span);
  const served = servedAs(span, unpaid.rules);
  const paid = Math.max(0, served * 100 - Math.round(unpaid.days * 100));
  if (days === 0 || span.served === 0) return ZERO;
  return sen(Math.max(0, roundToSen(monthly, ratio(days * paid, served * 100 * span.period)) - lateParts(line, unpaid)));
}

/** Lines whose amount follows from what was agreed; the others stay as entered. A line of no days falls away. */
export function prorateAllowances(earnings: readonly EarningLine[], span: ServedDays, unpaid: Unpaid): EarningLine[] {
  return earnings.map((line) => (line.agreed ? { ...line, amount: toRinggit(prorateAllowance({ ...line, agreed: line.agreed }, span, unpaid)) } : line));
}
