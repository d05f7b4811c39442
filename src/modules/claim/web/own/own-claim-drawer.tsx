import { Button } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { ownClaimPdf, showOwnClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { ClaimBody } from '../detail/claim-body.tsx';
import { PrintButton } from '../detail/print-button.tsx';
import { usePrintClaim } from '../detail/print-claim.ts';
import type { ClaimTask } from '../form/claim-task.ts';
import { MY_CLAIM } from '../my-claim.messages.ts';
import { useOwnMoves } from './use-own-moves.ts';

interface OwnClaimDrawerProps {
  readonly id: number;
  readonly close: () => void;
  readonly onTask: (task: ClaimTask) => void;
}

/** One own claim. */
export function OwnClaimDrawer({ id, close, onTask }: OwnClaimDrawerProps) {
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showOwnClaim, { id }, { quiet: true, keepPrevious: false });
  const claim = data?.data;
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={claim?.title ?? say(W.claim)}
      badge={claim && <StatusChip status={claim.status} />}
      actions={claim && <Actions claim={claim} onTask={onTask} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {claim && <ClaimBody claim={claim} named />}
      </Loaded>
    </DetailDrawer>
  );
}

function Actions({ claim, onTask }: { claim: ClaimDetail; onTask: OwnClaimDrawerProps['onTask'] }) {
  const t = useT(MY_CLAIM);
  const { withdraw } = useOwnMoves();
  const print = usePrintClaim(ownClaimPdf);
  return (
    <>
      <PrintButton {...print(claim)} />
      <Button variant="default" onClick={() => onTask({ id: claim.id, isCopy: true })}>
        {t('again')}
      </Button>
      {claim.can.edit && <Button onClick={() => onTask({ id: claim.id, isCopy: false })}>{t('edit')}</Button>}
      {claim.can.withdraw && (
        <Button variant="light" color="red" onClick={() => void withdraw(claim)}>
          {t('withdraw')}
        </Button>
      )}
    </>
  );
}
