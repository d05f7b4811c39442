/** How the projects that run stand on a day: sums, schedules by project and outlet, and what sells. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatClock, formatDate, type CalendarDate, endOfWeek, startOfWeek } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { LightSelect } from '#platform/web/ui/light/light-select.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import { soldOn } from '../../contract/field/sold-on.ts';
import { monitorProjects } from '../../contract/project/monitoring.endpoints.ts';
import { FILTER_STATUSES, type FilterStatus, type ProjectGroup, type ScheduleRow } from '../../contract/schedule/schedule.endpoints.ts';
import type { ScheduleSummary } from '../../contract/schedule/schedule-summary.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { DETAIL } from '../project/view/schedule-detail.messages.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { MONITOR } from './monitor.messages.ts';

const ScheduleDrawer = lazyDrawer(async () => (await import('../project/view/schedule-drawer.tsx')).ScheduleDrawer, {
  title: DETAIL.schedule,
  shape: 'detail',
  size: 680,
});

type Span = 'today' | 'week';
const spanOf = (span: Span, today: CalendarDate) =>
  span === 'today' ? { start_date: today, end_date: today } : { start_date: startOfWeek(today), end_date: endOfWeek(today) };

export function Page() {
  const t = useT(MONITOR);
  const say = useSay();
  const projects = useProjectOptions();
  const today = useToday();
  const [project, setProject] = useState<string | null>(null);
  const [span, setSpan] = useState<Span>('today');
  const [status, setStatus] = useState<FilterStatus>('on going');
  const [shown, setShown] = useState<number | null>(null);
  const { data, error, refetch } = useEndpoint(monitorProjects, { ...spanOf(span, today), status, ...(project !== null && { project_id: Number(project) }) });
  const wordsOf = (value: FilterStatus) => (value === 'all' ? t('all') : say(STATUS_TEXTS[value] ?? { en: value, ms: value }));
  const filters = (
    <>
      <LightSelect
        label={t('project')}
        data={[{ value: '', label: t('allProjects') }, ...projects]}
        value={project ?? ''}
        onChange={(next) => setProject(next || null)}
      />
      <LightSelect
        label={t('when')}
        data={[
          { value: 'today', label: t('today') },
          { value: 'week', label: t('week') },
        ]}
        value={span}
        onChange={(next) => setSpan(next === 'week' ? 'week' : 'today')}
      />
      <LightSelect
        label={t('status')}
        data={FILTER_STATUSES.map((value) => ({ value, label: wordsOf(value) }))}
        value={status}
        onChange={(next) => setStatus((next as FilterStatus | null) ?? 'on going')}
      />
    </>
  );
  return (
    <>
      <PageHeader title={MONITOR.title} action={filters} />
      {data ? <Standing data={data.data} onOpen={setShown} /> : <Loaded error={error} refetch={refetch} shape="detail" count={6} />}
      {shown !== null && <ScheduleDrawer id={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface StandingProps {
  readonly data: {
    readonly summary: ScheduleSummary;
    readonly groups: readonly ProjectGroup[];
    readonly charts: Record<'products' | 'outlets' | 'promoters', readonly Sold[]>;
  };
  readonly onOpen: (id: number) => void;
}
interface Sold {
  readonly name: string;
  readonly amount: number;
}
function Standing({ data: { summary, groups, charts }, onOpen }: StandingProps) {
  const t = useT(MONITOR);
  return (
    <>
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
      {groups.length === 0 && <EmptyState drawing="register" title={MONITOR.empty} />}
      {groups.map(({ project, outlets }) => (
        <Section key={project.id} title={project.name}>
          <Schedules label={project.name} rows={outlets.flatMap(({ dates }) => dates.flatMap(({ schedules = [] }) => schedules))} onOpen={onOpen} />
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
    </>
  );
}

function Schedules({ label, rows, onOpen }: { label: string; rows: readonly ScheduleRow[]; onOpen: (id: number) => void }) {
  const t = useT(MONITOR);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const clock = (punch: ScheduleRow['checkin']) => punch && formatClock(punch.recorded_at, zone, locale);
  return (
    <FactsTable
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { label: MONITOR.outlet, cell: ({ outlet }) => outlet.name },
        { label: MONITOR.date, cell: ({ date }) => formatDate(date) },
        { label: MONITOR.promoter, cell: ({ promoter }) => promoter.name },
        { label: MONITOR.schedule, cell: (row) => saySession(row, locale) },
        { label: MONITOR.checkIn, cell: ({ checkin }) => checkin && <StatusChip status={checkin.status} label={clock(checkin) ?? ''} /> },
        { label: MONITOR.checkOut, cell: ({ checkout }) => clock(checkout) },
        { label: MONITOR.soldUnits, number: true, cell: ({ stocks }) => soldOn(stocks).units },
        { label: MONITOR.sales, number: true, cell: ({ stocks }) => formatPrice(soldOn(stocks).amount) },
        { label: MONITOR.tasks, cell: ({ tasks: { done, total } }) => t('taskCount', { done, total }) },
        { label: MONITOR.report, cell: ({ daily_report }) => <StatusChip status={daily_report.status} /> },
        { label: MONITOR.status, cell: ({ status }) => <StatusChip status={status} /> },
        {
          label: DETAIL.details,
          cell: ({ id, promoter, date }) => (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${DETAIL.details[locale]}: ${promoter.name}, ${formatDate(date)}`}
              onClick={() => onOpen(id)}
            >
              {DETAIL.details[locale]}
            </Button>
          ),
        },
      ]}
    />
  );
}
