/** What waits, what is to be paid and what was: over the organisation of the address. */
import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { claimSummary } from '../../contract/manage-claim.endpoints.ts';
import { placeOf } from './claim-filter.ts';
import { MANAGE } from './manage.messages.ts';

export function ClaimTiles() {
  const t = useT(MANAGE);
  const sums = useEndpoint(claimSummary, placeOf(useSearch()), { quiet: true }).data?.data;
  return (
    <Tiles
      tiles={[
        { name: t('waiting'), value: <Money value={sums?.waiting_amount} currency />, note: sums && t('counted', { n: sums.waiting }) },
        { name: t('toPay'), value: <Money value={sums?.to_pay_amount} currency />, note: sums && t('counted', { n: sums.to_pay }) },
        { name: t('paid'), value: <Money value={sums?.paid_amount} currency />, note: sums && t('counted', { n: sums.paid }) },
        { name: t('speed'), value: sums?.days_to_pay ?? '–', note: t('speedOf') },
      ]}
    />
  );
}
