/** Columns of the list of a day. */
import { formatTime } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { serverNow } from '#platform/web/call/server-time.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { Attendance } from '../../contract/attendance.schema.ts';
import type { AttendanceRow } from '../../contract/manage/manage-attendance.endpoints.ts';
import { STATE_NAMES, type DayState } from '../../contract/manage/day-state.ts';
import { OVERTIME_NAMES } from '../../contract/report/attendance-report.messages.ts';
import { FLAG_WORDS, SOURCE_WORDS } from '../attendance-words.ts';
import { CheckoutCell, Hours, marksOf, PunchCell, ScheduleCell, scheduleOf } from '../own/punch-cell.tsx';
import { minutesTo } from '../own/own-state/own-state.ts';
import { MANAGE } from './manage.messages.ts';

export const rowKey = ({ employee, date, session_index }: AttendanceRow): string => `${employee.id}-${date}-${session_index}`;

const TONES: Partial<Record<DayState, 'error' | 'info' | 'success' | 'warning'>> = { absent: 'error', not_in: 'warning', leave: 'info', holiday: 'info' };

interface StateChipProps {
  readonly state: DayState;
  readonly of: Pick<Attendance, 'date' | 'session'>;
}

/** What somebody is on the day; of one who came, how the check-in was judged. Before work begins nobody is missed. */
export function StateChip({ state, of: { date, session } }: StateChipProps) {
  const t = useT(MANAGE);
  const zone = useTimeZone();
  const { locale } = useLocale();
  const isUpcoming = state === 'not_in' && session !== null && minutesTo(`${date}T${session.start_time}`, new Date(serverNow()), zone) > 0;
  if (isUpcoming) return <StatusChip status={null} label={t('expected', { time: formatTime(session.start_time, locale) })} />;
  return <StatusChip status={state} label={STATE_NAMES[state]} colour={TONES[state]} />;
}

function Overtime({ row: { overtime_minutes, overtime_status } }: { row: AttendanceRow }) {
  const t = useT(MANAGE);
  const labelOf = useLabel();
  const { locale } = useLocale();
  return `${t('overtime')} ${sayHours(overtime_minutes, locale)} · ${labelOf(OVERTIME_NAMES[overtime_status])}`;
}

function Marks({ row }: { row: AttendanceRow }) {
  const labelOf = useLabel();
  const marks = marksOf(row);
  const remark = remarkOf(row);
  if (marks.length === 0 && !remark && row.overtime_minutes === 0) return null;
  return (
    <span className="lines">
      {row.overtime_minutes > 0 && (
        <span className="small">
          <Overtime row={row} />
        </span>
      )}
      {marks.length > 0 && <span className="note">{marks.map((flag) => labelOf(FLAG_WORDS[flag])).join(', ')}</span>}
      {remark && <span className="small">{remark}</span>}
    </span>
  );
}

function Source({ row }: { row: AttendanceRow }) {
  const labelOf = useLabel();
  return row.checkin && labelOf(SOURCE_WORDS[row.checkin.source]);
}

const remarkOf = ({ checkin, checkout }: AttendanceRow) => [checkin?.remark, checkout?.remark].filter(Boolean).join(' · ') || null;

export const DAY_COLUMNS: readonly Column<AttendanceRow>[] = [
  {
    key: 'name',
    label: MANAGE.employee,
    kind: 'person',
    sort: true,
    fixed: true,
    card: 'title',
    value: ({ employee }) => employee.name,
    second: ({ employee: { employee_code, position } }) => [employee_code, position].filter(Boolean).join(' · '),
    picture: ({ employee }) => employee.image,
  },
  { key: 'employee_code', label: MANAGE.code, kind: 'identity', sort: true, hidden: true, value: ({ employee }) => employee.employee_code },
  { key: 'state', label: MANAGE.status, kind: 'status', card: 'badge', cell: (row) => <StateChip state={row.state} of={row} />, value: ({ state }) => state },
  {
    key: 'schedule',
    label: MANAGE.schedule,
    priority: 4,
    card: 1,
    cell: (row) => <ScheduleCell row={row} />,
    value: scheduleOf,
  },
  {
    key: 'checkin',
    label: MANAGE.checkIn,
    kind: 'time',
    priority: 1,
    card: 2,
    cell: ({ checkin }) => <PunchCell punch={checkin} evaluated={false} />,
    value: ({ checkin }) => checkin?.at,
  },
  {
    key: 'checkout',
    label: MANAGE.checkOut,
    kind: 'time',
    priority: 1,
    card: 3,
    cell: (row) => <CheckoutCell row={row} />,
    value: ({ checkout }) => checkout?.at,
  },
  {
    key: 'minutes',
    label: MANAGE.hours,
    kind: 'time',
    align: 'right',
    priority: 2,
    card: 4,

    cell: ({ minutes }) => (minutes > 0 ? <Hours minutes={minutes} /> : '–'),
  },
  {
    key: 'overtime_minutes',
    label: MANAGE.overtime,
    kind: 'time',
    align: 'right',
    priority: 2,
    // Stands with the marks of whoever has any; alone it is chosen.
    hidden: true,
    cell: ({ overtime_minutes, overtime_status }) =>
      overtime_minutes > 0 && (
        <span className="inline">
          <Hours minutes={overtime_minutes} /> <StatusChip status={overtime_status} />
        </span>
      ),
  },
  { key: 'flags', label: MANAGE.marks, priority: 3, cell: (row) => <Marks row={row} />, value: () => null },
  { key: 'place', label: MANAGE.place, priority: 5, hidden: true },
  { key: 'source', label: MANAGE.source, priority: 5, hidden: true, cell: (row) => <Source row={row} />, value: () => null },
  // Stands with the marks; alone it is chosen.
  { key: 'remark', label: MANAGE.remark, priority: 5, hidden: true, value: remarkOf },
];
