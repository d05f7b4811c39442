import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { OwnClaimBoard } from '../../contract/dashboard.schema.ts';
import { CLAIM_WORDS } from '../claim-words.ts';
import { CLAIM_CARDS } from './claim-cards.messages.ts';

/** The own claims of the year, and the way to the next. */
export function OwnClaimCard() {
  const t = useT(CLAIM_CARDS);
  const labelOf = useLabel();
  const board = useBlock<OwnClaimBoard>('own-claim');
  if (!board) return null;
  return (
    <BlockCard title={CLAIM_CARDS.own} href="/claim" aside={board.drafts > 0 ? t('drafts', { n: board.drafts }) : undefined}>
      <Tiles
        tiles={[
          { name: t('waiting'), value: <Money value={board.waiting_amount} currency /> },
          { name: t('approved'), value: <Money value={board.to_pay_amount} currency /> },
          { name: t('paid'), value: <Money value={board.paid_amount} currency /> },
        ]}
      />
      <ActionButton mt="auto" variant="light" needs={{ page: '/claim', employeeFeature: true }} href="/claim?new=1">
        {labelOf(CLAIM_WORDS.newClaim)}
      </ActionButton>
    </BlockCard>
  );
}
