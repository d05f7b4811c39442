import { memo, type MouseEvent, type ReactNode } from 'react';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import controls from './list-controls.module.css';
import classes from './list-table.module.css';
import { drawCell, isNothing, valueOf, wordsOf } from './list-cell.tsx';
import { alignOf, isExact } from './columns/list-columns.ts';
import type { ListView } from './list-view.ts';
import { RowMenu } from './row-menu.tsx';

const isControl = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null;

function Row<R>({ row, index, view }: { row: R; index: number; view: ListView<R> }) {
  const t = useT(UI_MESSAGES);
  const { columns, onOpen, rowActions, selectable, selected, rowKey, rowName, openKey } = view;
  const key = rowKey(row);
  return (
    <tr
      aria-rowindex={index + 2}
      className={view.leaving?.(row) ? 'fade' : undefined}
      data-clickable={onOpen ? true : undefined}
      data-open={openKey === String(key)}
      data-selected={selected.has(key)}
      onClick={onOpen && ((event) => !isControl(event) && onOpen(row))}
    >
      {selectable && (
        <td className={classes['narrow']}>
          {selectable(row) && (
            <input
              type="checkbox"
              className={`${controls['check']} reach`}
              aria-label={t('selectRow', { name: rowName(row) })}
              checked={selected.has(key)}
              onChange={(event) => view.onSelect([key], event.currentTarget.checked)}
            />
          )}
        </td>
      )}
      {columns.map((column, at) => {
        const align = alignOf(column);
        // A cell without a value still says what it opens.
        const isNamed = column.cell !== undefined || !isNothing(valueOf(column, row));
        const link = (value: ReactNode) => (
          <button type="button" className={`${classes['rowLink']} plain-button`} aria-label={isNamed ? undefined : rowName(row)} onClick={() => onOpen?.(row)}>
            {value}
          </button>
        );
        const content = drawCell(column, row, { folded: view.folded?.get(column.key), ...(at === 0 && onOpen && { link }) });
        return (
          <td
            key={column.key}
            className={align === 'left' ? undefined : classes[align]}
            // Words as they are drawn: the value itself may be a code of the wire.
            title={typeof content === 'string' ? content : wordsOf(column, row)}
            data-exact={isExact(column) ? column.key : undefined}
          >
            <div className={classes['cell']} data-cell={column.key}>
              {content}
            </div>
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

/**
 * One row of the table. A click anywhere opens it; the keyboard uses the button in its first cell. While one scrolls,
 * rows that stay are not drawn again, and those that come are plain elements: a component of the kit for each box and
 * button would cost more than the rest of the row.
 */
export const ListRow = memo(Row) as typeof Row;
