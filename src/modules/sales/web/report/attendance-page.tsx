import { useSearch } from 'wouter';
import { formatClock } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ListPage, type Column } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { listPromoterAttendance, type AttendanceLine } from '../../contract/payout/attendance-report.endpoints.ts';
import { generateAttendanceReport } from '../../contract/report/sales-reports.endpoints.ts';
import { SCHEDULE_STATUSES } from '../../contract/schedule-status.ts';
import { findChoices } from '../project/find-choices.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { REPORT } from './report.messages.ts';
import { useMonth } from './use-month.ts';

const EXPORTS = reportChoices(generateAttendanceReport);
const CALENDARS = reportChoices(generateAttendanceReport, (filter) => ({ ...filter, template: 'Calendar' }));
const BILLS = reportChoices(generateAttendanceReport, (filter) => ({ ...filter, template: 'Bill' }));
const SUMMARIES = reportChoices(generateAttendanceReport, (filter) => ({ ...filter, template: 'Summary' }));
const BY_NAME = 'promoter';
const HEADING = { fixed: true, card: 'title' } as const;
const BELOW = { priority: 1, card: 'subtitle' } as const;
const FLAGS = ['outside', 'report', 'stock', 'offline', 'clock', 'altered', 'held_back', 'auto'] as const;
const hoursOf = (minutes: number | null) => (minutes === null ? null : Math.round((minutes / 60) * 100) / 100);

/** When promoters worked: a line for each schedule, with totals of the whole filter. */
export function Page() {
  const t = useT(REPORT);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const zone = useTimeZone();
  const month = useMonth();
  const projects = useProjectOptions();
  const punch = (at: string | null, status: AttendanceLine['checkin_status']) => at && <StatusChip status={status} label={formatClock(at, zone, locale)} />;
  const flags = ({ flags: found }: AttendanceLine) =>
    FLAGS.filter((flag) => found.includes(flag))
      .map((flag) => t(flag))
      .join(', ');
  const asked = new URLSearchParams(useSearch());
  const byPromoter = (asked.get('sort_by') ?? BY_NAME) === BY_NAME;
  const named: Column<AttendanceLine> = {
    key: 'promoter',
    label: REPORT.promoter,
    sort: true,
    fixed: true,
    card: 'title',
    value: ({ promoter }) => promoter.name,
  };
  const dated: Column<AttendanceLine> = { key: 'date', label: REPORT.date, kind: 'date', sort: true, ...(byPromoter ? HEADING : BELOW) };
  return (
    <ListPage
      title={REPORT.attendanceTitle}
      endpoint={listPromoterAttendance}
      rowKey={({ id }) => id}
      defaults={{ sortBy: BY_NAME, sort: 'asc', perPage: 50 }}
      group={byPromoter ? ({ promoter }) => promoter.name : undefined}
      filters={[
        { kind: 'dates', key: 'start_date', to: 'end_date', label: REPORT.period, initial: month.start_date, initialTo: month.end_date },
        { kind: 'select', key: 'project_id', label: REPORT.project, options: projects, number: true },
        { kind: 'lookup', key: 'outlet_id', label: REPORT.outlet, load: findChoices('outlet'), number: true },
        { kind: 'lookup', key: 'promoter_id', label: REPORT.promoter, load: findChoices('promoter'), number: true },
        { kind: 'select', key: 'status', label: REPORT.status, options: SCHEDULE_STATUSES.filter((status) => status !== 'Cancelled') },
      ]}
      columns={[
        // The name stands once above the rows of a promoter.
        ...(byPromoter ? [dated] : [named, dated]),
        { key: 'project', label: REPORT.project, priority: 3, value: ({ project }) => project.name },
        { key: 'outlet', label: REPORT.outlet, priority: 2, value: ({ outlet }) => outlet.name },
        { key: 'start_time', label: REPORT.schedule, priority: 3, value: (row) => saySession(row, locale) },
        { key: 'checkin_at', label: REPORT.checkIn, priority: 1, card: 1, cell: ({ checkin_at, checkin_status }) => punch(checkin_at, checkin_status) },
        { key: 'checkout_at', label: REPORT.checkOut, priority: 1, card: 2, cell: ({ checkout_at, checkout_status }) => punch(checkout_at, checkout_status) },
        { key: 'worked_minutes', label: REPORT.hours, kind: 'number', priority: 2, value: ({ worked_minutes }) => hoursOf(worked_minutes) },
        { key: 'overtime_minutes', label: REPORT.overtime, kind: 'number', priority: 4, value: ({ overtime_minutes }) => hoursOf(overtime_minutes) },
        { key: 'distance_m', label: REPORT.distance, kind: 'number', priority: 4 },
        { key: 'flags', label: REPORT.flags, priority: 3, value: flags },
        { key: 'status', label: REPORT.status, kind: 'status', card: 'badge' },
      ]}
      exports={[
        ...EXPORTS,
        ...CALENDARS.map((choice) => ({ ...choice, label: t('calendarAs', { format: labelOf(choice.label) }) })),
        // A bill is of one project.
        ...(asked.get('project_id') ? BILLS.map((choice) => ({ ...choice, label: t('billAs', { format: labelOf(choice.label) }) })) : []),
        ...SUMMARIES.map((choice) => ({ ...choice, label: t('summaryAs', { format: labelOf(choice.label) }) })),
      ]}
      exportNeeds={{ page: '/spm/project/report/attendance', action: 'Export' }}
      totals={({ totals }) => ({
        [byPromoter ? 'date' : 'promoter']: `${t('schedules')}: ${totals.schedules}, ${t('checkins')}: ${totals.checkins}, ${t('missed')}: ${totals.missed}`,
        worked_minutes: hoursOf(totals.worked_minutes),
        status: totals.ontime_percent === null ? null : `${t('ontime')}: ${totals.ontime_percent}%`,
      })}
    />
  );
}
