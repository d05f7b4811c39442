/** The filters of a list in one row: the search, those that matter most, and a button for the rest, with a chip for what is set there. */
import { lazy, memo, Suspense } from 'react';
import type { Filter } from '../list/list-types.ts';
import type { ListControl } from '../list/use-list-state.ts';
import classes from './filter-bar.module.css';
import { FilterControl } from './filter-control.tsx';
import { FilterMore } from './filter-more.tsx';
import { placesOf, whatIsSet } from './filter-places.ts';
import { FilterTabs } from './filter-tabs.tsx';

const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));

export interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly list: ListControl;
  readonly phone?: boolean;
  /** For the tabs among the filters. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

export const FilterBar = memo(function FilterBar({ filters, list, phone = false, counts }: FilterBarProps) {
  const { row, folded } = placesOf(filters, phone);
  return (
    <>
      {filters.map((filter) => filter.kind === 'tabs' && <FilterTabs key={filter.key} filter={filter} list={list} counts={counts} />)}
      {row.length + folded.length > 0 && (
        <search className={classes['bar']}>
          <div className={`${classes['row']} row`}>
            {row.map((filter) => (
              <FilterControl key={filter.key} filter={filter} values={list.draft} onChange={list.setFilters} wide={false} />
            ))}
            {folded.length > 0 && <FilterMore filters={folded} list={list} phone={phone} />}
          </div>
          {whatIsSet(list.draft, folded).length > 0 && (
            <Suspense>
              <FilterChips filters={folded} list={list} />
            </Suspense>
          )}
        </search>
      )}
    </>
  );
});
