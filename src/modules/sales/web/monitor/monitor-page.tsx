/** How the projects that run stand on a day: sums, schedules by project and outlet, and what sells. */
import { Alert } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState, type ReactNode } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { outletFilter } from '../../contract/outlet/outlet.register.ts';
import { monitorProjects, type MonitoredGroup } from '../../contract/project/monitoring.endpoints.ts';
import { FILTER_STATUSES, MOST_SCHEDULES, schedulesOn, VIEW_TYPES } from '../../contract/schedule/schedule.endpoints.ts';
import type { ScheduleSummary } from '../../contract/schedule/schedule-summary.ts';
import { findChoices } from '../project/find-choices.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { DETAIL } from '../project/view/schedule-detail.messages.ts';
import { Section } from '../view/section.tsx';
import { MONITOR } from './monitor.messages.ts';
import { OutletMap } from './outlet-map.tsx';
import { OutletTable, PromoterTable } from './standing-tables.tsx';
import { SalesSection } from './sales-section.tsx';

const ScheduleDrawer = lazyDrawer(async () => (await import('../project/view/schedule-drawer.tsx')).ScheduleDrawer, {
  title: DETAIL.schedule,
  shape: 'detail',
  size: 680,
});

const PLACES_STALE_MS = 30_000;
const STATUSES = FILTER_STATUSES.map((value) => (value === 'all' ? { value, label: MONITOR.all } : value));

const LEVELS = VIEW_TYPES.map((value) => ({ value, label: value === 'scheduleByProjectOutletDate' ? MONITOR.byOutlet : MONITOR.byPromoter }));

/** The project is chosen first of all; the day is today, or the days that are asked for. */
function useMonitorFilters(): readonly Filter[] {
  const today = useToday();
  const projects = useProjectOptions();
  const places = useEndpoint(outletFilter, {}, { quiet: true, staleTime: PLACES_STALE_MS }).data?.data;
  return useMemo(
    () => [
      { kind: 'select', key: 'project_id', label: MONITOR.project, options: projects, number: true, prominent: true },
      { kind: 'dates', key: 'start_date', to: 'end_date', label: MONITOR.days, initial: today, initialTo: today, prominent: true },
      { kind: 'select', key: 'view_type', label: MONITOR.level, options: LEVELS, initial: 'scheduleByProjectOutletDate', required: true, prominent: true },
      { kind: 'select', key: 'status', label: MONITOR.status, options: STATUSES, initial: 'on going', required: true, prominent: true },
      { kind: 'lookup', key: 'outlet_id', label: MONITOR.outlet, load: findChoices('outlet'), number: true },
      { kind: 'lookup', key: 'promoter_id', label: MONITOR.promoter, load: findChoices('promoter'), number: true },
      { kind: 'select', key: 'state', label: MONITOR.state, options: places?.states ?? [] },
    ],
    [projects, today, places],
  );
}

export function Page() {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const filters = useMonitorFilters();
  const list = useListState(filters, LIST_DEFAULTS);
  const [shown, setShown] = useState<number | null>(null);
  const input = filterInput(list.state, filters);
  const { view_type, ...filter } = input;
  const { data, error, refetch } = useEndpoint(monitorProjects, input);
  return (
    <>
      <PageHeader title={MONITOR.title} />
      <div className="stack">
        <FilterBar filters={filters} list={list} phone={phone} />
        {data ? (
          <Standing
            data={data.data}
            byPromoter={view_type === 'scheduleByProjectOutletDatePromoter'}
            sales={<SalesSection filter={filter} />}
            onOpen={setShown}
            onOutlet={(id) => list.setFilters({ outlet_id: String(id) })}
            onPromoters={(projectId, outletId) =>
              list.setFilters({ project_id: String(projectId), outlet_id: String(outletId), view_type: 'scheduleByProjectOutletDatePromoter' })
            }
          />
        ) : (
          <Loaded error={error} refetch={refetch} shape="detail" count={6} />
        )}
      </div>
      {shown !== null && <ScheduleDrawer id={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface StandingProps {
  readonly data: {
    readonly summary: ScheduleSummary;
    readonly groups: readonly MonitoredGroup[];
    readonly more: boolean;
    readonly charts: Record<'products' | 'outlets' | 'promoters', readonly Sold[]>;
  };
  /** Stands below the figures. */
  readonly sales: ReactNode;
  readonly onOpen: (id: number) => void;
  readonly onOutlet: (id: number) => void;
  readonly byPromoter: boolean;
  /** Shows who is at one outlet of a project. */
  readonly onPromoters: (projectId: number, outletId: number) => void;
}
interface Sold {
  readonly name: string;
  readonly amount: number;
}
function Standing({ data: { summary, groups, charts, more }, sales, onOpen, onOutlet, byPromoter, onPromoters }: StandingProps) {
  const t = useT(MONITOR);
  return (
    <div className="stack">
      <Tiles
        label={t('title')}
        tiles={[
          { name: t('schedules'), value: summary.schedules },
          { name: t('checkins'), value: summary.checkins },
          { name: t('checkouts'), value: summary.checkouts },
          { name: t('sales'), value: formatPrice(summary.sales.amount), note: t('units', { n: summary.sales.units }) },
          { name: t('available'), value: summary.available_stock },
          { name: t('reports'), value: summary.reports.submitted, note: t('pending', { n: summary.reports.pending }) },
        ]}
      />
      {sales}
      {more && <Alert color="yellow" title={t('more', { n: MOST_SCHEDULES })} />}
      {groups.length > 0 && <OutletMap groups={groups} onOutlet={onOutlet} />}
      {groups.length === 0 && <EmptyState drawing="register" title={MONITOR.empty} />}
      {groups.map(({ project, outlets }) => (
        <Section key={project.id} title={project.name}>
          {byPromoter ? (
            <PromoterTable label={project.name} rows={outlets.flatMap(({ dates }) => dates.flatMap(schedulesOn))} onOpen={onOpen} />
          ) : (
            <OutletTable
              label={project.name}
              rows={outlets.flatMap(({ outlet, dates }) => dates.map((date) => ({ ...date, outlet })))}
              onPromoters={(outletId) => onPromoters(project.id, outletId)}
            />
          )}
        </Section>
      ))}
      {(['products', 'outlets', 'promoters'] as const).map(
        (key) =>
          charts[key].length > 0 && (
            <ChartCard
              key={key}
              title={MONITOR[key]}
              kind="rows"
              rows={charts[key].map(({ name, amount }) => ({ name, amount }))}
              x="name"
              xLabel={MONITOR[key]}
              series={[{ key: 'amount', label: MONITOR.sales }]}
              money
            />
          ),
      )}
    </div>
  );
}
