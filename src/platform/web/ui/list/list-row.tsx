import { Checkbox } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list.module.css';
import { drawCell, wordsOf } from './list-cell.tsx';
import { alignOf } from './list-columns.ts';
import type { ListView } from './list-view.ts';
import { RowMenu } from './row-menu.tsx';

const isControl = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null;

/** One row of the table. A click anywhere opens it; the keyboard uses the button in its first cell. */
export function ListRow<R>({ row, index, view }: { row: R; index: number; view: ListView<R> }) {
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
          <Checkbox
            size="xs"
            aria-label={t('selectRow', { name: rowName(row) })}
            checked={selected.has(key)}
            onChange={(event) => view.onSelect([key], event.currentTarget.checked)}
          />
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
