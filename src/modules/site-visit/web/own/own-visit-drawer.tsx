import { Button } from '@mantine/core';
import { navigate } from 'wouter/use-browser-location';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useActionCheck } from '#platform/web/viewer.tsx';
import { showOwnVisit } from '../../contract/own-visit.endpoints.ts';
import type { VisitDetail } from '../../contract/site-visit.schema.ts';
import { VisitBody } from '../detail/visit-body.tsx';
import { VisitStatusChip } from '../visit-columns.tsx';
import { VISIT } from '../visit.messages.ts';
import type { VisitTask } from './visit-task.ts';
import { useOwnMoves } from './use-own-moves.ts';

interface OwnVisitDrawerProps {
  readonly id: number;
  readonly close: () => void;
  readonly onTask: (task: VisitTask) => void;
}

/** One own visit. */
export function OwnVisitDrawer({ id, close, onTask }: OwnVisitDrawerProps) {
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showOwnVisit, { id }, { quiet: true, keepPrevious: false });
  const visit = data?.data;
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={visit?.place.name ?? say(VISIT.visit)}
      badge={visit && <VisitStatusChip visit={visit} />}
      actions={visit && <Actions visit={visit} onTask={onTask} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {visit && <VisitBody visit={visit} />}
      </Loaded>
    </DetailDrawer>
  );
}

/** May its kilometres be claimed, as far as the row says? */
const hasKilometres = ({ status, km }: VisitDetail): boolean => status === 'Completed' && km !== null && km > 0;

function Actions({ visit, onTask }: { visit: VisitDetail; onTask: OwnVisitDrawerProps['onTask'] }) {
  const t = useT(VISIT);
  const { withdraw } = useOwnMoves();
  const mayClaim = useActionCheck()({ page: '/claim' });
  const { status } = visit;
  return (
    <>
      {(status === 'Upcoming' || status === 'Missed') && <Button onClick={() => onTask({ of: 'plan', visit })}>{t('changePlan')}</Button>}
      {(status === 'On Going' || status === 'Completed') && (
        <Button variant="default" onClick={() => onTask({ of: 'km', visit })}>
          {t('changeKm')}
        </Button>
      )}
      {hasKilometres(visit) && visit.claim_id === null && mayClaim.allowed && <Button onClick={() => onTask({ of: 'claim', visit })}>{t('claimKm')}</Button>}
      {visit.claim_id !== null && mayClaim.allowed && <Button onClick={() => navigate(`/claim?open=${visit.claim_id}`)}>{t('openClaim')}</Button>}
      {status === 'Upcoming' && (
        <Button variant="light" color="red" onClick={() => void withdraw(visit)}>
          {t('cancelVisit')}
        </Button>
      )}
    </>
  );
}
