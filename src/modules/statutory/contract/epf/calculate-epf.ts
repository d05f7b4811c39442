/** The EPF calculator in ringgit. */
import { fromRinggit, percent, toRinggit } from '#platform/contract/money.ts';
import { chooseEpfPart } from './choose-epf-part.ts';
import { requireInForce } from '../choose-in-force.ts';
import { EPF_DEFAULT_EMPLOYEE_RATE, EPF_SCHEDULES } from './epf.params.ts';
import { explainEpf } from './explain-epf.ts';
import { RULE_SETS } from '../rule-set.params.ts';
import { shareEpf, type EpfCase } from './share-epf.ts';
import { StatutoryError } from '../statutory.errors.ts';
import type { EpfInput, EpfOutput } from '../statutory.schema.ts';
import { readingsOf, type UnsettledReadings } from '../unsettled.params.ts';

export interface CalculatorOptions {
  /** False: the trace stays empty, at no cost. */
  readonly trace?: boolean;
  readonly readings?: Partial<UnsettledReadings> | undefined;
}

/**
 * EPF shares of a month's wage (Act 452, Third Schedule).
 * Amounts in ringgit. Throws StatutoryError `epf_rate_below_statutory` or `table_unavailable`.
 */
export function calculateEpf(input: EpfInput, options: CalculatorOptions = {}): EpfOutput {
  const rules = RULE_SETS[input.rules ?? 'law'];
  const readings = readingsOf(options.readings);
  const schedule = requireInForce(EPF_SCHEDULES, input.date.slice(0, 7));
  const part = chooseEpfPart(
    { part: input.part, age: input.age, citizenship: input.citizenship, electedBefore1998: input.elected_before_1998 },
    schedule.value,
    rules,
  );
  const statutory = schedule.value.parts[part]!.employee;
  const elected = input.employee_rate === undefined ? undefined : percent(input.employee_rate);
  if (elected && rules.epf.refusesLowRate && elected.numerator < statutory.numerator) {
    throw new StatutoryError('epf_rate_below_statutory', 'employee_rate');
  }
  const epf: EpfCase = {
    schedule,
    part,
    wage: fromRinggit(input.wage),
    regularWage: input.regular_wage === undefined ? undefined : fromRinggit(input.regular_wage),
    age: input.age,
    employeeRate: elected ?? (rules.epf.partBy === 'age' && part === 'A' ? EPF_DEFAULT_EMPLOYEE_RATE : undefined),
  };
  const shares = shareEpf(epf, rules, readings);
  return {
    part: shares.part,
    employee: toRinggit(shares.employee),
    employer: toRinggit(shares.employer),
    total: toRinggit(shares.total),
    trace: options.trace === false ? [] : explainEpf(epf, shares, rules),
  };
}
