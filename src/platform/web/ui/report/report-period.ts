/** The days of a report: those of this month until others are chosen. */
import { useMemo } from 'react';
import { monthRange } from '#platform/contract/dates.ts';
import type { Label } from '../../locale/locale.tsx';
import type { Filter } from '../list/list-types.ts';
import { filterInput, type ListState } from '../list/list-url.ts';
import { useToday } from '../values.tsx';

/** The filter of the days, which comes first. */
export function usePeriodFilter(label: Label): Filter {
  const { start_date, end_date } = monthRange(useToday());
  return useMemo(
    () => ({ kind: 'dates', key: 'start_date', to: 'end_date', label, initial: start_date, initialTo: end_date, prominent: true }),
    [label, start_date, end_date],
  );
}

/** What a change of the filter becomes: a report has days, so emptied ones are those that it began with. */
export function keepPeriod(filters: readonly Filter[], changes: Record<string, string>): Record<string, string> {
  const period = filters.find((filter) => filter.kind === 'dates');
  if (period?.kind !== 'dates' || changes[period.key] !== '') return changes;
  return { ...changes, [period.key]: period.initial ?? '', [period.to]: period.initialTo ?? '' };
}

/** What the address asks for, with its days as text. */
export function periodInput(
  state: ListState,
  filters: readonly Filter[],
): Record<string, unknown> & { readonly start_date: string; readonly end_date: string } {
  const { start_date, end_date, ...chosen } = filterInput(state, filters);
  return { ...chosen, start_date: String(start_date), end_date: String(end_date) };
}

/** The one of `values` that was chosen; else the first. */
export const chosenOf = <const T extends string>(values: readonly [T, ...T[]], chosen: unknown): T => values.find((each) => each === chosen) ?? values[0];
