/** Where each figure of a payroll comes from: formula, inputs, rule and law, step by step. Costs only when asked. */
import { fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { calculateEis } from '#modules/statutory/contract/socso/calculate-eis.ts';
import { calculateHrdf } from '#modules/statutory/contract/hrdf/calculate-hrdf.ts';
import { calculateSocso } from '#modules/statutory/contract/socso/calculate-socso.ts';
import { explainEpf } from '#modules/statutory/contract/epf/explain-epf.ts';
import { explainMtd } from '#modules/statutory/contract/mtd/explain-mtd.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';
import type { TraceStep } from '#modules/statutory/contract/trace.schema.ts';
import { computePayroll, type PayrollFigures } from '../calculation/compute-payroll.ts';
import { lawDates } from '../calculation/cover-employee.ts';
import type { MakeStep } from './explain-days.ts';
import { explainExempt, explainSalary } from './explain-salary.ts';
import { monthWithAndWithout } from '../calculation/compute-run.ts';
import type { Beside, Computable } from '../payroll-form.schema.ts';
import type { Calculation } from '../calculation.schema.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import { PAYROLL_FORMULAS as F } from './payroll-formulas.ts';
import { PAYROLL_TRACE } from './payroll-trace.messages.ts';

export const TRACE_KEYS = ['salary', 'epf', 'socso', 'eis', 'hrdf', 'tax', 'zakat', 'net'] as const;
export type TraceKey = (typeof TRACE_KEYS)[number];
export type PayrollTrace = Record<TraceKey, TraceStep[]>;

/** Sources that are no law. */
const OWN: readonly Text[] = [PAYROLL_TRACE.items, PAYROLL_TRACE.contribution, PAYROLL_TRACE.profile, PAYROLL_TRACE.payroll, PAYROLL_TRACE.entered];

/** The whole trace of a payroll, part by part. */
export function explainPayroll(form: Computable, calculation: Calculation, figures: PayrollFigures): PayrollTrace {
  return form.beside ? explainRun(form, form.beside, calculation, figures) : explainMonth(form, calculation, figures);
}

/** Of a run beside the monthly payroll: the whole month, and what the payrolls before it took. */
function explainRun(form: Computable, beside: Beside, calculation: Calculation, figures: PayrollFigures): PayrollTrace {
  const { rules } = calculation;
  const month = monthWithAndWithout(form, beside);
  const [whole, before] = [computePayroll(month.whole, rules), computePayroll(month.before, rules)];
  const all = explainMonth(month.whole, calculation, whole);
  const rest = (formula: Text, of: (figures: PayrollFigures) => Sen): TraceStep => ({
    step: 'less_before',
    title: PAYROLL_TRACE.lessBefore,
    formula,
    inputs: { month: toRinggit(of(whole)), before: toRinggit(of(before)), payrolls: beside.numbers.join(', ') },
    result: toRinggit(of(figures)),
    source: PAYROLL_TRACE.payroll,
    rule: 'company',
    version: lawDates(form, rules).contributions.slice(0, 7),
  });
  const net = explainMonth({ ...form, beside: null }, calculation, { ...figures, shared: whole.shared, prepared: whole.prepared }).net;
  return {
    salary: [],
    epf: [...all.epf, rest(F.employeeRest, ({ shared }) => shared.epfEmployee), rest(F.employerRest, ({ shared }) => shared.epfEmployer)],
    socso: [...all.socso, rest(F.employeeRest, ({ shared }) => shared.socsoEmployee), rest(F.employerRest, ({ shared }) => shared.socsoEmployer)],
    eis: [...all.eis, rest(F.eachRest, ({ shared }) => shared.eisEach)],
    hrdf: [...all.hrdf, rest(F.rest, ({ shared }) => shared.hrdf)],
    tax: form.contribution_tax_manual ? all.tax : [...all.tax, rest(F.rest, ({ tax }) => tax)],
    zakat: [],
    net,
  };
}

function explainMonth(form: Computable, calculation: Calculation, figures: PayrollFigures): PayrollTrace {
  const { rules } = calculation;
  const { shared, prepared, mtd } = figures;
  const on = lawDates(form, rules).contributions;
  const set = RULE_SETS[rules.rule_set];
  const readings = readingsOf(rules);
  const step = (key: string, title: Text, formula: Text, inputs: TraceStep['inputs'], result: number, source: Text): TraceStep => ({
    step: key,
    title,
    formula,
    inputs,
    result,
    source,
    rule: OWN.includes(source) ? 'company' : rules.rule_set,
    version: on.slice(0, 7),
  });
  const wage = (scheme: keyof typeof SCHEME_WORDS, amount: Sen): TraceStep =>
    step('contribution_wage', PAYROLL_TRACE.wage, F.wage, { scheme, salary: form.salary_amount }, toRinggit(amount), PAYROLL_TRACE.items);

  const epf: TraceStep[] = [wage('epf', shared.wages.epf)];
  if (shared.epf && shared.epfCase) {
    epf.push(...explainEpf(shared.epfCase, shared.epf, set));
    if (shared.epfEmployer > shared.epf.employer) {
      const rate = `${rules.epf_employer_rate ?? 0}%`;
      epf.push(
        step(
          'employer_above',
          PAYROLL_TRACE.employerAbove,
          F.employerAbove,
          { base: toRinggit(shared.epf.base), rate },
          toRinggit(shared.epfEmployer),
          PAYROLL_TRACE.contribution,
        ),
      );
    }
  }
  const { monthly, yearly } = { monthly: form.contribution_tax_monthly_amount, yearly: form.contribution_tax_yearly_amount };
  const byHand = () => step('manual', PAYROLL_TRACE.manualTax, F.byHand, { monthly, yearly }, toRinggit(figures.tax), PAYROLL_TRACE.entered);
  const tax = mtd ? explainMtd(prepared.mtd, mtd, set, readings) : form.contribution_tax_manual ? [byHand()] : [];
  const law = { date: on, rules: rules.rule_set };
  const { wages, cover } = shared;
  return {
    salary: explainSalary(form, calculation, step),
    epf,
    socso: [wage('socso', wages.socso), ...calculateSocso({ ...law, wage: toRinggit(wages.socso), category: cover.socsoCategory, skbbk: cover.skbbk }).trace],
    eis: [wage('eis', wages.eis), ...calculateEis({ ...law, wage: toRinggit(wages.eis) }).trace],
    hrdf: [wage('hrdf', wages.hrdf), ...calculateHrdf({ date: on, wage: toRinggit(wages.hrdf), rate: rules.hrdf_rate }).trace],
    tax: [...explainExempt(form, calculation, step), ...tax],
    zakat: figures.zakat > 0 ? [step('zakat', PAYROLL_TRACE.zakat, F.agreed, {}, toRinggit(figures.zakat), PAYROLL_TRACE.profile)] : [],
    net: explainNet(figures, step),
  };
}

function explainNet({ totals, rounding }: PayrollFigures, step: MakeStep): TraceStep[] {
  const rm = (key: keyof typeof totals) => toRinggit(totals[key]);
  const before = sen(totals.total_net_pay - rounding);
  const net = step(
    'net',
    PAYROLL_TRACE.net,
    F.net,
    { gross: rm('total_gross_pay'), deductions: rm('total_deduction'), contributions: rm('total_contribution_employee'), adjustment: rm('total_adjustment') },
    rm('total_net_pay'),
    PAYROLL_TRACE.payroll,
  );
  return [
    step('gross', PAYROLL_TRACE.gross, F.gross, { salary: rm('total_salary'), earnings: rm('total_earning') }, rm('total_gross_pay'), PAYROLL_TRACE.payroll),
    rounding === fromRinggit(0) ? net : { ...net, rounding: { name: 'rounding_net', before: toRinggit(before), after: rm('total_net_pay') } },
  ];
}
