/** Columns of the own days. */
import { formatDate, formatClock } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useLabel, useLocale, useSay } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { Attendance, Flag, Punch } from '../../contract/attendance.schema.ts';
import { FLAG_WORDS, hoursOf, kindOf } from '../attendance-words.ts';
import { distanceText } from './distance-text.ts';
import { OWN } from './own.messages.ts';

export const rowKey = ({ date, session_index }: Attendance): string => `${date}-${session_index}`;

function Day({ date }: { date: string }) {
  const say = useSay();
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {formatDate(date)} <span className="quiet">{say(shortWeekday(date))}</span>
    </span>
  );
}

/** When, how it was judged, and where. */
export function PunchCell({ punch }: { punch: Punch | null }) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  if (!punch) return <span aria-hidden>–</span>;
  const place = [punch.distance_m === null ? null : distanceText(punch.distance_m), punch.place].filter(Boolean).join(' · ');
  return (
    // Two lines in a row of a list: the chip takes no more height than the time beside it.
    <span className="lines" style={{ lineHeight: 1.25 }}>
      <span className="wrap">
        <time className="tabular" style={{ whiteSpace: 'nowrap' }} dateTime={punch.at}>
          {formatClock(punch.at, zone, locale)}
        </time>
        {punch.status && (
          <span style={{ marginBlock: -2 }}>
            <StatusChip status={punch.status} />
          </span>
        )}
      </span>
      {place && <span className="note">{place}</span>}
    </span>
  );
}

/** Leave, holiday, absence. */
function KindChip({ row }: { row: Attendance }) {
  const { locale } = useLocale();
  const kind = kindOf(row, locale);
  return kind && <StatusChip status={null} label={kind.words} colour={kind.tone} />;
}

function Marks({ flags }: { flags: readonly Flag[] }) {
  const said = useLabel();
  return flags.map((flag) => said(FLAG_WORDS[flag])).join(', ');
}

const remarkOf = ({ checkin, checkout }: Attendance) => [checkin?.remark, checkout?.remark].filter(Boolean).join(' · ') || null;

export const OWN_COLUMNS: readonly Column<Attendance>[] = [
  { key: 'date', label: OWN.date, sort: true, fixed: true, card: 'title', cell: (row) => <Day date={row.date} />, value: ({ date }) => date, kind: 'date' },
  {
    key: 'schedule',
    label: OWN.schedule,
    priority: 3,
    card: 'subtitle',
    value: ({ session, schedule }) => (session ? `${session.start_time}–${session.end_time}` : (schedule?.name ?? null)),
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
    cell: ({ checkout }) => <PunchCell punch={checkout} />,
    value: ({ checkout }) => checkout?.at,
  },
  { key: 'minutes', label: OWN.hours, priority: 2, card: 3, align: 'right', kind: 'time', cell: ({ minutes }) => (minutes > 0 ? hoursOf(minutes) : '–') },
  {
    key: 'overtime_minutes',
    label: OWN.overtime,
    priority: 3,
    align: 'right',
    kind: 'time',
    cell: ({ overtime_minutes, overtime_status }) =>
      overtime_minutes > 0 && (
        <span className="inline">
          {hoursOf(overtime_minutes)} {overtime_status !== 'None' && <StatusChip status={overtime_status} />}
        </span>
      ),
  },
  { key: 'kind', label: OWN.kind, priority: 2, card: 'badge', cell: (row) => <KindChip row={row} />, value: () => null },
  { key: 'flags', label: OWN.marks, priority: 4, card: 4, cell: ({ flags }) => flags.length > 0 && <Marks flags={flags} />, value: () => null },
  { key: 'remark', label: OWN.remark, priority: 5, value: remarkOf },
];
