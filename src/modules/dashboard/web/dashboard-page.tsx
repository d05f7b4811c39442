import { Skeleton } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { BlocksContext, type Blocks } from '#platform/web/dashboard.tsx';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { DashboardCard } from '#platform/web/module.ts';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { showDashboard } from '../contract/dashboard.endpoints.ts';
import { cardsFor } from './cards-for.ts';
import { CardCell, componentOf } from './card-cell.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';
import { HomeBanner } from './home-banner.tsx';

/** An answer stays fresh so long: going to a list and back asks nothing. */
const FRESH_MS = 30_000;
/** Live messages come in bursts (a bulk approval); one reload answers them all. */
const GATHER_MS = 1000;

/** Banner, clock, and the cards whose blocks the one call answers. */
export function DashboardPage({ cards }: { cards: readonly DashboardCard[] }) {
  const { company_id } = useViewer();
  const query = useEndpoint(showDashboard, {}, { enabled: company_id !== null, staleTime: FRESH_MS, quiet: true });
  useReloadOnLive();
  return (
    <div className={`${classes['page']} stack`}>
      <HomeBanner />
      {query.isPending ? (
        <GridSkeleton />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        // All cards come into view together: a card that came later would move its neighbours.
        <Suspense fallback={<GridSkeleton />}>
          <Grid cards={cards} blocks={query.data.data.blocks} />
        </Suspense>
      )}
    </div>
  );
}

function Grid({ cards, blocks }: { cards: readonly DashboardCard[]; blocks: Blocks }) {
  const t = useT(DASHBOARD_MESSAGES);
  const shown = cardsFor(cards, blocks);
  for (const card of shown) componentOf(card);
  if (shown.length === 0) return <EmptyState title={DASHBOARD_MESSAGES.empty} hint={DASHBOARD_MESSAGES.emptyHint} />;
  return (
    <BlocksContext value={blocks}>
      <section className={classes['grid']} aria-label={t('overview')}>
        {shown.map((card) => (
          <CardCell key={card.key} card={card} />
        ))}
      </section>
    </BlocksContext>
  );
}

function GridSkeleton() {
  const t = useT(UI_MESSAGES);
  return (
    <output className={classes['grid']} aria-label={t('loading')}>
      <Skeleton className={classes['wide']} radius="md" />
      <Skeleton className={classes['small']} radius="md" />
      <Skeleton className={classes['small']} radius="md" />
    </output>
  );
}

/** Whatever the message is about, a figure here may have changed. */
function useReloadOnLive(): void {
  const invalidate = useInvalidate();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('*', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void invalidate(showDashboard), GATHER_MS);
  });
}
