import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useRenewOnLive } from '#platform/web/call/use-renew-on-live.ts';
import { BlocksContext } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { DashboardCard } from '#platform/web/module.ts';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { listAhead, listDuties, showDashboard } from '../contract/dashboard.endpoints.ts';
import { AheadCard } from './ahead-card.tsx';
import { cardsFor } from './cards-for.ts';
import { CardCell, componentOf } from './card-cell.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';
import { HomeBanner } from './home-banner.tsx';
import { loadRows, TodayCard, type DutyRows } from './today-card.tsx';

/** An answer stays fresh so long: going to a list and back asks nothing. */
const FRESH_MS = 30_000;

export interface DashboardParts {
  readonly cards: readonly DashboardCard[];
  readonly dutyRows: DutyRows;
}

/** Banner, what needs the viewer, what comes, and the cards whose blocks the one call answers. */
export function DashboardPage(parts: DashboardParts) {
  const { company_id } = useViewer();
  const query = useEndpoint(showDashboard, {}, { enabled: company_id !== null, staleTime: FRESH_MS, quiet: true });
  // Whatever the message is about, a figure here may have changed.
  useRenewOnLive(showDashboard);
  useRenewOnLive(listDuties);
  useRenewOnLive(listAhead);
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
          <Grid {...parts} answer={query.data.data} />
        </Suspense>
      )}
    </div>
  );
}

type Answer = OutputOf<typeof showDashboard>['data'];

function Grid({ cards, dutyRows, answer: { blocks, duties, ahead } }: DashboardParts & { answer: Answer }) {
  const t = useT(DASHBOARD_MESSAGES);
  const shown = cardsFor(cards, blocks);
  for (const card of shown) componentOf(card);
  loadRows(dutyRows, duties.items);
  const top = shown.filter((card) => card.top);
  const others = shown.filter((card) => !card.top);
  // A card over the whole page says what to do: beside it "nothing to do" would be wrong.
  const calm = duties.items.length > 0 || top.length === 0;
  return (
    <BlocksContext value={blocks}>
      <section className={classes['grid']} aria-label={t('overview')} data-alone={ahead.items.length === 0 || undefined}>
        {top.length > 0 && <Cards place="top" cards={top} />}
        {calm && (
          <div className={classes['today']}>
            <TodayCard {...duties} rows={dutyRows} />
          </div>
        )}
        {ahead.items.length > 0 && (
          <div className={classes['ahead']}>
            <AheadCard {...ahead} />
          </div>
        )}
        {others.length > 0 && <Cards place="cards" cards={others} />}
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
      <Skeleton className={`${classes['today']} ${classes['small']}`} radius="md" />
      <Skeleton className={`${classes['ahead']} ${classes['wide']}`} radius="md" />
      <Skeleton className={`${classes['cards']} ${classes['small']}`} radius="md" />
    </output>
  );
}
