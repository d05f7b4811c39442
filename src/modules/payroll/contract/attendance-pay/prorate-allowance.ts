/** A fixed allowance for the days of the period that count: joiners, leavers, changes and unpaid days (Employment Act 1955, s.18A). */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, fromRinggit, minSen, ratio, roundSumToSen, roundToSen, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { daysWithoutPay, hundredths, type Counted } from './dated-time.ts';
import { daysOfLateMonth } from './deduct-missed-time.ts';
import type { LateLeave } from '../payroll-inputs.ts';
import type { EarningLine } from '../payroll-line.schema.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import type { ServedDays } from './prorate-salary.ts';

/** What of a period is not paid, as its allowances count it. */
export interface Unpaid {
  /** Days of leave, and of absence where the company deducts it. */
  readonly missed: Counted;
  readonly late: readonly LateLeave[];
  readonly rules: Pick<PayrollRules, 'rule_set' | 'divisor'>;
}
type AgreedLine = Required<Pick<EarningLine, 'payroll_item_id'>> & { readonly agreed: NonNullable<EarningLine['agreed']> };

/** The days of an agreed amount inside the employment. */
function daysOfLine({ from, to }: AgreedLine['agreed'], span: Pick<ServedDays, 'from' | 'to'>) {
  const first = (from > span.from ? from : span.from) as CalendarDate;
  const last = (to < span.to ? to : span.to) as CalendarDate;
  return { from: first, to: last, days: Math.max(0, daysInclusive(first, last)) };
}

/** How many days an amount holds, and how many of them are not paid; days that nobody dated take their share of every line. */
export function agreedDays(agreed: AgreedLine['agreed'], span: ServedDays, { dated, undated }: Counted): { readonly days: number; readonly unpaid: number } {
  const { from, to, days } = daysOfLine(agreed, span);
  const inside = dated.reduce((sum, { date, count }) => sum + (from <= date && date <= to ? count : 0), 0);
  return { days, unpaid: (inside + Math.round((undated * days) / Math.max(1, span.served))) / 100 };
}

/** Days of a stretch that unpaid days take their part of: working days where the company divides by them. */
const countedAs = ({ from, to }: Pick<ServedDays, 'from' | 'to'>, { divisor }: Unpaid['rules']): number =>
  (divisor === 'Working Days' ? weekdaysBetween(from, to) : 0) || daysInclusive(from, to);

/** What late leave takes off an allowance: its part of what it was on the days of the leave. */
function lateParts(itemId: number, { late, rules }: Unpaid): Sen {
  const parts = late.flatMap(({ month, allowances, dates, ...leave }) =>
    allowances
      .filter(({ payroll_item_id }) => payroll_item_id === itemId)
      .map(({ monthly, from, to }) => {
        const days = dates?.filter(({ date }) => (!from || from <= date) && (!to || date <= to)) ?? [leave];
        const count = days.reduce((sum, day) => sum + hundredths(daysWithoutPay(day, rules)), 0);
        return roundToSen(fromRinggit(monthly), ratio(count, daysOfLateMonth(month, rules) * 100));
      }),
  );
  return sen(parts.reduce((sum, part) => sum + part, 0));
}

/** monthly × days ÷ days of the period, less the unpaid days among them, rounded once. */
function prorateAllowance({ agreed }: AgreedLine, span: ServedDays, { missed, rules }: Unpaid): Sen {
  const own = daysOfLine(agreed, span);
  if (own.days === 0 || span.served === 0) return ZERO;
  const [ofLine, ofAll] = [countedAs(own, rules) * 100, countedAs(span, rules) * 100];
  const unpaid = missed.dated.reduce((sum, { date, count }) => sum + (own.from <= date && date <= own.to ? count : 0), 0);
  const monthly = fromRinggit(agreed.monthly);
  const whole = { amount: monthly, rate: ratio(own.days, span.period) };
  const off = (count: number, of: number) => ({ amount: sen(-monthly), rate: ratio(own.days * count, of * span.period) });
  const shares = [whole, ...(unpaid > 0 ? [off(unpaid, ofLine)] : []), ...(missed.undated > 0 ? [off(missed.undated, ofAll)] : [])];
  return sen(Math.max(0, roundSumToSen(shares)));
}

/**
 * Lines whose amount follows from what was agreed; the others stay as entered. A line of no days falls away. What leave of earlier
 * months takes off an item is taken once, from its lines in their order.
 */
export function prorateAllowances(earnings: readonly EarningLine[], span: ServedDays, unpaid: Unpaid): EarningLine[] {
  const owed = new Map<number, Sen>();
  return earnings.map((line) => {
    const { agreed, payroll_item_id: item } = line;
    if (!agreed) return line;
    const whole = prorateAllowance({ ...line, agreed }, span, unpaid);
    if (item === null) return { ...line, amount: toRinggit(whole) };
    const left = owed.get(item) ?? lateParts(item, unpaid);
    const taken = minSen(whole, left);
    owed.set(item, sen(left - taken));
    return { ...line, amount: toRinggit(sen(whole - taken)) };
  });
}
