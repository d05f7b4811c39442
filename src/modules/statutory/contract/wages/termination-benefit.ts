/** What a dismissed or laid-off person is owed beside the notice (Employment (Termination and Lay-Off Benefits) Regulations 1980). */
import { addDays, addMonths, daysInclusive, monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { ZERO, ratio, roundToSen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { requireInForce } from '../choose-in-force.ts';
import { TERMINATION_BENEFITS } from './termination-benefit.params.ts';
import { traceTitles } from '../trace.messages.ts';
import type { TraceStep } from '../trace.schema.ts';
import { WAGE_FORMULAS } from '../formulas.ts';

export interface TerminationCase {
  readonly joined: CalendarDate;
  readonly last: CalendarDate;
  /** Wages of the last twelve complete months. */
  readonly wages: Sen;
}
export interface TerminationResult {
  readonly amount: Sen;
  /** Months of service, a part to the nearest month. */
  readonly months: number;
  /** Days' wages for each year, by the last band. */
  readonly days: number;
  readonly from: string;
  readonly source: Text;
  readonly daysOfYear: number;
}

/** Half a month or more counts as a month. */
function monthsOfService(joined: CalendarDate, last: CalendarDate): number {
  const after = addDays(last, 1);
  const whole = Math.max(0, monthsBetween(joined, after));
  const rest = daysInclusive(addMonths(joined, whole), last);
  const next = daysInclusive(addMonths(joined, whole), addDays(addMonths(joined, whole + 1), -1));
  return whole + (rest * 2 >= next ? 1 : 0);
}

/** days of the last band × months ÷ 12 × twelve months' wages ÷ 365, rounded once. */
export function terminationBenefit({ joined, last, wages }: TerminationCase): TerminationResult {
  const law = requireInForce(TERMINATION_BENEFITS, last.slice(0, 7));
  const { bands, leastMonths, daysOfYear } = law.value;
  const served = Math.max(0, monthsBetween(joined, addDays(last, 1)));
  const months = monthsOfService(joined, last);
  const known = { months, from: law.from, source: law.source.where, daysOfYear };
  if (served < leastMonths) return { ...known, amount: ZERO, days: 0 };
  const days = bands.findLast(({ fromMonths }) => served >= fromMonths)?.days ?? 0;
  return { ...known, days, amount: roundToSen(wages, ratio(days * months, 12 * daysOfYear)) };
}

/** The step that explains it. */
export const explainTermination = (asked: TerminationCase, found: TerminationResult): TraceStep => ({
  step: 'termination_benefit',
  title: { en: traceTitles.termination_benefit.en, ms: traceTitles.termination_benefit.ms },
  formula: WAGE_FORMULAS.termination,
  inputs: { wages: toRinggit(asked.wages), days_a_year: found.days, months: found.months, joined: asked.joined, last_day: asked.last },
  result: toRinggit(found.amount),
  rule: 'law',
  version: found.from,
  source: found.source,
});
