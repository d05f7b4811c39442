/** Where each figure of a payroll comes from: formula, inputs, rule and law, step by step. Costs only when asked. */
import { fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { calculateEis } from '#modules/statutory/contract/calculate-eis.ts';
import { calculateHrdf } from '#modules/statutory/contract/calculate-hrdf.ts';
import { calculateSocso } from '#modules/statutory/contract/calculate-socso.ts';
import { explainEpf } from '#modules/statutory/contract/explain-epf.ts';
import { explainMtd } from '#modules/statutory/contract/explain-mtd.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import type { TraceStep } from '#modules/statutory/contract/trace.schema.ts';
import type { PayrollFigures } from './compute-payroll.ts';
import { lawDates } from './cover-employee.ts';
import type { Calculation, Computable } from './payroll-form.schema.ts';
import { readingsOf } from './payroll-rules.ts';
import { PAYROLL_TRACE } from './payroll-trace.messages.ts';

export const TRACE_KEYS = ['salary', 'epf', 'socso', 'eis', 'hrdf', 'tax', 'zakat', 'net'] as const;
export type TraceKey = (typeof TRACE_KEYS)[number];
export type PayrollTrace = Record<TraceKey, TraceStep[]>;

const EMPLOYMENT_ACT = 'Employment Act 1955';

/** The whole trace of a payroll, part by part. */
export function explainPayroll(form: Computable, calculation: Calculation, figures: PayrollFigures): PayrollTrace {
  const { rules } = calculation;
  const { shared, prepared, mtd } = figures;
  const on = lawDates(form, rules).contributions;
  const set = RULE_SETS[rules.rule_set];
  const readings = readingsOf(rules);
  const step = (key: string, title: Text, formula: string, inputs: TraceStep['inputs'], result: number, source: string): TraceStep => ({
    step: key,
    title,
    formula,
    inputs,
    result,
    source,
    rule: rules.rule_set,
    version: on.slice(0, 7),
  });
  const wage = (scheme: string, amount: Sen): TraceStep =>
    step(
      'contribution_wage',
      PAYROLL_TRACE.wage,
      'flagged salary + flagged earnings − deductions from them',
      { scheme, salary: form.salary_amount },
      toRinggit(amount),
      'Payroll items',
    );

  const epf: TraceStep[] = [wage('EPF', shared.wages.epf)];
  if (shared.epf && shared.epfCase) {
    epf.push(...explainEpf(shared.epfCase, shared.epf, set));
    if (shared.epfEmployer > shared.epf.employer) {
      const rate = `${rules.epf_employer_rate ?? 0}%`;
      epf.push(
        step(
          'employer_above',
          PAYROLL_TRACE.employerAbove,
          'base × rate, up to the ringgit',
          { base: toRinggit(shared.epf.base), rate },
          toRinggit(shared.epfEmployer),
          'Company contribution',
        ),
      );
    }
  }
  const law = { date: on, rules: rules.rule_set };
  const { wages, cover } = shared;
  return {
    salary: explainSalary(calculation, step),
    epf,
    socso: [wage('SOCSO', wages.socso), ...calculateSocso({ ...law, wage: toRinggit(wages.socso), category: cover.socsoCategory, skbbk: cover.skbbk }).trace],
    eis: [wage('EIS', wages.eis), ...calculateEis({ ...law, wage: toRinggit(wages.eis) }).trace],
    hrdf: [wage('HRD', wages.hrdf), ...calculateHrdf({ date: on, wage: toRinggit(wages.hrdf), rate: rules.hrdf_rate }).trace],
    tax: mtd
      ? explainMtd(prepared.mtd, mtd, set, readings)
      : form.contribution_tax_manual
        ? [
            step(
              'manual',
              PAYROLL_TRACE.manualTax,
              'monthly + yearly',
              { monthly: form.contribution_tax_monthly_amount, yearly: form.contribution_tax_yearly_amount },
              toRinggit(figures.tax),
              'Entered by hand',
            ),
          ]
        : [],
    zakat: figures.zakat > 0 ? [step('zakat', PAYROLL_TRACE.zakat, 'as agreed', {}, toRinggit(figures.zakat), 'Salary profile')] : [],
    net: explainNet(figures, step),
  };
}

type MakeStep = (key: string, title: Text, formula: string, inputs: TraceStep['inputs'], result: number, source: string) => TraceStep;

function explainSalary(c: Calculation, step: MakeStep): TraceStep[] {
  const steps = [step('basic', PAYROLL_TRACE.basic, c.pay_type, { basic: c.basic }, c.basic, 'Salary profile')];
  if (c.type !== 'Basic' || c.pay_type === 'Hourly') {
    const hours = c.normal_hours + (c.type === 'Fix Amount' ? 0 : (c.paid_leave_days + c.holiday_days) * c.rules.hours_per_day);
    const multiplier = c.type === 'Time-Based' ? c.multipliers.normal_multiplier : 1;
    steps.push(
      step(
        'hours',
        PAYROLL_TRACE.hours,
        'hours × hourly rate × multiplier',
        { hours, hourly_rate: c.hourly_rate, multiplier },
        c.computed_salary,
        `${EMPLOYMENT_ACT} s.60I`,
      ),
    );
  } else if (c.pay_type === 'Daily') {
    const days = c.worked_days + c.paid_leave_days + c.holiday_days;
    steps.push(step('days', PAYROLL_TRACE.days, 'days × daily rate', { days, daily_rate: c.daily_rate }, c.computed_salary, `${EMPLOYMENT_ACT} s.60I`));
  } else if (c.payable_days < c.period_days) {
    const inputs = { basic: c.basic, days_served: c.payable_days, days: c.period_days, divisor: c.rules.divisor };
    steps.push(step('prorated', PAYROLL_TRACE.prorated, 'basic × days served ÷ days of the period', inputs, c.computed_salary, `${EMPLOYMENT_ACT} s.18A`));
  }
  if (c.overtime_amount > 0) {
    const inputs = {
      overtime: c.overtime_hours,
      rest_day: c.rest_day_hours + c.rest_day_ot_hours,
      holiday: c.holiday_hours + c.holiday_ot_hours,
      hourly_rate: c.hourly_rate,
    };
    steps.push(
      step(
        'premium',
        PAYROLL_TRACE.premium,
        'hours × hourly rate × multiplier of the class',
        inputs,
        c.overtime_amount,
        `${EMPLOYMENT_ACT} s.60, s.60A, s.60D`,
      ),
    );
  }
  if (c.salary_note !== null)
    steps.push(step('changed', PAYROLL_TRACE.changed, c.salary_note, { computed: c.computed_salary }, c.salary_amount, 'Entered by hand'));
  return steps;
}

function explainNet({ totals, rounding }: PayrollFigures, step: MakeStep): TraceStep[] {
  const rm = (key: keyof typeof totals) => toRinggit(totals[key]);
  const before = sen(totals.total_net_pay - rounding);
  const net = step(
    'net',
    PAYROLL_TRACE.net,
    'gross − deductions − employee contributions + adjustment',
    { gross: rm('total_gross_pay'), deductions: rm('total_deduction'), contributions: rm('total_contribution_employee'), adjustment: rm('total_adjustment') },
    rm('total_net_pay'),
    'Payroll',
  );
  return [
    step('gross', PAYROLL_TRACE.gross, 'salary + earnings', { salary: rm('total_salary'), earnings: rm('total_earning') }, rm('total_gross_pay'), 'Payroll'),
    rounding === fromRinggit(0) ? net : { ...net, rounding: { name: 'rounding_net', before: toRinggit(before), after: rm('total_net_pay') } },
  ];
}
