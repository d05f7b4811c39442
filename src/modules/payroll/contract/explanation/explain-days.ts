/** The steps behind what follows from days: allowances in part, days without pay, and hours beyond the normal ones, each with its days and their rates. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import { inForce } from '#modules/statutory/contract/choose-in-force.ts';
import { HOUR } from '#modules/statutory/contract/wages/pay-premium.ts';
import { PREMIUM_PAY } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import type { TraceStep } from '#modules/statutory/contract/trace.schema.ts';
import type { Calculation } from '../calculation.schema.ts';
import {
  countedDays,
  countedLate,
  countedMissed,
  countedUnpaid,
  countsCalendarDays,
  daysWithoutPay,
  timeIn,
  type Counted,
} from '../attendance-pay/dated-time.ts';
import { daysOfLateMonth, lateDaysAt } from '../attendance-pay/deduct-missed-time.ts';
import { datedAllowances, ORDINARY_DIVISOR, payAtOrdinaryRate } from '../attendance-pay/ordinary-rate.ts';
import { hoursOff } from '../attendance-pay/pay-premium-lines.ts';
import { agreedDays } from '../attendance-pay/prorate-allowance.ts';
import { servedDays } from '../attendance-pay/prorate-salary.ts';
import { rateSpans, type RateSpan } from '../attendance-pay/rate-spans.ts';
import type { Computable } from '../payroll-form.schema.ts';
import { PAYROLL_FORMULAS as F } from './payroll-formulas.ts';
import { PAYROLL_TRACE } from './payroll-trace.messages.ts';

/** Makes one step of a payroll's trace. */
export type MakeStep = (key: string, title: Text, formula: Text, inputs: TraceStep['inputs'], result: number, source: Text) => TraceStep;

export const inEmploymentAct = (sections: string): Text => ({ en: `Employment Act 1955 ${sections}`, ms: `Akta Kerja 1955 ${sections}` });

const spanOf = ({ start_date, end_date }: Computable, { employment }: Calculation) => {
  const [start, end] = [start_date as CalendarDate, end_date as CalendarDate];
  return servedDays(start, end, { company_joined_at: employment?.joined ?? start, inactive_at: employment?.left ?? null });
};

/** The rates of the period as the pay was worked out from them. */
function spansOf(form: Computable, c: Calculation): RateSpan[] {
  const versions = (c.salary_parts ?? []).map(({ from, to, ...part }) => ({ ...part, from: from as CalendarDate, to: to as CalendarDate }));
  return rateSpans({ ...c, versions, dated_allowances: datedAllowances(form.earnings, c.rules) }, spanOf(form, c));
}

/** Days with what was earned on them: "02/11/26, 03/11/26: 2 × 2,000.00". @param unit of one count */
function daysAtRates({ dated, undated }: Counted, spans: readonly RateSpan[], unit: number): TraceStep['inputs'] {
  if (dated.length === 0) return {};
  const on = (days: Counted['dated']) => [...new Set(days.map(({ date }) => formatDate(date)))].join(', ');
  if (spans.length === 1) return { on: on(dated) };
  const wording = spans.flatMap(({ from, to, basic }) => {
    const inside = dated.filter(({ date }) => from <= date && date <= to);
    const count = inside.reduce((sum, day) => sum + day.count, 0) / unit;
    return inside.length > 0 ? [`${on(inside)}: ${count} × ${formatPrice(basic)}`] : [];
  });
  return { at_each_rate: wording.join('; '), ...(undated > 0 && { at_the_average: undated / unit }) };
}

/** Fixed allowances of which days are missing. */
export function explainAllowances(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
  const span = spanOf(form, c);
  const missed = countedMissed(c, c.rules);
  return form.earnings.flatMap(({ agreed, amount, name }, index) => {
    if (!agreed || amount === agreed.monthly) return [];
    const late = (c.leave?.late ?? []).map((leave) => `${leave.month}: ${daysWithoutPay(leave, c.rules)}`).join(', ');
    const { days, unpaid } = agreedDays(agreed, span, missed);
    const inputs = { line: name, monthly: agreed.monthly, days, unpaid_days: unpaid, of: span.period, ...(late && { late_days: late }) };
    return [step(`allowance_${index + 1}`, PAYROLL_TRACE.allowance, F.allowance, inputs, amount, inEmploymentAct('s.18A'))];
  });
}

/** Days that a day without pay takes its part of. */
function daysOfMonth({ rules, scheduled_days, period_days }: Calculation): number {
  if (rules.divisor === 'Working Days') return scheduled_days;
  return rules.rule_set === 'specification' && rules.divisor === '26' ? ORDINARY_DIVISOR : period_days;
}

/** Days and minutes without pay, those of earlier months by the days of their own. */
export function explainMissed(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
  const spans = spansOf(form, c);
  const withoutPay = (index: number, inputs: TraceStep['inputs'], amount: number) =>
    step(`unpaid_${index + 1}`, PAYROLL_TRACE.withoutPay, F.unpaid, inputs, amount, inEmploymentAct('s.18A'));
  return form.deductions.flatMap(({ system, amount, name, source }, index) => {
    const own = { line: name, basic: c.basic };
    if (system === 'absent')
      return [withoutPay(index, { ...own, days: c.absent_days, of: daysOfMonth(c), ...daysAtRates(countedDays(c, 'absent_days'), spans, 100) }, amount)];
    if (system === 'late') {
      const counted = countedLate(c, c.rules.late_grace_minutes);
      const minutes = counted.dated.reduce((sum, { count }) => sum + count, counted.undated);
      const inputs = { ...own, minutes, ...daysAtRates(counted, spans, 1) };
      return [step(`late_${index + 1}`, PAYROLL_TRACE.lateness, F.late, inputs, amount, inEmploymentAct('s.18A'))];
    }
    if (system !== 'unpaid_leave' && system !== 'unpaid_leave_late') return [];
    const late = c.leave?.late.find(({ month }) => Number(month.replace('-', '')) === source?.['month']);
    const wording = late ?? c.leave;
    const rest = countsCalendarDays(c.rules) && wording && wording.rest_days > 0 ? { rest_days_among_them: wording.rest_days } : {};
    if (!late)
      return [
        withoutPay(index, { ...own, days: c.unpaid_leave_days, ...rest, of: daysOfMonth(c), ...daysAtRates(countedUnpaid(c, c.rules), spans, 100) }, amount),
      ];
    const at = lateDaysAt(late, c.rules);
    const rates = at.length > 1 ? { at_each_rate: at.map(({ basic, count }) => `${count / 100} × ${formatPrice(basic)}`).join('; ') } : {};
    const inputs = {
      line: name,
      basic: at.length === 1 ? at[0]!.basic : late.basic,
      days: daysWithoutPay(late, c.rules),
      ...rest,
      of: daysOfLateMonth(late.month, c.rules),
      ...rates,
    };
    return [withoutPay(index, inputs, amount)];
  });
}

/** Hours beyond the normal ones at each ordinary rate, where it changed. */
function hoursAtRates(form: Computable, c: Calculation): TraceStep['inputs'] {
  const spans = spansOf(form, c);
  if (spans.length < 2) return {};
  const times = timeIn(c, spans);
  const wording = spans.flatMap((span, at) => {
    const time = times[at]!;
    const hours = [time.overtime_hours, hoursOff(time, 'rest_day'), hoursOff(time, 'public_holiday')].filter((one) => one > 0);
    const rate = formatPrice(toRinggit(payAtOrdinaryRate(span, HOUR, c.rules.hours_per_day)));
    return hours.length > 0 ? [`${formatDate(span.from)}–${formatDate(span.to)}: ${hours.join(' + ')} h × ${rate}`] : [];
  });
  return { at_each_rate: wording.join('; ') };
}

/** Overtime, rest days and holidays; the rate of pay first where fixed allowances are in it. */
export function explainPremium(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
  if (c.overtime_amount <= 0) return [];
  const law = c.rules.rule_set === 'law' ? inForce(PREMIUM_PAY, form.end_date.slice(0, 7)) : undefined;
  const hourly = c.ordinary_hourly_rate ?? c.hourly_rate;
  const allowances = c.fixed_allowances ?? 0;
  const rate =
    law && c.pay_type === 'Monthly' && c.given_hourly_rate === null
      ? [
          step(
            'ordinary_rate',
            PAYROLL_TRACE.ordinaryRate,
            F.ordinary,
            { basic: c.basic, fixed_allowances: allowances, hours_a_day: c.rules.hours_per_day },
            hourly,
            inEmploymentAct('s.2, s.60I'),
          ),
        ]
      : [];
  const inputs = {
    overtime: c.overtime_hours,
    rest_day: hoursOff(c, 'rest_day'),
    holiday: hoursOff(c, 'public_holiday'),
    ...(c.days_off_worked && c.days_off_worked.length > 0 && { days: c.days_off_worked.map(({ hours }) => `${hours} h`).join(', ') }),
    hourly_rate: hourly,
    ...hoursAtRates(form, c),
  };
  const formula = law ? F.premium : F.premiumByClass;
  return [...rate, step('premium', PAYROLL_TRACE.premium, formula, inputs, c.overtime_amount, inEmploymentAct('s.60, s.60A, s.60D'))];
}
