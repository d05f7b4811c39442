/** The EIS calculator in ringgit. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { CalculatorOptions } from '../epf/calculate-epf.ts';
import { explainWageClass } from '../wages/explain-wage-class.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import { shareEis, type EisShares } from './share-eis.ts';
import { SOURCES } from '../sources.params.ts';
import type { EisInput, EisOutput } from '../statutory.schema.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import { classMidpoint } from '../wages/wage-classes.params.ts';
import { atRate } from '../formulas.ts';

/** EIS shares of a month's wage (Act 800, Second Schedule). Whether a person is covered is `eisApplies`. */
export function calculateEis(input: EisInput, options: CalculatorOptions = {}): EisOutput {
  const rules = RULE_SETS[input.rules ?? 'law'];
  const shares = shareEis(input.date.slice(0, 7), fromRinggit(input.wage), rules);
  const each = toRinggit(shares.each);
  return { employee: each, employer: each, trace: options.trace === false ? [] : explainEis(input, shares) };
}

function explainEis(input: EisInput, { table, row, each }: EisShares): TraceStep[] {
  const source = table?.source ?? SOURCES.perkesoEisOf2018;
  const about = { rule: input.rules ?? 'law', version: table?.from ?? '2018-01', source: source.where };
  const trace: TraceStep[] = [explainWageClass(input.wage, row, table?.value.classes ?? 0, about)];
  if (row < 0) return trace;
  const m = classMidpoint(row);
  trace.push({
    step: 'shares',
    formula: atRate('m'),
    inputs: { class: row + 1, m: toRinggit(m), rate: '0.2%' },
    result: toRinggit(each),
    rounding: { name: 'ceilToFiveSen', before: (m * 2) / 100_000, after: toRinggit(each) },
    title: traceTitles.eis_shares,
    ...about,
  });
  return trace;
}
