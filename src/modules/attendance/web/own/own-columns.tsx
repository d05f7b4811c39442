/** Columns of the own days. */
import { formatDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useLabel, useLocale, useSay } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Attendance } from '../../contract/attendance.schema.ts';
import type { OwnAttendance } from '../../contract/own/own-attendance.endpoints.ts';
import { FLAG_WORDS, kindOf } from '../attendance-words.ts';
import { OWN } from '../own.messages.ts';
import { CheckoutCell, Hours, marksOf, PunchCell, ScheduleCell, scheduleOf } from './punch-cell.tsx';

export const rowKey = ({ date, session_index }: Attendance): string => `${date}-${session_index}`;

function Day({ date }: { date: string }) {
  const say = useSay();
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {formatDate(date)} <span className="quiet">{say(shortWeekday(date))}</span>
    </span>
  );
}

/** Leave, holiday, absence. */
function KindChip({ row }: { row: Attendance }) {
  const { locale } = useLocale();
  const kind = kindOf(row, locale);
  return kind && <StatusChip status={null} label={kind.words} colour={kind.tone} />;
}

function Marks({ row }: { row: Attendance }) {
  const labelOf = useLabel();
  return marksOf(row)
    .map((flag) => labelOf(FLAG_WORDS[flag]))
    .join(', ');
}

const remarkOf = ({ checkin, checkout }: Attendance) => [checkin?.remark, checkout?.remark].filter(Boolean).join(' · ') || null;

export const OWN_COLUMNS: readonly Column<OwnAttendance>[] = [
  { key: 'date', label: OWN.date, sort: true, fixed: true, card: 'title', cell: (row) => <Day date={row.date} />, value: ({ date }) => date, kind: 'date' },
  {
    key: 'schedule',
    label: OWN.schedule,
    priority: 3,
    card: 'subtitle',
    cell: (row) => <ScheduleCell row={row} />,
    value: scheduleOf,
  },
  {
    key: 'checkin',
    label: OWN.checkIn,
    priority: 1,
    card: 1,
    kind: 'time',
    cell: ({ checkin }) => <PunchCell punch={checkin} />,
    value: ({ checkin }) => checkin?.at,
  },
  {
    key: 'checkout',
    label: OWN.checkOut,
    priority: 1,
    card: 2,
    kind: 'time',
    cell: (row) => <CheckoutCell row={row} />,
    value: ({ checkout }) => checkout?.at,
  },
  {
    key: 'minutes',
    label: OWN.hours,
    priority: 2,
    card: 3,
    align: 'right',
    kind: 'time',
    cell: ({ minutes }) => (minutes > 0 ? <Hours minutes={minutes} /> : '–'),
  },
  {
    key: 'overtime_minutes',
    label: OWN.overtime,
    priority: 3,
    align: 'right',
    kind: 'time',
    cell: ({ overtime_minutes, overtime_status }) =>
      overtime_minutes > 0 && (
        // Seldom filled: beside the hours the chip would take from the schedule of every row.
        <span className="lines" style={{ justifyItems: 'end', lineHeight: 1.25 }}>
          <Hours minutes={overtime_minutes} />
          {overtime_status !== 'None' && <StatusChip status={overtime_status} />}
        </span>
      ),
  },
  { key: 'kind', label: OWN.kind, priority: 2, card: 'badge', cell: (row) => <KindChip row={row} />, value: () => null },
  { key: 'flags', label: OWN.marks, priority: 4, cell: (row) => <Marks row={row} />, value: () => null },
  // Seldom written, and read in the day itself: it would break the times of every row. Alone it is chosen.
  { key: 'remark', label: OWN.remark, priority: 5, hidden: true, value: remarkOf },
];
