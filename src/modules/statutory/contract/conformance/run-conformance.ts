/** Runs cases on whatever machine this is: the same functions that work out payrolls, on server and browser alike. */
import { fromRinggit, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { z } from 'zod';
import { calculateEis } from '../socso/calculate-eis.ts';
import { calculateEpf, type CalculatorOptions } from '../epf/calculate-epf.ts';
import { calculateHrdf } from '../hrdf/calculate-hrdf.ts';
import { calculateMtd } from '../mtd/calculate-mtd.ts';
import { calculateSocso } from '../socso/calculate-socso.ts';
import { tableTax } from '../mtd/charge-yearly-tax.ts';
import { requireInForce } from '../choose-in-force.ts';
import { TAX_TABLES } from '../mtd/mtd-table.params.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import { settleMtd } from '../mtd/settle-mtd.ts';
import { SOURCES } from '../sources.params.ts';
import { spreadBenefit } from '../mtd/spread-benefit.ts';
import { eisInputSchema, epfInputSchema, hrdfInputSchema, mtdInputSchema, socsoInputSchema } from '../statutory.schema.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import { readingsOf, type UnsettledReadings } from '../unsettled.params.ts';
import { WAGE_RUNS } from './run-wages.ts';
import type { ConformanceCase, ConformanceResult, ConformanceRun, ConformanceTotal } from './conformance.schema.ts';
import { MTD_FORMULAS, symbols } from '../formulas.ts';

type Figures = Readonly<Record<string, unknown>> & { readonly trace: readonly TraceStep[] };
type Calculation = (input: unknown, options: CalculatorOptions) => Figures;

const taxInput = z.strictObject({ date: z.string(), income: z.number(), category: z.literal([1, 2, 3]) });
const settlementInput = z.strictObject({ date: z.string(), normal: z.number(), zakat: z.number(), additional: z.number() });
const benefitInput = z.strictObject({ date: z.string(), yearly: z.number() });
const BENEFIT: Text = { en: 'Benefit of the month', ms: 'Manfaat bagi bulan' };

const step = (key: string, title: Text, formula: Text, inputs: TraceStep['inputs'], result: number, version: string): TraceStep => ({
  step: key,
  title: { en: title.en, ms: title.ms },
  formula,
  inputs,
  result,
  rule: 'law',
  version,
  source: SOURCES.mtdFormula.where,
});
/** From thousandths of a sen. */
const ringgitOf = (thousandths: number) => toRinggit(Math.round(thousandths / 1000) as Sen);

const CALCULATIONS: Readonly<Record<ConformanceRun, Calculation>> = {
  ...WAGE_RUNS,
  epf: (input, options) => ({ ...calculateEpf(epfInputSchema.parse(input), options) }),
  socso: (input, options) => ({ ...calculateSocso(socsoInputSchema.parse(input), options) }),
  eis: (input, options) => ({ ...calculateEis(eisInputSchema.parse(input), options) }),
  hrdf: (input, options) => ({ ...calculateHrdf(hrdfInputSchema.parse(input), options) }),
  mtd: (input, options) => ({ ...calculateMtd(mtdInputSchema.parse(input), options) }),
  mtd_tax(input, { readings }) {
    const { date, income, category } = taxInput.parse(input);
    const table = requireInForce(TAX_TABLES, date.slice(0, 7));
    const tax = ringgitOf(tableTax(table.value, fromRinggit(income), category, readingsOf(readings).mtd_table_reading));
    return { tax, trace: [step('tax', traceTitles.mtd_tax, symbols('(P − M) × R + B'), { P: income, category }, tax, table.from)] };
  },
  mtd_settlement(input, { readings }) {
    const { date, normal, zakat, additional } = settlementInput.parse(input);
    const settled = settleMtd(fromRinggit(normal), fromRinggit(additional), fromRinggit(zakat), RULE_SETS.law, readingsOf(readings));
    const payable = toRinggit(settled.payable);
    const inputs = { MTD: toRinggit(settled.normal), Z1: zakat, additional: toRinggit(settled.additional) };
    const rounding = { name: 'ceilToFiveSen', before: toRinggit(settled.beforeRounding), after: payable };
    const last = step('payable', traceTitles.mtd_payable, MTD_FORMULAS.settled, inputs, payable, requireInForce(TAX_TABLES, date.slice(0, 7)).from);
    return { payable, trace: [settled.beforeRounding > 0 ? { ...last, rounding } : last] };
  },
  mtd_benefit(input) {
    const { date, yearly } = benefitInput.parse(input);
    const month = Number(date.slice(5, 7));
    const monthly = toRinggit(spreadBenefit(fromRinggit(yearly), month));
    return { monthly, trace: [step('benefit', BENEFIT, symbols('B ÷ (n + 1)'), { B: yearly, n: 12 - month }, monthly, `${date.slice(0, 4)}-01`)] };
  },
};

const optionsFor = ({ readings }: ConformanceCase, trace: boolean): CalculatorOptions => ({
  trace,
  readings: readings as Partial<UnsettledReadings> | undefined,
});

/** Right when every figure that the document states comes out to the sen. A refusal or a fault is wrong, and says why. */
export function runCase(one: ConformanceCase): ConformanceResult {
  try {
    const answer = CALCULATIONS[one.run](one.input, optionsFor(one, false));
    const got = Object.fromEntries(Object.keys(one.expected).map((figure) => [figure, Number(answer[figure])]));
    return { ...one, got, error: null, right: Object.entries(one.expected).every(([figure, value]) => got[figure] === value) };
  } catch (error) {
    return { ...one, got: null, error: error instanceof Error ? error.message : String(error), right: false };
  }
}

/** The steps behind a case; none where it fails. */
export function traceCase(one: ConformanceCase): TraceStep[] {
  try {
    return [...CALCULATIONS[one.run](one.input, optionsFor(one, true)).trace];
  } catch {
    return [];
  }
}

/** Right and wrong by scheme and version of the rule, in the order of the cases. */
export function totalConformance(results: readonly ConformanceResult[]): ConformanceTotal[] {
  const totals = new Map<string, ConformanceTotal>();
  for (const { scheme, version, right } of results) {
    const key = `${scheme} ${version}`;
    const { right: good, wrong: bad } = totals.get(key) ?? { right: 0, wrong: 0 };
    totals.set(key, { scheme, version, right: good + (right ? 1 : 0), wrong: bad + (right ? 0 : 1) });
  }
  return [...totals.values()];
}
