/** Dated law: every figure carries from when it holds, its unit and its source. */
import type { Source } from './sources.params.ts';
import { StatutoryError } from './statutory.errors.ts';

/** `YYYY-MM`: the wage month; a year of assessment starts with its January. */
export type Month = string;

export interface Dated<Value> {
  /** First wage month (or January of the first year of assessment) in which the value holds. */
  readonly from: Month;
  readonly value: Value;
  /** What the value measures: "sen", "per cent", "units" … */
  readonly unit: string;
  readonly source: Source;
}

/**
 * The entry in force in `month`: the last one whose `from` is not later. Undefined before the first.
 * Series are short and ordered, so a walk from the newest end is the fastest look-up.
 */
export function inForce<Value>(series: readonly Dated<Value>[], month: Month): Dated<Value> | undefined {
  for (let i = series.length - 1; i >= 0; i -= 1) {
    const entry = series[i]!;
    if (entry.from <= month) return entry;
  }
  return undefined;
}

/** As `inForce`; throws `table_unavailable` before the first entry. */
export function requireInForce<Value>(series: readonly Dated<Value>[], month: Month): Dated<Value> {
  const entry = inForce(series, month);
  if (!entry) throw new StatutoryError('table_unavailable', 'date');
  return entry;
}
