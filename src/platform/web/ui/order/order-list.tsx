import { ActionIcon } from '@mantine/core';
import { useRef, useState } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { moved } from './moved.ts';
import classes from './order-list.module.css';

const MESSAGES = defineMessages({
  up: { en: 'Move {name} up', ms: 'Alih {name} ke atas' },
  down: { en: 'Move {name} down', ms: 'Alih {name} ke bawah' },
});

export interface OrderListProps<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly onOrder: (rows: readonly Row[]) => void;
}

/** Things in an order that somebody gives them: dragged with the pointer, moved with arrows by keyboard or touch. */
export function OrderList<Row extends { readonly id: number }>({ rows, nameOf, onOrder }: OrderListProps<Row>) {
  const t = useT(MESSAGES);
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => onOrder(moved(rows, from, to));
  /** What is dragged takes the place under the pointer. */
  const drag = (y: number) => {
    const under = [...(list.current?.children ?? [])].findIndex((item) => y < item.getBoundingClientRect().bottom);
    const to = under < 0 ? rows.length - 1 : under;
    if (dragged === null || to === dragged) return;
    move(dragged, to);
    setDragged(to);
  };
  return (
    <ol className="list" ref={list}>
      {rows.map((row, at) => (
        <li key={row.id} className={`${classes['item']} entry`} data-dragged={dragged === at || undefined}>
          <button
            type="button"
            className={classes['grip']}
            tabIndex={-1}
            aria-hidden
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(at);
            }}
            // A row that moves in the page loses its pointer: without a pressed button nothing is dragged any more.
            onPointerMove={(event) => (event.buttons === 0 ? setDragged(null) : drag(event.clientY))}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            <Icon name="drag" size={16} />
          </button>
          <span className="tabular">{at + 1}</span>
          <span className="words">{nameOf(row)}</span>
          {(['up', 'down'] as const).map((way) => {
            const to = way === 'up' ? at - 1 : at + 1;
            return (
              <ActionIcon
                key={way}
                variant="subtle"
                color="gray"
                disabled={to < 0 || to >= rows.length}
                aria-label={t(way, { name: nameOf(row) })}
                onClick={() => move(at, to)}
              >
                <Icon name={`arrow-${way}`} size={16} />
              </ActionIcon>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
