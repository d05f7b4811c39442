/** Unpaid leave, absence and lateness of a monthly salary: each day at what was earned on it (Employment Act 1955, s.18A). */
import { daysInMonth, endOfMonth, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Params } from '#platform/contract/messages.ts';
import { fromRinggit, minSen, ratio, roundSumToSen, sen, type Sen, type Share } from '#platform/contract/money.ts';
import { ATTENDANCE_LINES } from './attendance-pay.messages.ts';
import { countedDays, countedLate, countedUnpaid, countsCalendarDays, daysWithoutPay, hundredths, type TimeWorked } from './dated-time.ts';
import type { LateLeave } from '../payroll-inputs.ts';
import { ORDINARY_DIVISOR } from './ordinary-rate.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import type { ServedDays } from './prorate-salary.ts';
import { missedShares, type RateSpan } from './rate-spans.ts';

type MissedRules = Pick<PayrollRules, 'rule_set' | 'divisor' | 'hours_per_day' | 'deduct_absent' | 'deduct_late' | 'late_grace_minutes'>;

export interface MissedTime {
  /** Of the period by its days, and what of it is paid. */
  readonly spans: readonly RateSpan[];
  readonly salary: Sen;
  readonly time: TimeWorked;
  /** Days that the rate of the month divides by. */
  readonly divisor: number;
  readonly span: Pick<ServedDays, 'period' | 'served'>;
  readonly rules: MissedRules;
  readonly late: readonly LateLeave[];
}

const TYPES = { unpaid_leave: 'Unpaid Leave', unpaid_leave_late: 'Unpaid Leave', absent: 'Absent', late: 'Late' };

function deductionOf(line: keyof typeof TYPES, amount: Sen, en: Params, ms: Params = en, source: DeductionLine['source'] = null): DeductionLine[] {
  if (amount <= 0) return [];
  const [name, name_ms] = [say(ATTENDANCE_LINES[line], 'en', en), say(ATTENDANCE_LINES[line], 'ms', ms)];
  const own = { payroll_item_id: null, name, name_ms, system: line, reason: null };
  return [{ ...own, type: TYPES[line], amount: amount / 100, contribution_total_type: 'salary', source }];
}

const firstOf = (month: string) => `${month}-01` as CalendarDate;

/** Days of which a late day takes its part: those of its own month. */
export function daysOfLateMonth(month: string, rules: Pick<PayrollRules, 'rule_set' | 'divisor'>): number {
  const first = firstOf(month);
  if (rules.divisor === 'Working Days') return weekdaysBetween(startOfMonth(first), endOfMonth(first));
  return rules.rule_set === 'law' || rules.divisor === 'Calendar Days' ? daysInMonth(first) : ORDINARY_DIVISOR;
}

/** Days of an earlier month at each basic of it, in hundredths; of payrolls from before they were handed over, all at the average. */
export function lateDaysAt(leave: LateLeave, rules: Pick<PayrollRules, 'rule_set' | 'divisor'>): { readonly basic: number; readonly count: number }[] {
  const { dates, basics, basic } = leave;
  if (!dates || !basics || basics.length < 2) return [{ basic, count: hundredths(daysWithoutPay(leave, rules)) }];
  const on = (date: string) => (basics.findLast(({ from }) => from <= date) ?? basics[0])!.basic;
  const byBasic = Map.groupBy(dates, ({ date }) => on(date));
  return [...byBasic].map(([at, days]) => ({ basic: at, count: days.reduce((sum, day) => sum + hundredths(daysWithoutPay(day, rules)), 0) }));
}

/** Together never more than the salary; what comes late is taken last of the leave. */
export function deductMissedTime({ spans, salary, time, divisor, span, rules, late }: MissedTime): DeductionLine[] {
  let left = salary;
  const take = (amount: Sen): Sen => {
    const taken = minSen(amount, left);
    left = sen(left - taken);
    return taken;
  };
  const of = hundredths(countsCalendarDays(rules) ? span.period : divisor);
  const part = (shares: readonly Share[]) => take(roundSumToSen(shares));
  const none = countsCalendarDays(rules) && time.unpaid_leave_days >= span.served;
  const lateness = rules.deduct_late ? countedLate(time, rules.late_grace_minutes) : { dated: [], undated: 0 };
  const minutes = lateness.dated.reduce((sum, { count }) => sum + count, lateness.undated);
  const minutesOfBasic = hundredths(divisor) * hundredths(rules.hours_per_day) * 60;
  return [
    ...deductionOf('unpaid_leave', none ? take(salary) : part(missedShares(countedUnpaid(time, rules), spans, of)), { days: time.unpaid_leave_days }),
    ...late.flatMap((leave) => {
      const days = daysWithoutPay(leave, rules);
      const ofMonth = daysOfLateMonth(leave.month, rules) * 100;
      const amount = part(lateDaysAt(leave, rules).map(({ basic, count }) => ({ amount: fromRinggit(basic), rate: ratio(count, ofMonth) })));
      const [en, ms] = [formatMonth(firstOf(leave.month)), formatMonth(firstOf(leave.month), 'ms')];
      return deductionOf('unpaid_leave_late', amount, { month: en, days }, { month: ms, days }, { month: Number(leave.month.replace('-', '')) });
    }),
    ...(rules.deduct_absent ? deductionOf('absent', part(missedShares(countedDays(time, 'absent_days'), spans, of)), { days: time.absent_days }) : []),
    ...deductionOf('late', part(missedShares(lateness, spans, minutesOfBasic, 10_000)), { minutes }),
  ];
}
