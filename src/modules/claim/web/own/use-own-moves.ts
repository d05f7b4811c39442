/** Takes an own claim back, or deletes a draft, after asking. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { discardClaim, withdrawClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { MY_CLAIM } from '../my-claim.messages.ts';

type Moved = Pick<ClaimRow, 'id' | 'number' | 'title' | 'status'>;

export function useOwnMoves() {
  const t = useT(MY_CLAIM);
  const confirm = useConfirm();
  const withdrawing = useWrite(withdrawClaim, { invalidates: CLAIM_READS });
  const discarding = useWrite(discardClaim, { invalidates: CLAIM_READS });
  return {
    async withdraw({ id, number, status }: Moved): Promise<void> {
      const answer = await confirm({ title: t('withdrawTitle', { number }), verb: t('withdraw'), remark: 'optional', danger: true });
      // A refusal has been told by the global handler.
      if (answer) await withdrawing.run({ id, status, remark: answer.remark }).catch(() => undefined);
    },
    async discard({ id, title, status }: Moved): Promise<void> {
      if (await confirm({ title: t('discardTitle', { title }), verb: t('delete'), danger: true })) await discarding.run({ id, status }).catch(() => undefined);
    },
  };
}
