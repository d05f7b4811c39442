/** The HRD levy calculator in ringgit. */
import { fromRinggit, roundToSen, toRinggit, type Ratio, type Sen } from '#platform/contract/money.ts';
import type { CalculatorOptions } from '../epf/calculate-epf.ts';
import { requireInForce, type Month } from '../choose-in-force.ts';
import { HRDF_RATES, type HrdfRateName } from './hrdf.params.ts';
import type { HrdfInput, HrdfOutput } from '../statutory.schema.ts';
import { traceTitles } from '../trace.messages.ts';
import { atRate } from '../formulas.ts';

/** The levy in sen, half up. */
export function levyHrdf(month: Month, wage: Sen, rate: HrdfRateName): Sen {
  return roundToSen(wage, rateOf(month, rate));
}

const rateOf = (month: Month, rate: HrdfRateName): Ratio => requireInForce(HRDF_RATES, month).value[rate];

/** HRD levy of a month's wage (Act 612); the employer pays it, both rule sets agree. */
export function calculateHrdf(input: HrdfInput, options: CalculatorOptions = {}): HrdfOutput {
  const month = input.date.slice(0, 7);
  const entry = requireInForce(HRDF_RATES, month);
  const employer = toRinggit(levyHrdf(month, fromRinggit(input.wage), input.rate === 1 ? 'compulsory' : 'optional'));
  if (options.trace === false) return { employer, trace: [] };
  return {
    employer,
    trace: [
      {
        step: 'levy',
        formula: atRate('W'),
        inputs: { W: input.wage, rate: `${input.rate}%` },
        result: employer,
        rule: 'law',
        version: entry.from,
        source: entry.source.where,
        rounding: { name: 'roundToSen', before: Math.round(input.wage * input.rate * 100) / 10_000, after: employer },
        title: traceTitles.hrdf_levy,
      },
    ],
  };
}
