import { useMediaQuery } from '@mantine/hooks';
import { Children, Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useRenewOnLive } from '#platform/web/call/use-renew-on-live.ts';
import { BlocksContext } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { DashboardCard } from '#platform/web/module.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { listUpcoming, listTodos, showDashboard } from '../contract/dashboard.endpoints.ts';
import { AccountCard } from './account-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';
import { cardsFor } from './cards-for.ts';
import { CardCell, componentOf } from './card-cell.tsx';
import classes from './dashboard.module.css';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';
import { fitRows } from './fit-rows.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { HomeBanner } from './home-banner.tsx';
import { rememberShape } from './stored-shape.ts';
import { OpensOffline } from './opens-offline.tsx';
import { loadRows, TodayCard, type TodoRows } from './today-card.tsx';

/** An answer stays fresh so long: going to a list and back asks nothing. */
const FRESH_MS = 30_000;

export interface DashboardParts {
  readonly cards: readonly DashboardCard[];
  readonly todoRows: TodoRows;
}

/** Banner, what needs the viewer, what comes, and the cards whose blocks the one call answers. */
export function DashboardPage(parts: DashboardParts) {
  const { company_id } = useViewer();
  const query = useEndpoint(showDashboard, {}, { enabled: company_id !== null, staleTime: FRESH_MS, quiet: true });
  // Whatever the message is about, a figure here may have changed.
  useRenewOnLive(showDashboard);
  useRenewOnLive(listTodos);
  useRenewOnLive(listUpcoming);
  return (
    <div className={`${classes['page']} stack`}>
      <HomeBanner />
      {query.isPending ? (
        <GridSkeleton />
      ) : query.isError ? (
        <>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          {query.error.status === 0 && <OpensOffline />}
        </>
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

function Grid({ cards, todoRows, answer }: DashboardParts & { answer: Answer }) {
  const { blocks, duties: todos, ahead: upcoming } = answer;
  const t = useT(DASHBOARD_MESSAGES);
  const { is_admin, employee } = useViewer();
  const shown = cardsFor(cards, blocks);
  for (const card of shown) componentOf(card);
  loadRows(todoRows, todos.items);
  const top = shown.filter((card) => card.top);
  const others = shown.filter((card) => !card.top);
  // A card over the whole page says what to do: beside it "nothing to do" would be wrong.
  const calm = todos.items.length > 0 || top.length === 0;
  const shape = calm ? shapeOf(rowsOf(todos.items.length, todos.more), rowsOf(new Set(upcoming.items.map(({ date }) => date)).size, upcoming.more)) : 'even';
  // A phone shows one part after the other: what one does oneself today stands before the days to come.
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const beside = phone ? others.slice(0, 1) : shape === 'tall' ? others.slice(0, 2) : [];
  const bare = shown.length === 0 && !is_admin && employee === null;
  const grid = useRef<HTMLElement>(null);
  // Measuring makes the browser lay the page out: only what another answer may have changed is measured.
  useEffect(() => {
    if (grid.current) rememberShape(grid.current, answer);
  }, [answer]);
  const next = upcoming.items.length > 0 && <UpcomingCard {...upcoming} />;
  return (
    <BlocksContext value={blocks}>
      <section ref={grid} className={classes['grid']} aria-label={t('overview')} data-alone={!next || shape === 'short' || undefined} data-shape={shape}>
        {top.length > 0 && <Cards place="top" cards={top} />}
        {calm && (
          <div className={classes['today']} data-place="today">
            <TodayCard {...todos} rows={todoRows} />
          </div>
        )}
        {phone && beside.length > 0 && <Cards place="beside" cards={beside} />}
        {next && shape !== 'short' && (
          <div className={classes['ahead']} data-place="ahead">
            {next}
          </div>
        )}
        {!phone && beside.length > 0 && <Cards place="beside" cards={beside} />}
        <Cards place="cards" cards={others.slice(beside.length)}>
          {bare && (
            <div ref={fitRows} className={classes['cell']}>
              <AccountCard />
            </div>
          )}
          {next && shape === 'short' && (
            <div ref={fitRows} className={classes['cell']}>
              {next}
            </div>
          )}
        </Cards>
      </section>
    </BlocksContext>
  );
}

const rowsOf = (shown: number, more: number) => shown + (more > 0 ? 1 : 0);

/** Neither of the two lists above the cards is drawn out by the other: a long one reaches down beside cards, a short row of things to do stands alone. */
function shapeOf(things: number, days: number): 'even' | 'tall' | 'short' {
  const few = things <= 2;
  if (days <= (few ? things + 1 : things)) return 'even';
  return few ? 'short' : 'tall';
}

function Cards({ place, cards, children }: { place: string; cards: readonly DashboardCard[]; children?: ReactNode }) {
  if (cards.length === 0 && !Children.toArray(children).length) return null;
  return (
    <div className={`${classes[place]} ${place === 'beside' ? 'wrap' : ''}`} data-place={place} data-cells>
      {children}
      {cards.map((card) => (
        <CardCell key={card.key} card={card} />
      ))}
    </div>
  );
}
