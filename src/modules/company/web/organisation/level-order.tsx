import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { reorderLevels } from '../../contract/organisation.endpoints.ts';
import type { PositionLevelRow } from '../../contract/organisation.schema.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import classes from './level-order.module.css';
import { ORGANISATION_MESSAGES } from './organisation.messages.ts';

/** Takes the element at `from` out and puts it in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const [taken] = rest.splice(from, 1);
  if (taken !== undefined) rest.splice(to, 0, taken);
  return rest;
}

/** The levels from the most senior down: dragged with the pointer, moved with arrows by keyboard or touch. */
export function LevelOrder({ levels, onClose }: { levels: readonly PositionLevelRow[]; onClose: () => void }) {
  const t = useT(ORGANISATION_MESSAGES);
  const [order, setOrder] = useState(() => [...levels].sort((a, b) => a.rank - b.rank));
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { run, busy } = useWrite(reorderLevels, { invalidates: ORGANISATION_READS, onDone: onClose });
  /** The dragged level takes the place under the pointer. */
  const drag = (y: number) => {
    const under = [...(list.current?.children ?? [])].findIndex((item) => y < item.getBoundingClientRect().bottom);
    const to = under < 0 ? order.length - 1 : under;
    if (dragged === null || to === dragged) return;
    setOrder(moved(order, dragged, to));
    setDragged(to);
  };
  const save = () => run({ ids: order.map(({ id }) => id) }).catch(() => undefined);
  return (
    <SideDrawer onClose={onClose} title={ORGANISATION_MESSAGES.order} size={440}>
      <Text c="dimmed" size="sm" mb="sm">
        {t('orderNote')}
      </Text>
      <ol className="list" ref={list}>
        {order.map((level, at) => (
          <li key={level.id} className={`${classes['item']} entry`} data-dragged={dragged === at || undefined}>
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
            <span className="words">{level.name}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === 0}
              aria-label={t('up', { name: level.name })}
              onClick={() => setOrder(moved(order, at, at - 1))}
            >
              <Icon name="arrow-up" size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === order.length - 1}
              aria-label={t('down', { name: level.name })}
              onClick={() => setOrder(moved(order, at, at + 1))}
            >
              <Icon name="arrow-down" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          {t('saveOrder')}
        </Button>
      </Group>
    </SideDrawer>
  );
}
