import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { ClaimBoard } from '../../contract/dashboard.schema.ts';
import { CLAIM_CARDS } from './claim-cards.messages.ts';

const LIST = '/claim/manage';

/** What is to be paid, what waits for a decision, and what was paid this month. */
export function ClaimCard() {
  const t = useT(CLAIM_CARDS);
  const board = useBlock<ClaimBoard>('claim');
  if (!board) return null;
  return (
    <BlockCard title={CLAIM_CARDS.claims} href={LIST}>
      <Tiles
        tiles={[
          { name: t('toPay'), value: <Money value={board.to_pay_amount} currency />, note: t('counted', { n: board.to_pay }), href: `${LIST}?status=Approved` },
          { name: t('toDecide'), value: <Money value={board.waiting_amount} currency />, note: t('counted', { n: board.waiting }), href: LIST },
          { name: t('paidMonth'), value: <Money value={board.paid_amount} currency />, href: `${LIST}?status=Paid` },
        ]}
      />
    </BlockCard>
  );
}
