import { Checkbox } from '@mantine/core';
import { Fragment, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useT } from '../../locale/locale.tsx';
import { useLocalState } from '../../use-local-state.ts';
import { keepRow } from '../action/keep-focus.ts';
import { scrollRegion } from '../page/scroll-region.ts';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list-table.module.css';
import { alignOf, isExact } from './columns/list-columns.ts';
import { Head, type HeadProps } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import { groupAbove, type ListView } from './list-view.ts';
import { useFit } from './use-fit.ts';
import type { VirtualRows as VirtualRowsType } from './virtual-rows.tsx';

/** Above this many rows only those in view are drawn. */
export const VIRTUAL_ABOVE = 100;
const ROW = { normal: 40, compact: 34 } as const;
const CHECK_WIDTH = 40;
const MENU_WIDTH = 48;

const VirtualRows = lazy(async () => ({ default: (await import('./virtual-rows.tsx')).VirtualRows })) as typeof VirtualRowsType;

interface ListTableProps<Row> extends ListView<Row>, Pick<HeadProps<Row>, 'sortBy' | 'sort' | 'onSort' | 'onResize'> {
  /** Told which columns had no room. */
  readonly onLeft: (keys: string) => void;
}

/** The rows as a table: sticky header, sticky actions, sums of the filter at the foot, virtual above 100 rows. */
export function ListTable<R>(list: ListTableProps<R>) {
  const t = useT(UI_MESSAGES);
  const [compact] = useLocalState('compact', false);
  const scroll = useRef<HTMLElement>(null);
  const { rows, selectable, selected, rowKey, rowActions, totals, stale, onLeft } = list;
  const virtual = rows.length > VIRTUAL_ABOVE;
  const beside = (selectable ? CHECK_WIDTH : 0) + (rowActions ? MENU_WIDTH : 0);
  const { columns, widths, folded, left } = useFit(scroll, beside, list);
  const view = useMemo(() => ({ ...list, columns, folded }), [list, columns, folded]);
  const leftKeys = left.join(' ');
  useEffect(() => onLeft(leftKeys), [onLeft, leftKeys]);
  const width = widths.reduce((sum, each) => sum + each, beside);
  const keys = selectable ? rows.filter(selectable).map(rowKey) : [];
  const chosen = keys.filter((key) => selected.has(key)).length;

  return (
    <section ref={scroll} className={classes['scroll']} {...scrollRegion(list.title)}>
      <table
        className={`${classes['table']} ${stale ? 'fade' : ''}`}
        data-compact={compact || undefined}
        style={{ minWidth: width }}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {selectable && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column, at) => (
            <col key={column.key} style={{ width: widths[at] }} />
          ))}
          {rowActions && <col style={{ width: MENU_WIDTH }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selectable && (
              <th className={classes['narrow']} scope="col">
                {keys.length > 0 && (
                  <Checkbox
                    size="xs"
                    aria-label={t('selectAll')}
                    checked={chosen > 0 && chosen === keys.length}
                    indeterminate={chosen > 0 && chosen < keys.length}
                    onChange={(event) => list.onSelect(keys, event.currentTarget.checked)}
                  />
                )}
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sortBy={list.sortBy} sort={list.sort} onSort={list.onSort} onResize={list.onResize} />
            ))}
            {rowActions && (
              <th className={classes['sticky']} scope="col">
                <span style={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}>{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={keepRow}>
          {virtual ? (
            <Suspense>
              <VirtualRows view={view} scroll={scroll} rowHeight={compact ? ROW.compact : ROW.normal} />
            </Suspense>
          ) : (
            rows.map((row, index) => {
              const heading = groupAbove(list, index);
              return (
                <Fragment key={rowKey(row)}>
                  {heading !== null && (
                    <tr>
                      <th colSpan={columns.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)} className={classes['group']} scope="colgroup">
                        {heading}
                      </th>
                    </tr>
                  )}
                  <ListRow row={row} index={index} view={view} />
                </Fragment>
              );
            })
          )}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  colSpan={index === 0 && selectable ? 2 : 1}
                  data-exact={index > 0 && isExact(column) ? column.key : undefined}
                  className={alignOf(column) === 'left' ? undefined : classes[alignOf(column)]}
                  title={index === 0 ? t('totalOfFilter') : undefined}
                >
                  <div className={classes['cell']} data-cell={index > 0 && totals[column.key] !== undefined ? column.key : undefined}>
                    {totals[column.key] ?? (index === 0 ? t('total') : null)}
                  </div>
                </td>
              ))}
              {rowActions && <td className={classes['sticky']}>{'\u00a0'}</td>}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
