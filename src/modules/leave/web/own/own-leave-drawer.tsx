import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { showOwnLeave } from '../../contract/leave.endpoints.ts';
import type { LeaveDetail, LeaveRow } from '../../contract/leave.schema.ts';
import { CancelDays, endableDays } from '../detail/cancel-days.tsx';
import { LeaveBody } from '../detail/leave-body.tsx';
import { LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { MY_LEAVE } from './my-leave.messages.ts';
import { useWithdraw } from './use-withdraw.ts';

interface OwnLeaveDrawerProps {
  readonly id: number;
  readonly close: () => void;
  /** Applies once more with the same words. */
  readonly onAgain: (leave: LeaveRow) => void;
}

/** One own leave. */
export function OwnLeaveDrawer({ id, close, onAgain }: OwnLeaveDrawerProps) {
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showOwnLeave, { id }, { quiet: true, keepPrevious: false });
  const leave = data?.data;
  return (
    <DetailDrawer
      onClose={close}
      title={typeName(leave?.item_type, locale) || W.leave}
      badge={leave && <StatusChip status={leave.status} />}
      actions={leave && <Actions leave={leave} onAgain={onAgain} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {leave && <LeaveBody leave={leave} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Actions({ leave, onAgain }: { leave: LeaveDetail; onAgain: (leave: LeaveRow) => void }) {
  const t = useT(W);
  const own = useT(MY_LEAVE);
  const withdraw = useWithdraw();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => onAgain(leave)}>
        {own('again')}
      </Button>
      {leave.can.withdraw && endableDays(leave).length > 1 && (
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t('cancelDays')}
        </Button>
      )}
      {leave.can.withdraw && (
        <Button variant="light" color="red" onClick={() => void withdraw(leave)}>
          {t('cancel')}
        </Button>
      )}
      {choosing && <CancelDays leave={leave} mine onClose={() => setChoosing(false)} />}
    </>
  );
}
