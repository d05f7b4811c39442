import type { Filter } from '../list/list-types.ts';
import type { ListControl } from '../list/use-list-state.ts';
import { FilterControl } from './filter-control.tsx';

/** What the popover and the sheet of a phone hold: the filters that do not stand in the row, each under its label. */
export interface FilterFieldsProps {
  readonly filters: readonly Filter[];
  readonly list: ListControl;
}

export function FilterFields({ filters, list }: FilterFieldsProps) {
  return filters.map((filter) => <FilterControl key={filter.key} filter={filter} values={list.draft} onChange={list.setFilters} wide />);
}
