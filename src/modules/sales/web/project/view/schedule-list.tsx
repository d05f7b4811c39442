/** Schedules of a project: those that are on going unless asked otherwise, today's and what comes first, then what is past. */
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { formatClock, formatDate, isCalendarDate, projectScheduleRange, type CalendarDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { FILTER_STATUSES, listSchedules, MOST_SCHEDULES, type ScheduleRow } from '../../../contract/schedule/schedule.endpoints.ts';
import { fromToday } from '../../../contract/schedule/from-today.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { PROJECT } from '../project.messages.ts';
import { ScheduleCalendar } from './schedule-calendar.tsx';
import { DETAIL } from './schedule-detail.messages.ts';
import { VIEW } from './view.messages.ts';

const ScheduleDrawer = lazyDrawer(async () => (await import('./schedule-drawer.tsx')).ScheduleDrawer, { title: DETAIL.schedule, shape: 'detail', size: 680 });
const STATUSES = FILTER_STATUSES.map((value) => (value === 'all' ? { value, label: VIEW.all } : value));
const FIRST = 20;
type FirstStatus = 'on going' | 'all';
const SHAPES = ['list', 'calendar'] as const;
type Shape = (typeof SHAPES)[number];

/** The month of today with all of its weeks, unless asked otherwise. */
function useScheduleFilters(status: FirstStatus): readonly Filter[] {
  const range = useToday();
  return useMemo(() => {
    const { start_date, end_date } = projectScheduleRange(range);
    return [
      { kind: 'select', key: 'status', label: VIEW.status, options: STATUSES, initial: status, required: true, prominent: true },
      { kind: 'dates', key: 'start_date', to: 'end_date', label: VIEW.days, initial: start_date, initialTo: end_date, prominent: true },
    ];
  }, [range, status]);
}

/** The days that are shown; what the address says senselessly is as if it said nothing. */
function spanOf({ start_date, end_date }: Readonly<Record<string, string>>, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const range = projectScheduleRange(today);
  const from = isCalendarDate(start_date) ? start_date : range.start_date;
  const to = isCalendarDate(end_date) ? end_date : range.end_date;
  return from <= to ? { from, to } : { from, to: from };
}

interface ScheduleListProps {
  readonly project: ProjectDetail;
  /** Stand above the list. */
  readonly figures?: ReactNode;
  /** Which schedules are shown unless asked otherwise; absent: those that are on going. */
  readonly status?: FirstStatus;
}

export function ScheduleList({ project, figures, status = 'on going' }: ScheduleListProps) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const filters = useScheduleFilters(status);
  const list = useListState(filters, LIST_DEFAULTS);
  const today = useToday();
  const t = useT(VIEW);
  const { data, error, refetch } = useEndpoint(listSchedules, { project_id: project.id, ...filterInput(list.state, filters) });
  // Parts ask before the whole does: the figures are drawn once the list has asked for what is on going.
  const [asked, setAsked] = useState(false);
  const [shape, setShape] = useState<Shape>('list');
  useEffect(() => setAsked(true), []);
  const rows = (data?.data ?? []) as readonly ScheduleRow[];
  const isDefault = list.state.filters['status'] === 'on going';
  return (
    <>
      {asked && figures}
      <Section
        title={VIEW.schedules}
        action={
          <SegmentedControl
            aria-label={t('shape')}
            value={shape}
            onChange={(next) => setShape(next as Shape)}
            data={SHAPES.map((value) => ({ value, label: t(value) }))}
          />
        }
      >
        <FilterBar filters={filters} list={list} phone={phone} />
        {data?.more && <p className="note">{t('moreSchedules', { n: MOST_SCHEDULES })}</p>}
        {data ? (
          shape === 'calendar' ? (
            <ScheduleCalendar rows={rows} {...spanOf(list.state.filters, today)}>
              {(ofDay) => <Schedules rows={ofDay} isDefault={isDefault} />}
            </ScheduleCalendar>
          ) : (
            <Schedules rows={fromToday(rows, today)} isDefault={isDefault} />
          )
        ) : (
          <Loaded error={error} refetch={refetch} count={4} />
        )}
      </Section>
    </>
  );
}

function Schedules({ rows, isDefault }: { rows: readonly ScheduleRow[]; isDefault: boolean }) {
  const t = useT(VIEW);
  const d = useT(DETAIL);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [shown, more] = useFirstRows(rows, FIRST);
  const [open, setOpen] = useState<number | null>(null);
  const clock = (punch: { readonly recorded_at: string } | null) => (punch ? formatClock(punch.recorded_at, zone, locale) : '');
  if (rows.length === 0) return <p className="note">{t(isDefault ? 'noneOnGoing' : 'noSchedules')}</p>;
  return (
    <>
      <FactsTable
        label={VIEW.schedules}
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          { label: VIEW.date, cell: ({ date }) => formatDate(date) },
          { label: PROJECT.promoter, cell: ({ promoter }) => promoter.name },
          { label: PROJECT.outlet, cell: ({ outlet }) => outlet.name },
          { label: VIEW.time, cell: (row) => saySession(row, locale) },
          { label: VIEW.checkIn, cell: ({ checkin }) => clock(checkin) },
          { label: VIEW.checkOut, cell: ({ checkout }) => clock(checkout) },
          { label: PROJECT.tasks, cell: ({ tasks: { done, total, begun } }) => t(begun ? 'tasksBegun' : 'taskCount', { done, total }) },
          { label: VIEW.report, cell: ({ daily_report }) => <StatusChip status={daily_report.status} /> },
          { label: VIEW.status, cell: ({ status }) => <StatusChip status={status} /> },
          {
            label: DETAIL.details,
            cell: ({ id, promoter, date }) => (
              <Button variant="default" size="compact-sm" aria-label={`${d('details')}: ${promoter.name}, ${formatDate(date)}`} onClick={() => setOpen(id)}>
                {d('details')}
              </Button>
            ),
          },
        ]}
      />
      {more}
      {open !== null && <ScheduleDrawer id={open} onClose={() => setOpen(null)} />}
    </>
  );
}
