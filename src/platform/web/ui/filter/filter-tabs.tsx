import { formatFigure } from '#platform/contract/figures.ts';
import { useT } from '../../locale/locale.tsx';
import type { Filter } from '../list/list-types.ts';
import type { ListControl } from '../list/use-list-state.ts';
import { TabButtons } from '../page/tabs-nav.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './filter-bar.module.css';

interface FilterTabsProps {
  readonly filter: Extract<Filter, { kind: 'tabs' }>;
  readonly list: ListControl;
  /** How many there are of each value, whichever is chosen. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** The values of one filter as tabs, over the others: one sees how many there are before one chooses. */
export function FilterTabs({ filter: { key, label, options }, list, counts }: FilterTabsProps) {
  const t = useT(UI_MESSAGES);
  const all = counts && Object.values(counts).reduce((whole, n) => whole + n, 0);
  const badge = (n: number | undefined) => (n === undefined ? {} : { badge: formatFigure(n) });
  const tabs = options.map((option) => ({ key: option.value, label: option.label, ...badge(counts && (counts[option.value] ?? 0)) }));
  return (
    <div className={classes['tabs']}>
      <TabButtons
        label={label}
        tabs={[{ key: '', label: t('all'), ...badge(all) }, ...tabs]}
        value={list.draft[key] ?? ''}
        onChange={(value) => list.setFilters({ [key]: value })}
      />
    </div>
  );
}
