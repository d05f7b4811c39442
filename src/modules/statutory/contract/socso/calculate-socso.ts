/** The SOCSO calculator in ringgit. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { CalculatorOptions } from '../epf/calculate-epf.ts';
import { explainWageClass } from '../wages/explain-wage-class.ts';
import { RULE_SETS, type RuleSet } from '../rule-set.params.ts';
import { shareSocso, type SocsoShares } from './share-socso.ts';
import type { SocsoInput, SocsoOutput } from '../statutory.schema.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import { classMidpoint } from '../wages/wage-classes.params.ts';
import { atRate, SOCSO_FORMULAS } from '../formulas.ts';

/**
 * SOCSO shares of a month's wage (Act 4, Third Schedule) and the SKBBK deduction from June 2026.
 * `employee` is the Act 4 share alone; SKBBK stands beside it. `skbbk: false` = released.
 */
export function calculateSocso(input: SocsoInput, options: CalculatorOptions = {}): SocsoOutput {
  const rules = RULE_SETS[input.rules ?? 'law'];
  const shares = shareSocso(input.date.slice(0, 7), fromRinggit(input.wage), input.category, input.skbbk ?? true, rules);
  return {
    employee: toRinggit(shares.employee),
    employer: toRinggit(shares.employer),
    skbbk: toRinggit(shares.skbbk),
    trace: options.trace === false ? [] : explainSocso(input, shares, rules),
  };
}

function explainSocso(input: SocsoInput, shares: SocsoShares, rules: RuleSet): TraceStep[] {
  const { table, skbbkTable, row } = shares;
  const about = { rule: rules.name, version: table.from, source: table.source.where };
  const trace: TraceStep[] = [explainWageClass(input.wage, row, table.value.classes, about)];
  if (row < 0) return trace;
  const m = toRinggit(classMidpoint(row));
  const literal = row < 6;
  const category = input.category;
  trace.push({
    step: 'employee',
    formula: category === 2 ? SOCSO_FORMULAS.none : literal ? SOCSO_FORMULAS.table : atRate('m'),
    inputs: { category, class: row + 1, m, ...(category === 1 && !literal && { rate: '0.5%' }) },
    result: toRinggit(shares.employee),
    title: traceTitles.socso_employee,
    ...about,
  });
  trace.push({
    step: 'employer',
    formula: literal ? SOCSO_FORMULAS.table : category === 1 ? SOCSO_FORMULAS.employer : SOCSO_FORMULAS.employerInjury,
    inputs: { category, class: row + 1, m },
    result: toRinggit(shares.employer),
    title: traceTitles.socso_employer,
    ...about,
  });
  if (skbbkTable) {
    const rate = (skbbkTable.value.rate.numerator * 100) / skbbkTable.value.rate.denominator;
    trace.push({
      step: 'skbbk',
      formula: literal ? SOCSO_FORMULAS.table : SOCSO_FORMULAS.byTable,
      inputs: { class: row + 1, m, ...(!literal && { rate: `${rate}%` }) },
      result: toRinggit(shares.skbbk),
      title: traceTitles.socso_skbbk,
      rule: rules.name,
      version: skbbkTable.from,
      source: skbbkTable.source.where,
    });
  }
  return trace;
}
