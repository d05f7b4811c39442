/** Opening and closing counts of the stores. */
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { enterCount, listCounts, showCount, type CountRow } from '../../contract/armoury/armoury.endpoints.ts';
import { COUNT_NAMES } from '../../contract/armoury/armoury-words.ts';
import { Lines } from '../lines.tsx';
import { ARMOURY as W } from './armoury.messages.ts';

const CountForm = lazyDrawer(async () => (await import('./count-form.tsx')).CountForm, { title: W.count, size: 560 });

/** @param first the number of a count that is open at once */
export function CountsDrawer({ onClose, first = null }: { onClose: () => void; first?: number | null }) {
  const t = useT(W);
  const [open, setOpen] = useState<number | 'new' | null>(first);
  const add = (
    <ActionButton needs={{ page: '/auxiliary/asset', action: 'Count', call: enterCount }} icon="plus" opens={CountForm} onClick={() => setOpen('new')}>
      {t('count')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={W.counts} size={680}>
      <ListPage
        plain
        inUrl={false}
        endpoint={listCounts}
        defaults={{ sort: 'desc', sortBy: 'date' }}
        title={W.counts}
        columns={[
          { key: 'date', label: W.date, kind: 'date', sort: true, fixed: true, card: 'title' },
          { key: 'kind', label: W.kind, priority: 1, card: 'subtitle', cell: ({ kind }: CountRow) => <CountKind kind={kind} /> },
          { key: 'store', label: W.store, priority: 1, card: 1 },
          { key: 'counted_by', label: W.countedBy, priority: 2, card: 2 },
          { key: 'checked_by', label: W.checkedBy, priority: 2, card: 3 },
          { key: 'keys_with', label: W.keysWith, priority: 3 },
          {
            key: 'differs',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ differs }: CountRow) => (
              <StatusChip status={null} label={differs > 0 ? t('differs', { n: differs }) : W.complete} colour={differs > 0 ? 'error' : 'success'} />
            ),
          },
        ]}
        onOpen={(row: CountRow) => setOpen(row.id)}
        action={add}
        empty={{ drawing: 'register', title: W.countNone, action: add }}
      />
      {open === 'new' && <CountForm onClose={() => setOpen(null)} />}
      {open && open !== 'new' && <Count id={open} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}

const CountKind = ({ kind }: { kind: CountRow['kind'] }) => useT(COUNT_NAMES)(kind);

/** One count, line by line: what differs first. */
function Count({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT(W);
  const { data, error, refetch } = useEndpoint(showCount, { id }, { quiet: true, keepPrevious: false });
  const count = data?.data;
  const lines = data?.data.counted.toSorted((one, other) => Number(other.counted !== other.expected) - Number(one.counted !== one.expected)) ?? [];
  return (
    <SideDrawer onClose={onClose} title={count ? COUNT_NAMES[count.kind] : W.count} size={480}>
      {count?.keys_with && (
        <p>
          {t('keysWith')} {count.keys_with}
        </p>
      )}
      {count?.note && <p>{count.note}</p>}
      <Loaded error={error} refetch={refetch} shape="detail" count={5}>
        {count && (
          <Lines title={`${count.store} · ${formatDate(count.date)}`} none={t('countNothing')}>
            {lines.map(({ asset_id, name, serial_no, expected, counted }) => (
              <li key={asset_id}>
                {[name, serial_no].filter(Boolean).join(' · ')}: <strong>{counted}</strong>{' '}
                {counted !== expected && <StatusChip status={null} label={t('expected', { n: expected })} colour="error" />}
              </li>
            ))}
          </Lines>
        )}
      </Loaded>
    </SideDrawer>
  );
}
