/** The EPF calculation told step by step. */
import { toRinggit, type Ratio, type Sen } from '#platform/contract/money.ts';
import { EPF_BANDS, EPF_LAST_AGE } from './epf.params.ts';
import type { RuleSet } from '../rule-set.params.ts';
import type { EpfCase, EpfShares } from './share-epf.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import { atRate, EPF_FORMULAS } from '../formulas.ts';

const asPercent = (rate: Ratio) => `${(rate.numerator * 100) / rate.denominator}%`;
/** Ringgit before rounding, to four decimals of a ringgit, for reading only. */
const exactly = (amount: Sen, rate: Ratio) => Math.round((amount / rate.denominator) * rate.numerator * 100) / 10_000;

export function explainEpf(epf: EpfCase, shares: EpfShares, rules: RuleSet): TraceStep[] {
  const about = { rule: rules.name, version: epf.schedule.from, source: epf.schedule.source.where };
  const wage = toRinggit(epf.wage);
  const trace: TraceStep[] = [
    {
      step: 'part',
      formula: rules.epf.partBy === 'age' ? EPF_FORMULAS.partByAge : EPF_FORMULAS.part,
      inputs: epf.age === undefined ? {} : { age: epf.age },
      result: shares.part,
      title: traceTitles.epf_part,
      ...about,
    },
  ];
  if (shares.method === 'stopped') {
    trace.push({
      step: 'stopped',
      formula: { en: `From the age of ${EPF_LAST_AGE}`, ms: `Mulai umur ${EPF_LAST_AGE}` },
      inputs: { age: epf.age ?? 0 },
      result: 0,
      title: traceTitles.epf_stopped,
      ...about,
    });
    return trace;
  }
  if (shares.method === 'nil') {
    trace.push({ step: 'nil', formula: EPF_FORMULAS.nil, inputs: { W: wage }, result: 0, title: traceTitles.epf_nil, ...about });
    return trace;
  }
  const banded = shares.method === 'bands';
  const base = toRinggit(shares.base);
  const symbol = banded ? 'T' : 'W';
  if (banded) {
    const formula = EPF_FORMULAS[epf.wage <= EPF_BANDS.narrow.to ? 'narrow' : 'wide'];
    trace.push({ step: 'band', formula, inputs: { W: wage }, result: base, title: traceTitles.epf_band, ...about });
  }
  const employee = toRinggit(shares.employee);
  const employer = toRinggit(shares.employer);
  const each = banded || shares.split === 'each_up';
  trace.push({
    step: 'employee',
    formula: atRate(symbol),
    inputs: { [symbol]: base, rate: asPercent(shares.employeeRate), ...(banded ? {} : { epf_split: shares.split }) },
    result: employee,
    rounding: {
      name: shares.split === 'employee_truncated' && !banded ? 'truncateToSen' : 'ceilToRinggit',
      before: exactly(shares.base, shares.employeeRate),
      after: employee,
    },
    title: traceTitles.epf_employee,
    ...about,
  });
  const flat = epf.schedule.value.parts[shares.part]?.employerFlat ?? 0;
  const employerBase = shares.bonusNote && banded ? epf.wage : shares.base;
  const employerSymbol = shares.bonusNote && banded ? 'W' : symbol;
  trace.push({
    step: 'employer',
    formula: flat > 0 ? EPF_FORMULAS.flat : each ? atRate(employerSymbol) : EPF_FORMULAS.rest,
    inputs: flat > 0 ? { flat: flat / 100 } : { [employerSymbol]: toRinggit(employerBase), rate: asPercent(shares.employerRate) },
    result: employer,
    ...(flat === 0 && each ? { rounding: { name: 'ceilToRinggit', before: exactly(employerBase, shares.employerRate), after: employer } } : {}),
    title: shares.bonusNote ? traceTitles.epf_bonus : traceTitles.epf_employer,
    ...about,
  });
  const total = toRinggit(shares.total);
  const before = Math.round((exactly(shares.base, shares.employeeRate) + exactly(shares.base, shares.employerRate)) * 10_000) / 10_000 + flat / 100;
  trace.push({
    step: 'total',
    formula: each ? EPF_FORMULAS.sum : EPF_FORMULAS.whole,
    inputs: { employee, employer },
    result: total,
    ...(each ? {} : { rounding: { name: 'ceilToRinggit', before, after: total } }),
    title: traceTitles.epf_total,
    ...about,
  });
  return trace;
}
