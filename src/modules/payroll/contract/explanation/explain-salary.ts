/** The steps behind the salary, the lines that follow from time and service, and what of the earnings is exempt from tax. */
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { EXEMPTIONS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { explainTermination, terminationBenefit } from '#modules/statutory/contract/wages/termination-benefit.ts';
import type { TraceStep } from '#modules/statutory/contract/trace.schema.ts';
import { exemptLines } from '../calculation/exempt-earnings.ts';
import type { Computable } from '../payroll-form.schema.ts';
import type { Calculation } from '../calculation.schema.ts';
import { asTyped, PAYROLL_FORMULAS as F } from './payroll-formulas.ts';
import { explainAllowances, explainMissed, explainPremium, inEmploymentAct, type MakeStep } from './explain-days.ts';
import { PAYROLL_TRACE } from './payroll-trace.messages.ts';
import { exemptFacts, terminationCase } from '../calculation/work-out-pay.ts';

/** What a pay by the day or the hour came to at each rate, where it changed. */
function partsInWords({ salary_parts: parts = [] }: Calculation): TraceStep['inputs'] {
  if (parts.length < 2) return {};
  const wording = parts.map(({ from, to, given_hourly_rate, basic, amount }) => {
    const rate = formatPrice(given_hourly_rate ?? basic);
    return `${formatDate(from)}–${formatDate(to)} (${rate}): ${formatPrice(amount)}`;
  });
  return { at_each_rate: wording.join('; ') };
}

/** How the salary of the period came about. */
function explainBasic(c: Calculation, step: MakeStep): TraceStep[] {
  const first = step('basic', PAYROLL_TRACE.basic, F[c.pay_type], { basic: c.basic }, c.basic, PAYROLL_TRACE.profile);
  if (c.type !== 'Basic' || c.pay_type === 'Hourly') {
    const hours = c.normal_hours + (c.type === 'Fix Amount' ? 0 : (c.paid_leave_days + c.holiday_days) * c.rules.hours_per_day);
    const multiplier = c.type === 'Time-Based' ? c.multipliers.normal_multiplier : 1;
    const inputs = { hours, hourly_rate: c.hourly_rate, multiplier, ...partsInWords(c) };
    return [first, step('hours', PAYROLL_TRACE.hours, F.hours, inputs, c.computed_salary, inEmploymentAct('s.60I'))];
  }
  if (c.pay_type === 'Daily') {
    const days = c.worked_days + c.paid_leave_days + c.holiday_days;
    const inputs = { days, daily_rate: c.daily_rate, ...partsInWords(c) };
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
