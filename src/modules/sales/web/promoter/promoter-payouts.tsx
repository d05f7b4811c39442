import { useState } from 'react';
import { Link } from 'wouter';
import { addMonths, endOfMonth, startOfMonth } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listPayouts, payoutSlip, type PayoutRow } from '../../contract/payout/payout.endpoints.ts';
import { PayoutList } from '../payout/payout-list.tsx';
import { PAYOUT } from '../payout/payout.messages.ts';
import { PROMOTER } from './promoter.messages.ts';

const PayoutDrawer = lazyDrawer(async () => (await import('../report/payout-drawer.tsx')).PayoutDrawer, { title: PAYOUT.lines, shape: 'detail', size: 680 });
const MONTHS = 12;

/** The payouts of a promoter in the last year, the latest first, for whoever may see payouts. */
export function PromoterPayouts({ promoterId }: { promoterId: number }) {
  const t = useT(PROMOTER);
  const today = useToday();
  const [open, setOpen] = useState<PayoutRow | null>(null);
  const span = { start_date: addMonths(startOfMonth(today), 1 - MONTHS), end_date: endOfMonth(today) };
  const asked = { ...span, promoter_id: promoterId, sort_by: 'due_date', sort: 'desc', per_page: MONTHS } as const;
  const { data, error, refetch } = useEndpoint(listPayouts, asked);
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  return (
    <>
      <PayoutList
        title={PROMOTER.payouts}
        none={PROMOTER.noPayouts}
        payouts={data.data}
        slip={payoutSlip}
        onOpen={(id) => setOpen(data.data.find((row) => row.id === id) ?? null)}
        action={
          <Link className="tall" href={`/spm/project/report/payout?${new URLSearchParams({ ...span, promoter_id: String(promoterId) }).toString()}`}>
            {t('allPayouts')}
          </Link>
        }
      />
      {open && <PayoutDrawer row={open} onClose={() => setOpen(null)} />}
    </>
  );
}
