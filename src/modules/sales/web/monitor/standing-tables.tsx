/** The schedules of one project: summed up by outlet and day, or one by one with their promoters. */
import { Button } from '@mantine/core';
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { sayHours, saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { soldOn } from '../../contract/field/sold-on.ts';
import type { ScheduleRow } from '../../contract/schedule/schedule.endpoints.ts';
import type { ScheduleSummary } from '../../contract/schedule/schedule-summary.ts';
import { DETAIL } from '../project/view/schedule-detail.messages.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { MONITOR } from './monitor.messages.ts';

/** A project with hundreds of schedules stays a glance. */
const FIRST = 30;

interface OutletDay {
  readonly outlet: { readonly id: number; readonly name: string };
  readonly date: string;
  readonly summary: ScheduleSummary;
}
interface OutletTableProps {
  readonly label: string;
  readonly rows: readonly OutletDay[];
  readonly onPromoters: (outletId: number) => void;
}

export function OutletTable({ label, rows, onPromoters }: OutletTableProps) {
  const t = useT(MONITOR);
  const [shown, more] = useFirstRows(rows, FIRST);
  return (
    <>
      <FactsTable
        label={label}
        rows={shown}
        rowKey={({ outlet, date }) => `${outlet.id} ${date}`}
        columns={[
          { label: MONITOR.outlet, cell: ({ outlet }) => outlet.name },
          { label: MONITOR.date, cell: ({ date }) => formatDate(date) },
          { label: MONITOR.schedules, number: true, cell: ({ summary }) => summary.schedules },
          { label: MONITOR.checkins, number: true, cell: ({ summary }) => summary.checkins },
          { label: MONITOR.checkouts, number: true, cell: ({ summary }) => summary.checkouts },
          { label: MONITOR.soldUnits, number: true, cell: ({ summary }) => summary.sales.units },
          { label: MONITOR.sales, number: true, cell: ({ summary }) => formatPrice(summary.sales.amount) },
          { label: MONITOR.available, number: true, cell: ({ summary }) => summary.available_stock },
          { label: MONITOR.report, cell: ({ summary: { reports, schedules } }) => t('reportCount', { n: reports.submitted, of: schedules }) },
          {
            label: MONITOR.promoters,
            cell: ({ outlet, date }) => (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('promotersOf', { outlet: outlet.name, date: formatDate(date) })}
                onClick={() => onPromoters(outlet.id)}
              >
                {t('promoters')}
              </Button>
            ),
          },
        ]}
      />
      {more}
    </>
  );
}

interface PromoterTableProps {
  readonly label: string;
  readonly rows: readonly ScheduleRow[];
  readonly onOpen: (id: number) => void;
}

export function PromoterTable({ label, rows, onOpen }: PromoterTableProps) {
  const t = useT(MONITOR);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [shown, more] = useFirstRows(rows, FIRST);
  const clock = (punch: ScheduleRow['checkin']) => punch && formatClock(punch.recorded_at, zone, locale);
  return (
    <>
      <FactsTable
        label={label}
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          { label: MONITOR.outlet, cell: ({ outlet }) => outlet.name },
          { label: MONITOR.date, cell: ({ date }) => formatDate(date) },
          { label: MONITOR.promoter, cell: ({ promoter }) => promoter.name },
          { label: MONITOR.schedule, cell: (row) => saySession(row, locale) },
          { label: MONITOR.checkIn, cell: ({ checkin }) => checkin && <StatusChip status={checkin.status} label={clock(checkin) ?? ''} /> },
          { label: MONITOR.checkOut, cell: ({ checkout }) => clock(checkout) },
          { label: MONITOR.hours, number: true, cell: ({ worked_minutes }) => worked_minutes !== null && sayHours(worked_minutes, locale) },
          { label: MONITOR.soldUnits, number: true, cell: ({ stocks }) => soldOn(stocks).units },
          { label: MONITOR.sales, number: true, cell: ({ stocks }) => formatPrice(soldOn(stocks).amount) },
          { label: MONITOR.tasks, cell: ({ tasks: { done, total, complete } }) => t(complete && total > 0 ? 'tasksDone' : 'taskCount', { done, total }) },
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
      {more}
    </>
  );
}
