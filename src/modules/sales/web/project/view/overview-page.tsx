import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock, formatDate, monthRange } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { listSchedules, type ScheduleRow } from '../../../contract/schedule/schedule.endpoints.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { PROJECT } from '../project.messages.ts';
import { DETAIL } from './schedule-detail.messages.ts';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

const ScheduleDrawer = lazyDrawer(async () => (await import('./schedule-drawer.tsx')).ScheduleDrawer, { title: DETAIL.schedule, shape: 'detail', size: 680 });

/** A project: its month in figures, its schedules, sales by outlet. */
export const Page = () => <ViewedProject>{(project) => <Overview project={project} />}</ViewedProject>;

function Overview({ project }: { project: ProjectDetail }) {
  const t = useT(VIEW);
  const p = useT(PROJECT);
  const d = useT(DETAIL);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [shown, setShown] = useState<number | null>(null);
  const month = monthRange(useToday());
  const { data, error, refetch } = useEndpoint(listSchedules, { project_id: project.id, ...month, status: 'all' });
  if (!data) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  const { summary } = data;
  const rows = data.data as readonly ScheduleRow[];
  const clock = (punch: { readonly recorded_at: string } | null) => (punch ? formatClock(punch.recorded_at, zone, locale) : '');
  return (
    <>
      <Tiles
        label={t('figures')}
        tiles={[
          { name: t('schedules'), value: summary.schedules },
          { name: t('checkins'), value: summary.checkins },
          { name: t('checkouts'), value: summary.checkouts },
          { name: p('sales'), value: formatPrice(summary.sales.amount), note: t('units', { n: summary.sales.units }) },
          { name: t('available'), value: summary.available_stock },
          { name: t('reports'), value: summary.reports.submitted, note: t('pending', { n: summary.reports.pending }) },
        ]}
      />
      <Section title={VIEW.schedules} empty={rows.length === 0 ? VIEW.noSchedules : undefined}>
        <FactsTable
          label={VIEW.schedules}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { label: VIEW.date, cell: ({ date }) => formatDate(date) },
            { label: PROJECT.promoter, cell: ({ promoter }) => promoter.name },
            { label: PROJECT.outlet, cell: ({ outlet }) => outlet.name },
            { label: VIEW.time, cell: (row) => saySession(row, locale) },
            { label: VIEW.checkIn, cell: ({ checkin }) => clock(checkin) },
            { label: VIEW.checkOut, cell: ({ checkout }) => clock(checkout) },
            { label: PROJECT.tasks, cell: ({ tasks: { done, total } }) => t('taskCount', { done, total }) },
            { label: VIEW.report, cell: ({ daily_report }) => <StatusChip status={daily_report.status} /> },
            { label: VIEW.status, cell: ({ status }) => <StatusChip status={status} /> },
            {
              label: DETAIL.details,
              cell: ({ id, promoter, date }) => (
                <Button variant="default" size="compact-sm" aria-label={`${d('details')}: ${promoter.name}, ${formatDate(date)}`} onClick={() => setShown(id)}>
                  {d('details')}
                </Button>
              ),
            },
          ]}
        />
      </Section>
      {project.outlets.length > 0 && (
        <ChartCard
          title={PROJECT.sales}
          kind="rows"
          rows={project.outlets.map(({ outlet, sales_amount }) => ({ outlet: outlet.name, amount: sales_amount }))}
          x="outlet"
          xLabel={PROJECT.outlet}
          series={[{ key: 'amount', label: PROJECT.sales }]}
          money
        />
      )}
      {shown !== null && <ScheduleDrawer id={shown} onClose={() => setShown(null)} />}
    </>
  );
}
