/** What waits for the viewer in all modules: groups and rows on the left, what stands behind the current one on the right. */
import { Badge, Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useRenewOnLive } from '#platform/web/call/use-renew-on-live.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { listApprovalGroups, listApprovals } from '../../contract/approval.endpoints.ts';
import { InboxWorkspace } from './inbox-workspace.tsx';
import { INBOX } from '../inbox.messages.ts';
import classes from './inbox.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { dismissOutcomes } from '../outcomes.ts';

const INBOX_WIDTH = 1240;
/** From here on the list and the preview stand side by side. */
const NARROW = '(max-width: 68.74em)';
/** A colleague who decides tells nobody but the applicant, so the list also asks by itself. */
const EVERY_MS = 60_000;

type By = 'detail' | 'person';

export function InboxDrawer({ close }: { close: () => void }) {
  const t = useT(INBOX);
  const [type, setType] = useState('');
  const [by, setBy] = useState<By>('detail');
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const { data, error, refetch } = useEndpoint(listApprovalGroups, { by, ...(type && { type }) }, { quiet: true, refetchInterval: EVERY_MS, staleTime: 0 });
  useRenewOnLive(listApprovalGroups);
  useRenewOnLive(listApprovals);
  useEffect(() => dismissOutcomes, []);
  const total = data?.counts.reduce((sum, { n }) => sum + n, 0) ?? 0;
  return (
    <DetailDrawer wide size={INBOX_WIDTH} onClose={close} title={INBOX.title} badge={total > 0 && <Badge variant="light">{total}</Badge>}>
      {data && total > 0 && (
        <div className={classes['ways']}>
          {(data.counts.length > 1 || type) && <Types counts={data.counts} chosen={type} onChoose={setType} />}
          <SegmentedControl
            aria-label={t('by')}
            value={by}
            onChange={(value) => setBy(value as By)}
            data={[
              { value: 'detail', label: t('byDetail') },
              { value: 'person', label: t('byPerson') },
            ]}
          />
        </div>
      )}
      <OutcomeList />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="rows" count={6} />
      ) : data.data.length === 0 ? (
        <EmptyState title={INBOX.empty} hint={INBOX.emptyHint} />
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
          <InboxWorkspace key={`${by} ${type}`} groups={data.data} type={type} narrow={narrow} />
          {data.more && <p className="quiet small">{t('morePeople')}</p>}
        </>
      )}
    </DetailDrawer>
  );
}

function Types({ counts, chosen, onChoose }: { counts: OutputOf<typeof listApprovalGroups>['counts']; chosen: string; onChoose: (type: string) => void }) {
  const t = useT(INBOX);
  const say = useSay();
  return (
    <SegmentedControl
      className="swiped"
      maw="100%"
      style={{ overflowX: 'auto' }}
      aria-label={t('types')}
      value={chosen}
      onChange={onChoose}
      data={[{ value: '', label: t('all') }, ...counts.map(({ type, title, n }) => ({ value: type, label: `${say(title)} ${n}` }))]}
    />
  );
}
