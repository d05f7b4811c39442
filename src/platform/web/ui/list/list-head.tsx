import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useLabel, useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list-head.module.css';
import table from './list-table.module.css';
import { alignOf } from './columns/list-columns.ts';
import type { Column } from './list-types.ts';

export interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sortBy: string;
  readonly sort: 'asc' | 'desc';
  readonly onSort: (by: string, sort: 'asc' | 'desc') => void;
  readonly onResize: (key: string, width: number) => void;
}

const STEP = 16;

/** The header of one column: sorts by click, resizes by its edge (or Alt + arrow keys). */
export function Head<Row>({ column, sortBy, sort, onSort, onResize }: HeadProps<Row>) {
  const labelOf = useLabel();
  const t = useT(UI_MESSAGES);
  const cell = useRef<HTMLTableCellElement>(null);
  const by = column.sort === true ? column.key : column.sort || null;
  const active = by !== null && by === sortBy;
  const words = labelOf(column.label);

  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const start = event.clientX;
    const width = cell.current?.offsetWidth ?? 0;
    const onMove = (move: globalThis.PointerEvent) => onResize(column.key, width + move.clientX - start);
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onEnd);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onEnd);
  };
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    onResize(column.key, (cell.current?.offsetWidth ?? 0) + (event.key === 'ArrowRight' ? STEP : -STEP));
  };
  const align = alignOf(column);
  return (
    <th
      ref={cell}
      scope="col"
      className={align === 'left' ? undefined : table[align]}
      data-align={align}
      aria-sort={active ? (sort === 'asc' ? 'ascending' : 'descending') : undefined}
      title={words}
    >
      {by === null ? (
        <span className={classes['headPlain']}>
          <span className={classes['headWords']} data-cell={column.key}>
            {words}
          </span>
        </span>
      ) : (
        <button
          type="button"
          className={`${classes['headButton']} plain-button`}
          data-active={active || undefined}
          aria-label={t('sortBy', { name: words })}
          onClick={() =>
            onSort(
              by,
              active && sort === 'desc'
                ? 'asc'
                : active
                  ? 'desc'
                  : column.kind === undefined || column.kind === 'text' || column.kind === 'person' || column.kind === 'identity'
                    ? 'asc'
                    : 'desc',
            )
          }
          onKeyDown={byKey}
        >
          <span className={classes['headWords']} data-cell={column.key}>
            {words}
          </span>
          <span className={classes['sortMark']}>
            <Icon name={active && sort === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} />
          </span>
        </button>
      )}
      <span className={classes['handle']} onPointerDown={drag} role="presentation" />
    </th>
  );
}
