import { Button } from '@mantine/core';
import { createElement, Suspense, useState } from 'react';
import type { TodoItem } from '#platform/contract/dashboard/agenda.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { BlockCard } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { TodoRowFile } from '#platform/web/module.ts';
import { MostUrgentContext, type TodoProps } from '#platform/web/duty.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { listTodos } from '../contract/dashboard.endpoints.ts';
import classes from './agenda.module.css';
import { Boundary } from './card-cell.tsx';
import { DASHBOARD_MESSAGES as M } from './dashboard.messages.ts';
import { MoreButton } from './more-button.tsx';
import { keepFiles } from './keep-files.ts';

export type TodoRows = Readonly<Record<string, TodoRowFile>>;

const files = keepFiles<TodoRowFile, TodoProps<never>>((load) => async () => (await load()).Row);

/** Asks for the files of the rows, so that they stand there with the cards. */
export function loadRows(rows: TodoRows, items: readonly TodoItem[]): void {
  for (const { key } of items) if (rows[key]) files.componentOf(rows[key]);
}

/** What needs the viewer, the most urgent first; the rest comes on demand. */
export function TodayCard({ items, more, pressing, rows }: { items: readonly TodoItem[]; more: number; pressing: number; rows: TodoRows }) {
  const t = useT(M);
  const [whole, setWhole] = useState(false);
  // The first rows come with the cards: one that took its room later would move all below it.
  const [first] = useState(() => new Set(items.map(({ key }) => key)));
  const all = useEndpoint(listTodos, {}, { enabled: whole && more > 0, quiet: true });
  const shown = whole && all.data ? all.data.data : items;
  return (
    <BlockCard title={M.today}>
      {shown.length === 0 ? (
        <p className={classes['calm']}>
          <Icon name="success" size={18} />
          {t('nothing')}
        </p>
      ) : (
        <ul className={`${classes['rows']} bare`}>
          {shown.map((item, at) => (
            <Row key={`${item.key} ${item.id}`} item={item} load={rows[item.key]} urgent={at === 0} later={!first.has(item.key)} />
          ))}
        </ul>
      )}
      <MoreButton more={more} pressing={pressing} whole={whole} there={all.data !== undefined} onChange={setWhole} />
    </BlockCard>
  );
}

interface RowProps {
  readonly item: TodoItem;
  readonly load: TodoRowFile | undefined;
  readonly urgent: boolean;
  readonly later: boolean;
}

function Row({ item: { id, due, data }, load, urgent, later }: RowProps) {
  const t = useT(UI_MESSAGES);
  // A page from before the latest release knows fewer kinds.
  if (!load) return null;
  const failed = (again: () => void) => (
    <p className={classes['failed']} role="alert">
      {t('failed')}{' '}
      <Button variant="subtle" size="compact-xs" onClick={again}>
        {t('retry')}
      </Button>
    </p>
  );
  const row = createElement(files.componentOf(load), { id, due, data: data as never });
  return (
    <li>
      <Boundary failed={failed} forget={() => files.forget(load)}>
        <MostUrgentContext value={urgent}>{later ? <Suspense fallback={<div className={classes['waiting']} />}>{row}</Suspense> : row}</MostUrgentContext>
      </Boundary>
    </li>
  );
}
