/** What an officer can decide about claims. Preparing and paying ask more than a remark: they have forms of their own. */
import { useState } from 'react';
import type { BulkAction } from '#platform/web/ui/list/list-types.ts';
import { useDecisions } from '#modules/approval/web/public.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import { approveClaim, cancelClaim, decideClaims, rejectClaim, reviewClaim } from '../../contract/manage-claim.endpoints.ts';
import { approveClaimPayment, makeClaimPayment, prepareClaims, sendBackClaim } from '../../contract/pay-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { MANAGE } from './manage.messages.ts';

const CALLS = {
  review: reviewClaim,
  approve: approveClaim,
  reject: rejectClaim,
  prepare: prepareClaims,
  approve_payment: approveClaimPayment,
  made_payment: makeClaimPayment,
  send_back: sendBackClaim,
  cancel: cancelClaim,
};
/** Whose bulk is a form. */
const FORMS = ['prepare', 'made_payment'];

export type Paying = { readonly kind: 'prepare' | 'paid'; readonly claims: readonly ClaimRow[] } | { readonly kind: 'made'; readonly claim: ClaimRow };

export function useClaimDecisions() {
  const [paying, setPaying] = useState<Paying | null>(null);
  const decisions = useDecisions<ClaimRow>(claimWorkflow, {
    calls: CALLS,
    many: decideClaims,
    stale: CLAIM_READS,
    name: ({ number, title }) => number ?? title,
    asks: MANAGE.ask,
    asksMany: MANAGE.askMany,
    labels: { reject: MANAGE.reject, cancel: MANAGE.cancel },
    seen: (_action, { updated_at }) => ({ updated_at }),
    forms: {
      prepare: (claim) => setPaying({ kind: 'prepare', claims: [claim] }),
      made_payment: (claim) => setPaying({ kind: 'made', claim }),
    },
  });
  const form = (kind: 'prepare' | 'paid', label: BulkAction<ClaimRow>['label'], may: (row: ClaimRow) => boolean): BulkAction<ClaimRow> => ({
    key: kind,
    label,
    icon: 'check',
    may,
    // The form sends and tells; nothing runs behind it.
    before: async (claims) => {
      setPaying({ kind, claims });
      return false;
    },
  });
  const bulk = [
    ...decisions.bulk.filter(({ key }) => !FORMS.includes(key)),
    form('prepare', MANAGE.prepare, ({ can }) => can.prepare),
    form('paid', MANAGE.made, ({ can }) => can.made_payment),
  ];
  return { decisions, bulk, paying, closePaying: () => setPaying(null) };
}
export type ClaimDecisions = ReturnType<typeof useClaimDecisions>['decisions'];
