/** The categories in the order in which employees choose from them: dragged, or moved with arrows. */
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { categories, sortCategories, type CategoryRow } from '../../contract/category/category.register.ts';
import { SETUP_READS } from '../claim-reads.ts';
import { categoryName } from '../claim-words.ts';
import { CATEGORY } from './category.messages.ts';
import classes from './order-drawer.module.css';

const MOST = 500;

/** One row taken out and put in at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}

export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(categories.list, { per_page: MOST, sort_by: 'sort_order', sort: 'asc' } as never, { quiet: true });
  const t = useT(CATEGORY);
  const { run, busy } = useWrite(sortCategories, { invalidates: SETUP_READS });
  const stored = (data as { readonly data: readonly CategoryRow[] } | undefined)?.data;
  const [changed, setChanged] = useState<readonly CategoryRow[] | null>(null);
  const rows = changed ?? stored;
  const save = async () => {
    // A refusal has been told by the global handler.
    const saved = await run({ ids: (rows ?? []).map(({ id }) => id) }).catch(() => null);
    if (saved) onClose();
  };
  return (
    <DetailDrawer
      size={480}
      onClose={onClose}
      title={t('orderTitle')}
      actions={
        <Button loading={busy} disabled={changed === null} onClick={() => void save()}>
          {t('saveOrder')}
        </Button>
      }
    >
      <p className="quiet small">{t('orderHint')}</p>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {rows && <Rows rows={rows} onMove={(from, to) => setChanged(moved(rows, from, to))} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Rows({ rows, onMove }: { rows: readonly CategoryRow[]; onMove: (from: number, to: number) => void }) {
  const t = useT(CATEGORY);
  const { locale } = useLocale();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <ol className={`${classes['rows']} list`}>
      {rows.map((row, at) => {
        const name = categoryName(row, locale);
        const arrow = (way: 'up' | 'down', to: number) => (
          <ActionIcon variant="subtle" size="lg" aria-label={t(way, { name })} disabled={to < 0 || to >= rows.length} onClick={() => onMove(at, to)}>
            <Icon name={`chevron-${way}`} size={18} />
          </ActionIcon>
        );
        return (
          <li
            key={row.id}
            className={classes['row']}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged === at) return;
              onMove(dragged, at);
              setDragged(at);
            }}
          >
            <span>{name}</span>
            {arrow('up', at - 1)}
            {arrow('down', at + 1)}
          </li>
        );
      })}
    </ol>
  );
}
