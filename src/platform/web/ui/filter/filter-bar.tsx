/** The filters of a list in one row; on a phone they fold into a sheet behind one button. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../locale/locale.tsx';
import classes from './filter-bar.module.css';
import { FilterControl } from './filter-control.tsx';
import { FilterTabs } from './filter-tabs.tsx';
import { Icon } from '../icon/icons.tsx';
import type { Filter } from '../list/list-types.ts';
import { changedFilters } from '../list/list-url.ts';
import type { ListControl } from '../list/use-list-state.ts';
import { UI_MESSAGES } from '../ui.messages.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

export interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly list: ListControl;
  readonly phone?: boolean;
  /** For the tabs among the filters. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

export function FilterBar({ filters, list, phone = false, counts }: FilterBarProps) {
  const t = useT(UI_MESSAGES);
  const [opened, setOpened] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const close = () => setOpened(false);
  const open = () => {
    setEverOpened(true);
    setOpened(true);
  };
  const inBar = filters.filter(({ kind }) => kind !== 'tabs');
  const changed = changedFilters(list.state, inBar).length;
  const keyword = inBar.filter(({ kind }) => kind === 'keyword');
  const others = inBar.filter(({ kind }) => kind !== 'keyword');
  const tabs = filters.map((filter) => filter.kind === 'tabs' && <FilterTabs key={filter.key} filter={filter} list={list} counts={counts} />);
  const draw = (filter: Filter, wide: boolean) => <FilterControl key={filter.key} filter={filter} values={list.draft} onChange={list.setFilters} wide={wide} />;
  const clear = changed > 0 && (
    <Button variant="subtle" onClick={list.clearFilters} leftSection={<Icon name="filter-off" size={16} />}>
      {t('clearFilter')}
    </Button>
  );
  if (filters.length === 0) return null;
  if (!phone) {
    return (
      <>
        {tabs}
        <search className={classes['bar']}>
          {keyword.map((filter) => draw(filter, false))}
          {others.map((filter) => draw(filter, false))}
          {clear}
        </search>
      </>
    );
  }
  return (
    <>
      {tabs}
      <search className={classes['bar']}>
        {keyword.map((filter) => draw(filter, false))}
        {others.length > 0 && (
          <Button variant="default" leftSection={<Icon name="filter" size={16} />} onClick={open} aria-haspopup="dialog">
            {changed > 0 ? t('filterCount', { n: changed }) : t('filter')}
          </Button>
        )}
        {everOpened && (
          <Suspense>
            <FilterSheet opened={opened} onClose={close}>
              {others.map((filter) => draw(filter, true))}
              <Button onClick={close}>{t('showResults')}</Button>
              {clear}
            </FilterSheet>
          </Suspense>
        )}
      </search>
    </>
  );
}
