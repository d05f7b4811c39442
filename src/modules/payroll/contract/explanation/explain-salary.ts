/** The steps behind the salary, the lines that follow from time and service, and what of the earnings is exempt from tax. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { inForce } from '#modules/statutory/contract/choose-in-force.ts';
import { EXEMPTIONS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { PREMIUM_PAY } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import { explainTermination, terminationBenefit } from '#modules/statutory/contract/wages/termination-benefit.ts';
import type { TraceStep } from '#modules/statutory/contract/trace.schema.ts';
import { exemptLines } from '../calculation/exempt-earnings.ts';
import { countsCalendarDays, daysOfLateMonth, daysWithoutPay } from '../calculation/deduct-missed-time.ts';
import { hoursOff } from '../calculation/pay-premium-lines.ts';
import { ORDINARY_DIVISOR } from '../calculation/ordinary-rate.ts';
import type { Computable } from '../payroll-form.schema.ts';
import type { Calculation } from '../calculation/calculation.schema.ts';
import { asTyped, PAYROLL_FORMULAS as F } from './payroll-formulas.ts';
import { PAYROLL_TRACE } from './payroll-trace.messages.ts';
import { agreedDays, unpaidDays } from '../calculation/prorate-allowance.ts';
import { servedDays } from '../calculation/prorate-salary.ts';
import { exemptFacts, terminationCase } from '../calculation/work-out-pay.ts';

export type MakeStep = (key: string, title: Text, formula: Text, inputs: TraceStep['inputs'], result: number, source: Text) => TraceStep;

const inEmploymentAct = (sections: string): Text => ({ en: `Employment Act 1955 ${sections}`, ms: `Akta Kerja 1955 ${sections}` });

/** How the salary of the period came about. */
function explainBasic(c: Calculation, step: MakeStep): TraceStep[] {
  const first = step('basic', PAYROLL_TRACE.basic, F[c.pay_type], { basic: c.basic }, c.basic, PAYROLL_TRACE.profile);
  if (c.type !== 'Basic' || c.pay_type === 'Hourly') {
    const hours = c.normal_hours + (c.type === 'Fix Amount' ? 0 : (c.paid_leave_days + c.holiday_days) * c.rules.hours_per_day);
    const multiplier = c.type === 'Time-Based' ? c.multipliers.normal_multiplier : 1;
    const inputs = { hours, hourly_rate: c.hourly_rate, multiplier };
    return [first, step('hours', PAYROLL_TRACE.hours, F.hours, inputs, c.computed_salary, inEmploymentAct('s.60I'))];
  }
  if (c.pay_type === 'Daily') {
    const days = c.worked_days + c.paid_leave_days + c.holiday_days;
    const inputs = { days, daily_rate: c.daily_rate };
    return [first, step('days', PAYROLL_TRACE.days, F.days, inputs, c.computed_salary, inEmploymentAct('s.60I'))];
  }
  const prorated = (key: string, basic: number, served: number, result: number, more: TraceStep['inputs'] = {}) =>
    step(
      key,
      PAYROLL_TRACE.prorated,
      F.served,
      { basic, days_served: served, days: c.period_days, divisor: c.rules.divisor, ...more },
      result,
      inEmploymentAct('s.18A'),
    );
  if (c.salary_parts && c.salary_parts.length > 1) {
    return [
      first,
      ...c.salary_parts.map(({ from, to, days, basic, amount }, index) =>
        prorated(`part_${index + 1}`, basic, days, amount, { from: formatDate(from), to: formatDate(to) }),
      ),
    ];
  }
  return c.payable_days < c.period_days ? [first, prorated('prorated', c.basic, c.payable_days, c.computed_salary)] : [first];
}

/** Fixed allowances of which days are missing. */
function explainAllowances(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
  const { employment, rules } = c;
  const [start, end] = [form.start_date as CalendarDate, form.end_date as CalendarDate];
  const span = servedDays(start, end, { company_joined_at: employment?.joined ?? start, inactive_at: employment?.left ?? null });
  return form.earnings.flatMap(({ agreed, amount, name }, index) => {
    if (!agreed || amount === agreed.monthly) return [];
    const late = (c.leave?.late ?? []).map((leave) => `${leave.month}: ${daysWithoutPay(leave, rules)}`).join(', ');
    const days = { days: agreedDays(agreed, span), unpaid_days: unpaidDays(c, rules), of: span.period };
    const inputs = { line: name, monthly: agreed.monthly, ...days, ...(late && { late_days: late }) };
    return [step(`allowance_${index + 1}`, PAYROLL_TRACE.allowance, F.allowance, inputs, amount, inEmploymentAct('s.18A'))];
  });
}

/** Days that a day without pay takes its part of. */
function daysOfMonth({ rules, scheduled_days, period_days }: Calculation): number {
  if (rules.divisor === 'Working Days') return scheduled_days;
  return rules.rule_set === 'specification' && rules.divisor === '26' ? ORDINARY_DIVISOR : period_days;
}

/** Days without pay, those of earlier months by the days of their own. */
function explainMissed(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
  return form.deductions.flatMap(({ system, amount, name, source }, index) => {
    if (system !== 'unpaid_leave' && system !== 'unpaid_leave_late') return [];
    const late = c.leave?.late.find(({ month }) => Number(month.replace('-', '')) === source?.['month']);
    const said = late ?? c.leave;
    const of = late ? daysOfLateMonth(late.month, c.rules) : daysOfMonth(c);
    const days = late ? daysWithoutPay(late, c.rules) : c.unpaid_leave_days;
    const rest = countsCalendarDays(c.rules) && said && said.rest_days > 0 ? { rest_days_among_them: said.rest_days } : {};
    const inputs = { line: name, basic: late?.basic ?? c.basic, days, ...rest, of };
    return [step(`unpaid_${index + 1}`, PAYROLL_TRACE.withoutPay, F.unpaid, inputs, amount, inEmploymentAct('s.18A'))];
  });
}

/** Overtime, rest days and holidays; the rate of pay first where fixed allowances are in it. */
function explainPremium(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
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
  };
  const formula = law ? F.premium : F.premiumByClass;
  return [...rate, step('premium', PAYROLL_TRACE.premium, formula, inputs, c.overtime_amount, inEmploymentAct('s.60, s.60A, s.60D'))];
}

export function explainSalary(form: Computable, c: Calculation, step: MakeStep): TraceStep[] {
  const termination = terminationCase(c, form.end_date);
  return [
    ...explainBasic(c, step),
    ...explainAllowances(form, c, step),
    ...explainMissed(form, c, step),
    ...explainPremium(form, c, step),
    ...(termination ? [explainTermination(termination, terminationBenefit(termination))] : []),
    ...(c.salary_note === null
      ? []
      : [step('changed', PAYROLL_TRACE.changed, asTyped(c.salary_note), { computed: c.computed_salary }, c.salary_amount, PAYROLL_TRACE.entered)]),
  ];
}

/** What tax leaves out of the earnings, line by line, with what the year had used before. */
export function explainExempt(form: Computable, { rules, employment }: Calculation, step: MakeStep): TraceStep[] {
  const facts = exemptFacts({ ...form, rules, year: form.remuneration_accumulate, employment });
  return exemptLines(form.earnings, facts).flatMap(({ line, part }, index) => {
    if (!part || !line.exemption || line.exempt === undefined) return [];
    const inputs = {
      line: line.name,
      amount: line.amount,
      used_this_year: toRinggit(part.used),
      ...(part.limit !== null && { limit: toRinggit(part.limit) }),
      ...(part.ground && { ground: part.ground, completed_years: part.years }),
      ...(line.exempt_reason && { reason: line.exempt_reason }),
    };
    const formula = part.limit === null ? F.exemptWhole : F.exemptPart;
    const { en, ms } = EXEMPTIONS[line.exemption].title;
    const title = { en: `${PAYROLL_TRACE.exempt.en}: ${en}`, ms: `${PAYROLL_TRACE.exempt.ms}: ${ms}` };
    const made = step(`exempt_${index + 1}`, title, formula, inputs, toRinggit(fromRinggit(line.exempt ?? 0)), part.source);
    return [{ ...made, version: part.from }];
  });
}
