import { useRef } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DecisionButtons, TriageWalk, useTriage } from '#modules/approval/web/public.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { claimPdf, showClaim } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { CheckWorkspace } from '../detail/check-workspace.tsx';
import { ClaimBody } from '../detail/claim-body.tsx';
import { PrintButton } from '../detail/print-button.tsx';
import { usePrintClaim } from '../detail/print-claim.ts';
import classes from './manage.module.css';
import { MadePaymentForm } from './made-payment-form.tsx';
import { PrepareForm } from './prepare-form.tsx';
import { useClaimDecisions } from './use-claim-decisions.ts';

export interface ClaimDrawerProps {
  readonly id: number;
  readonly close: () => void;
  /** The list behind it, to go through with the keyboard. */
  readonly rows?: readonly ClaimRow[] | undefined;
}

/** One claim for whoever checks, decides and pays it. */
export function ClaimDrawer({ id, close, rows }: ClaimDrawerProps) {
  const { data, error, refetch } = useEndpoint(showClaim, { id }, { quiet: true, keepPrevious: false });
  const claim = data?.data;
  const row = claim && { ...claim, items: claim.items.length };
  const { decisions, paying, closePaying } = useClaimDecisions();
  const print = usePrintClaim(claimPdf);
  // As wide as the desk from the start, where it will be one.
  const shown = claim ?? rows?.find((each) => each.id === id);
  const mayCheck = useCan('/claim/manage', 'Check Item') && shown?.can.check !== false;
  // The last item leads to the decision of the claim, which stands last of its buttons.
  const decides = useRef<HTMLSpanElement>(null);
  const toDecision = () => decides.current?.querySelector<HTMLButtonElement>('button:last-child')?.focus();
  const triage = useTriage<ClaimRow>(decisions, { id, row, list: rows, keysWithin: mayCheck, close });
  return (
    <DetailDrawer
      wide
      size={mayCheck ? 1080 : 680}
      onClose={close}
      title={claim?.employee.name ?? W.claim}
      badge={claim && <StatusChip status={claim.status} />}
      actions={
        row && (
          <>
            {rows && rows.length > 1 && <TriageWalk {...triage} />}
            <PrintButton {...print(row)} short />
            <span ref={decides} className={classes['decides']}>
              <DecisionButtons actions={decisions.rowActions(row)} quiet={mayCheck && claim.items.some(({ check_status }) => check_status === 'Pending')} />
            </span>
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {claim && <ClaimBody claim={claim}>{mayCheck && <CheckWorkspace claim={claim} onChecked={toDecision} />}</ClaimBody>}
      </Loaded>
      {paying?.kind === 'prepare' && <PrepareForm claims={paying.claims} onClose={closePaying} />}
      {paying?.kind === 'made' && <MadePaymentForm claim={paying.claim} onClose={closePaying} />}
    </DetailDrawer>
  );
}
