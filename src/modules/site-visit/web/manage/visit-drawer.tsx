import { Button } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { showVisit } from '../../contract/manage-visit.endpoints.ts';
import { VisitBody } from '../detail/visit-body.tsx';
import { VisitStatusChip } from '../visit-columns.tsx';
import { VISIT } from '../visit.messages.ts';
import { useVisitMoves, type ManageTask } from './use-visit-moves.ts';

/** One visit of an employee. */
export function VisitDrawer({ id, close, onTask }: { id: number; close: () => void; onTask: (task: ManageTask) => void }) {
  const say = useSay();
  const t = useT(VISIT);
  const { data, error, refetch } = useEndpoint(showVisit, { id }, { quiet: true, keepPrevious: false });
  const visit = data?.data;
  const { movesOf } = useVisitMoves(onTask);
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={visit?.employee.name ?? say(VISIT.visit)}
      badge={visit && <VisitStatusChip visit={visit} />}
      actions={
        visit && (
          <>
            {(visit.status === 'Upcoming' || visit.status === 'Missed') && (
              <Button variant="default" onClick={() => onTask({ of: 'plan', visit })}>
                {t('changePlan')}
              </Button>
            )}
            {movesOf(visit).map(({ key, label, onClick, danger }) => (
              <Button key={key} variant={danger ? 'light' : 'default'} {...(danger && { color: 'red' })} onClick={() => void onClick()}>
                {say(label)}
              </Button>
            ))}
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {visit && <VisitBody visit={visit} />}
      </Loaded>
    </DetailDrawer>
  );
}
