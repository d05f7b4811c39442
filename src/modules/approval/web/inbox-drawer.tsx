/** What waits for the viewer in all modules, to be gone through with the keyboard or in bulk. */
import { Badge, Button, SegmentedControl } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useRenewOnLive } from '#platform/web/call/use-renew-on-live.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { listApprovals } from '../contract/approval.endpoints.ts';
import { InboxList } from './inbox-list.tsx';
import { INBOX } from './inbox.messages.ts';
import classes from './inbox.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { dismissOutcomes } from './outcomes.ts';

const AT_FIRST = 30;
const AT_MOST = 100;
const WIDTH = 960;
/** A colleague who decides tells nobody but the applicant, so the list also asks by itself. */
const EVERY_MS = 60_000;

export function InboxDrawer({ close }: { close: () => void }) {
  const t = useT(INBOX);
  const [type, setType] = useState('');
  const [size, setSize] = useState(AT_FIRST);
  const { data, error, refetch } = useEndpoint(
    listApprovals,
    { per_page: size, ...(type && { type }) },
    { quiet: true, refetchInterval: EVERY_MS, staleTime: 0 },
  );
  useRenewOnLive(listApprovals);
  useEffect(() => dismissOutcomes, []);
  const total = data?.counts.reduce((sum, { n }) => sum + n, 0) ?? 0;
  const left = data ? data.meta.total - data.data.length : 0;
  return (
    <DetailDrawer wide size={WIDTH} onClose={close} title={INBOX.title} badge={total > 0 && <Badge variant="light">{total}</Badge>}>
      {data && (data.counts.length > 1 || type) && <Types counts={data.counts} chosen={type} onChoose={setType} />}
      <OutcomeList />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="rows" count={6} />
      ) : data.data.length === 0 ? (
        <EmptyState drawing="done" title={INBOX.empty} hint={INBOX.emptyHint} />
      ) : (
        <>
          {error && (
            <p className={classes['stale']} role="status">
              {t('stale')}
              <Button size="compact-md" variant="subtle" onClick={() => void refetch()}>
                {t('again')}
              </Button>
            </p>
          )}
          <InboxList items={data.data} />
          {left > 0 && size < AT_MOST && (
            <Button variant="default" fullWidth mt="sm" onClick={() => setSize(AT_MOST)}>
              {t('more', { n: left })}
            </Button>
          )}
        </>
      )}
    </DetailDrawer>
  );
}

function Types({ counts, chosen, onChoose }: { counts: OutputOf<typeof listApprovals>['counts']; chosen: string; onChoose: (type: string) => void }) {
  const t = useT(INBOX);
  const say = useSay();
  return (
    <SegmentedControl
      mb="sm"
      maw="100%"
      style={{ overflowX: 'auto' }}
      aria-label={t('types')}
      value={chosen}
      onChange={onChoose}
      data={[{ value: '', label: t('all') }, ...counts.map(({ type, title, n }) => ({ value: type, label: `${say(title)} ${n}` }))]}
    />
  );
}
