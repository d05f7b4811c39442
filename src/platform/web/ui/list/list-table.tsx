import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type MouseEvent } from 'react';
import { useT } from '../../locale/locale.tsx';
import { useLocalState } from '../../use-local-state.ts';
import { scrollRegion } from '../scroll-region.ts';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list.module.css';
import { drawCell, wordsOf } from './list-cell.tsx';
import { alignOf, widthOf } from './list-columns.ts';
import { Head, type HeadProps } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { RowMenu } from './row-menu.tsx';

/** Above this many rows only those in view are drawn. */
export const VIRTUAL_ABOVE = 100;
const ROW = { normal: 40, compact: 34 } as const;
const CHECK_WIDTH = 40;
const MENU_WIDTH = 48;

interface ListTableProps<Row> extends ListView<Row>, Pick<HeadProps<Row>, 'sortBy' | 'sort' | 'onSort' | 'onResize'> {}

const isControl = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null;

function Row<R>({ row, index, view }: { row: R; index: number; view: ListTableProps<R> }) {
  const t = useT(UI_MESSAGES);
  const { columns, onOpen, rowActions, selectable, selected, rowKey, rowName, openKey } = view;
  const key = rowKey(row);
  return (
    <tr
      aria-rowindex={index + 2}
      data-clickable={onOpen ? true : undefined}
      data-open={openKey === String(key)}
      data-selected={selected.has(key)}
      onClick={onOpen && ((event) => !isControl(event) && onOpen(row))}
    >
      {selectable && (
        <td className={classes['narrow']}>
          <Checkbox size="xs" aria-label={t('selectRow', { name: rowName(row) })} checked={selected.has(key)} onChange={(event) => view.onSelect([key], event.currentTarget.checked)} />
        </td>
      )}
      {columns.map((column, at) => {
        const align = alignOf(column);
        const content = drawCell(column, row);
        return (
          <td key={column.key} className={align === 'left' ? undefined : classes[align]} title={wordsOf(column, row)}>
            {at === 0 && onOpen ? (
              <button type="button" className={classes['rowLink']} onClick={() => onOpen(row)}>
                {content}
              </button>
            ) : (
              content
            )}
          </td>
        );
      })}
      {rowActions && (
        <td className={classes['sticky']}>
          <RowMenu actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** The rows as a table: sticky header, sticky actions, sums of the filter at the foot, virtual above 100 rows. */
export function ListTable<R>(view: ListTableProps<R>) {
  const t = useT(UI_MESSAGES);
  const [compact] = useLocalState('compact', false);
  const scroll = useRef<HTMLElement>(null);
  const { rows, columns, remembered, selectable, selected, rowKey, rowActions, totals, stale } = view;
  const virtual = rows.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({
    count: virtual ? rows.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => (compact ? ROW.compact : ROW.normal),
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const width = columns.reduce((sum, column) => sum + widthOf(column, remembered), 0) + (selectable ? CHECK_WIDTH : 0) + (rowActions ? MENU_WIDTH : 0);
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;

  return (
    <section ref={scroll} className={classes['scroll']} {...scrollRegion(view.title)}>
      <table className={`${classes['table']} ${stale ? classes['fade'] : ''}`} data-compact={compact || undefined} style={{ minWidth: width }} aria-rowcount={rows.length + 1}>
        <colgroup>
          {selectable && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: widthOf(column, remembered) }} />
          ))}
          {rowActions && <col style={{ width: MENU_WIDTH }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selectable && (
              <th className={classes['narrow']} scope="col">
                <Checkbox
                  size="xs"
                  aria-label={t('selectAll')}
                  checked={chosen > 0 && chosen === keys.length}
                  indeterminate={chosen > 0 && chosen < keys.length}
                  onChange={(event) => view.onSelect(keys, event.currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} remembered={remembered} sortBy={view.sortBy} sort={view.sort} onSort={view.onSort} onResize={view.onResize} />
            ))}
            {rowActions && (
              <th className={classes['sticky']} scope="col">
                <span style={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}>{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {virtual ? (
            <>
              {before > 0 && (
                <tr aria-hidden style={{ height: before }} />
              )}
              {items.map(({ index }) => {
                const row = rows[index] as R;
                return <Row key={rowKey(row)} row={row} index={index} view={view} />;
              })}
              {after > 0 && (
                <tr aria-hidden style={{ height: after }} />
              )}
            </>
          ) : (
            rows.map((row, index) => <Row key={rowKey(row)} row={row} index={index} view={view} />)
          )}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} colSpan={index === 0 && selectable ? 2 : 1} className={alignOf(column) === 'left' ? undefined : classes[alignOf(column)]} title={index === 0 ? t('totalOfFilter') : undefined}>
                  {totals[column.key] ?? (index === 0 ? t('total') : null)}
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
