import { Link } from 'wouter';
import { formatClock, formatPeriod } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { OutletRow } from '../../contract/outlet/outlet.register.ts';
import { outletOverview } from '../../contract/outlet/outlet-overview.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import classes from '../view/view.module.css';
import { OUTLET_VIEW as WORDS } from './outlet-view.messages.ts';
import { ViewedOutlet } from './viewed-outlet.tsx';

/** An outlet: where it is, its projects, today, its sales, its stock, who sells there. */
export const Page = () => <ViewedOutlet>{(outlet) => <Overview outlet={outlet} />}</ViewedOutlet>;

function Overview({ outlet }: { outlet: OutletRow }) {
  const { locale } = useLocale();
  const zone = useTimeZone();
  const { data, error, refetch } = useEndpoint(outletOverview, { id: outlet.id });
  const marker = { id: outlet.id, name: outlet.name, lat: outlet.lat, lng: outlet.lng, radius: outlet.radius_m };
  if (!data) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  const { projects, today, sales, stock, promoters } = data.data;
  const clock = (at: string | null) => (at === null ? '' : formatClock(at, zone, locale));
  return (
    <>
      <Section title={WORDS.today} empty={today.length === 0 ? WORDS.noneToday : undefined}>
        <FactsTable
          label={WORDS.today}
          rows={today}
          rowKey={({ id }) => id}
          columns={[
            { label: WORDS.promoter, cell: ({ promoter }) => promoter.name },
            { label: WORDS.project, cell: ({ project }) => project.name },
            { label: WORDS.time, cell: (row) => saySession(row, locale) },
            { label: WORDS.checkIn, cell: ({ checkin_at }) => clock(checkin_at) },
            { label: WORDS.checkOut, cell: ({ checkout_at }) => clock(checkout_at) },
            { label: WORDS.status, cell: ({ status }) => <StatusChip status={status} /> },
          ]}
        />
      </Section>
      <div className={classes['columns']}>
        <Section title={WORDS.projects} empty={projects.length === 0 ? WORDS.noProjects : undefined}>
          <FactsTable
            label={WORDS.projects}
            rows={projects}
            rowKey={({ id }) => id}
            columns={[
              { label: WORDS.project, cell: ({ name }) => name },
              { label: WORDS.period, cell: ({ start_date, end_date }) => formatPeriod(start_date, end_date, locale) },
              { label: WORDS.status, cell: ({ status }) => <StatusChip status={status} /> },
            ]}
          />
        </Section>
        <Section title={WORDS.promoters} empty={promoters.length === 0 ? WORDS.noPromoters : undefined}>
          <FactsTable
            label={WORDS.promoters}
            rows={promoters}
            rowKey={({ id }) => id}
            columns={[
              { label: WORDS.promoter, cell: ({ id, name }) => <Link href={`/spm/promoter/view?id=${id}`}>{name}</Link> },
              { label: WORDS.schedules, number: true, cell: ({ schedules }) => schedules },
              { label: WORDS.amount, number: true, cell: ({ amount }) => formatPrice(amount) },
            ]}
          />
        </Section>
      </div>
      <div className={classes['columns']}>
        <Section title={WORDS.stock} empty={stock.length === 0 ? WORDS.noStock : undefined}>
          <FactsTable
            label={WORDS.stock}
            rows={stock}
            rowKey={({ project, product }) => `${project.id}-${product.id}`}
            columns={[
              { label: WORDS.product, cell: ({ product }) => product.name },
              { label: WORDS.project, cell: ({ project }) => project.name },
              { label: WORDS.balance, number: true, cell: ({ balance }) => balance },
              { label: WORDS.status, cell: ({ low }) => (low ? <StatusChip status={null} colour="warning" label={WORDS.low} /> : null) },
            ]}
          />
        </Section>
        <MapView markers={[marker]} label={outlet.name} />
      </div>
      <ChartCard
        title={WORDS.sales}
        kind="bar"
        rows={sales.map(({ month, amount }) => ({ month, amount }))}
        x="month"
        xLabel={WORDS.month}
        series={[{ key: 'amount', label: WORDS.amount }]}
        money
        height={180}
      />
    </>
  );
}
