import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useRenewOnLive } from '#platform/web/call/use-renew-on-live.ts';
import { BlocksContext, type Blocks } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { DashboardCard } from '#platform/web/module.ts';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { showDashboard } from '../contract/dashboard.endpoints.ts';
import { cardsFor, placed } from './cards-for.ts';
import { CardCell, componentOf } from './card-cell.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';
import { HomeBanner } from './home-banner.tsx';

/** An answer stays fresh so long: going to a list and back asks nothing. */
const FRESH_MS = 30_000;

/** Banner, clock, and the cards whose blocks the one call answers. */
export function DashboardPage({ cards }: { cards: readonly DashboardCard[] }) {
  const { company_id } = useViewer();
  const query = useEndpoint(showDashboard, {}, { enabled: company_id !== null, staleTime: FRESH_MS, quiet: true });
  // Whatever the message is about, a figure here may have changed.
  useRenewOnLive(showDashboard);
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
  if (shown.length === 0) return <EmptyState drawing="chart" title={DASHBOARD_MESSAGES.empty} hint={DASHBOARD_MESSAGES.emptyHint} />;
  return (
    <BlocksContext value={blocks}>
      <section className={classes['grid']} aria-label={t('overview')}>
        {Object.entries(placed(shown)).map(([place, cards]) => cards.length > 0 && <Cards key={place} place={place} cards={cards} />)}
      </section>
    </BlocksContext>
  );
}

function Cards({ place, cards }: { place: string; cards: readonly DashboardCard[] }) {
  return (
    <div className={classes[place]}>
      {cards.map((card) => (
        <CardCell key={card.key} card={card} />
      ))}
    </div>
  );
}

function GridSkeleton() {
  const t = useT(UI_MESSAGES);
  return (
    <output className={classes['grid']} aria-label={t('loading')}>
      <div className={classes['rail']}>
        <Skeleton className={classes['small']} radius="md" />
        <Skeleton className={classes['small']} radius="md" />
      </div>
      <div className={classes['main']}>
        <Skeleton className={classes['wide']} data-wide radius="md" />
      </div>
    </output>
  );
}
