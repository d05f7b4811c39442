import { Button } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/detail-drawer.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { showOwnLeave } from '../../contract/leave.endpoints.ts';
import { LeaveBody } from '../detail/leave-body.tsx';
import { LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { useWithdraw } from './use-withdraw.ts';

/** One own leave. */
export function OwnLeaveDrawer({ id, close }: { id: number; close: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const withdraw = useWithdraw();
  const { data, error, refetch } = useEndpoint(showOwnLeave, { id }, { quiet: true, keepPrevious: false });
  const leave = data?.data;
  return (
    <DetailDrawer
      onClose={close}
      title={typeName(leave?.item_type, locale) || W.leave}
      badge={leave && <StatusChip status={leave.status} />}
      actions={
        leave?.can.withdraw && (
          <Button variant="light" color="red" onClick={() => void withdraw(leave)}>
            {t('cancel')}
          </Button>
        )
      }
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : leave ? <LeaveBody leave={leave} /> : <Skeletons shape="detail" count={8} />}
    </DetailDrawer>
  );
}
