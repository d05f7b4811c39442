/** Unpaid leave, absence and lateness of a monthly salary. */
import { daysInMonth, endOfMonth, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Params } from '#platform/contract/messages.ts';
import { fromRinggit, minSen, ratio, roundToSen, sen, type Sen } from '#platform/contract/money.ts';
import { ATTENDANCE_LINES } from './attendance-pay.messages.ts';
import type { LateLeave, WorkedTime } from '../payroll-doors.ts';
import { ORDINARY_DIVISOR } from './ordinary-rate.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { PayrollRules } from './payroll-rules.ts';
import type { ServedDays } from './prorate-salary.ts';

type MissedRules = Pick<PayrollRules, 'rule_set' | 'divisor' | 'hours_per_day' | 'deduct_absent' | 'deduct_late' | 'late_grace_minutes'>;

export interface MissedTime {
  /** Of the month, and what of it is paid. */
  readonly basic: Sen;
  readonly salary: Sen;
  readonly time: WorkedTime;
  /** Days that the rate of the month divides by. */
  readonly divisor: number;
  readonly span: Pick<ServedDays, 'period' | 'served'>;
  readonly rules: MissedRules;
  readonly late: readonly LateLeave[];
}

const TYPES = { unpaid_leave: 'Unpaid Leave', unpaid_leave_late: 'Unpaid Leave', absent: 'Absent', late: 'Late' };
const hundredths = (value: number) => Math.round(value * 100);

function deductionOf(line: keyof typeof TYPES, amount: Sen, en: Params, ms: Params = en, source: DeductionLine['source'] = null): DeductionLine[] {
  if (amount <= 0) return [];
  const [name, name_ms] = [say(ATTENDANCE_LINES[line], 'en', en), say(ATTENDANCE_LINES[line], 'ms', ms)];
  const own = { payroll_item_id: null, name, name_ms, system: line, reason: null };
  return [{ ...own, type: TYPES[line], amount: amount / 100, contribution_total_type: 'salary', source }];
}

/** A day without pay takes its part of the calendar days, as for joiners and leavers (s.18A), but where the company divides by working days. */
export const countsCalendarDays = ({ rule_set, divisor }: Pick<PayrollRules, 'rule_set' | 'divisor'>): boolean =>
  rule_set === 'law' && divisor !== 'Working Days';

/** Days of unpaid leave that the rate counts: with the rest days that go without pay where it counts calendar days. */
export const daysWithoutPay = ({ days, rest_days }: Pick<LateLeave, 'days' | 'rest_days'>, rules: Pick<PayrollRules, 'rule_set' | 'divisor'>): number =>
  countsCalendarDays(rules) ? days + rest_days : days;

const firstOf = (month: string) => `${month}-01` as CalendarDate;

/** Days of which a late day takes its part: those of its own month. */
export function daysOfLateMonth(month: string, rules: Pick<PayrollRules, 'rule_set' | 'divisor'>): number {
  const first = firstOf(month);
  if (rules.divisor === 'Working Days') return weekdaysBetween(startOfMonth(first), endOfMonth(first));
  return rules.rule_set === 'law' || rules.divisor === 'Calendar Days' ? daysInMonth(first) : ORDINARY_DIVISOR;
}

/** Together never more than the salary; what comes late is taken last of the leave. */
export function deductMissedTime({ basic, salary, time, divisor, span, rules, late }: MissedTime): DeductionLine[] {
  let left = salary;
  const take = (amount: Sen): Sen => {
    const taken = minSen(amount, left);
    left = sen(left - taken);
    return taken;
  };
  const of = countsCalendarDays(rules) ? span.period : divisor;
  const part = (whole: Sen, count: number, days: number) => take(roundToSen(whole, ratio(hundredths(count), hundredths(days))));
  const minutes = rules.deduct_late ? Math.max(0, time.late_minutes - rules.late_grace_minutes) : 0;
  const none = countsCalendarDays(rules) && time.unpaid_leave_days >= span.served;
  return [
    ...deductionOf('unpaid_leave', none ? take(salary) : part(basic, time.unpaid_leave_days, of), { days: time.unpaid_leave_days }),
    ...late.flatMap((leave) => {
      const days = daysWithoutPay(leave, rules);
      const amount = part(fromRinggit(leave.basic), days, daysOfLateMonth(leave.month, rules));
      const [en, ms] = [formatMonth(firstOf(leave.month)), formatMonth(firstOf(leave.month), 'ms')];
      return deductionOf('unpaid_leave_late', amount, { month: en, days }, { month: ms, days }, { month: Number(leave.month.replace('-', '')) });
    }),
    ...(rules.deduct_absent ? deductionOf('absent', part(basic, time.absent_days, of), { days: time.absent_days }) : []),
    ...deductionOf('late', take(roundToSen(basic, ratio(minutes * 10_000, hundredths(divisor) * hundredths(rules.hours_per_day) * 60))), { minutes }),
  ];
}
