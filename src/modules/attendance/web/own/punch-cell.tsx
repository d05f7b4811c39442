/** A check-in or check-out in a row of a list. */
import { formatClock } from '#platform/contract/dates.ts';
import { formatSession, sayHours, sessionLine } from '#platform/contract/time/said-sessions.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { Attendance, Flag, Punch } from '../../contract/attendance.schema.ts';
import { FLAG_WORDS } from '../attendance-words.ts';
import { distanceText } from '../../contract/evaluate/distance-text.ts';
import { PunchChip } from '../detail/punch-chip.tsx';

interface PunchCellProps {
  readonly punch: Punch | null;
  /** Whether it says how the time was judged; not where another column does. */
  readonly evaluated?: boolean;
}

/** When, how it was judged, and where. */
export function PunchCell({ punch, evaluated = true }: PunchCellProps) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  if (!punch) return <span aria-hidden>–</span>;
  const place = [punch.distance_m === null ? null : distanceText(punch.distance_m), punch.place].filter(Boolean).join(' · ');
  return (
    // Two lines in a row of a list: a column as wide as a time leaves the names beside it whole.
    <span className="lines" style={{ lineHeight: 1.25 }}>
      <time className="tabular" style={{ whiteSpace: 'nowrap' }} dateTime={punch.at}>
        {formatClock(punch.at, zone, locale)}
      </time>
      <span className="wrap">
        {evaluated && punch.status && (
          <span style={{ marginBlock: -2 }}>
            <PunchChip punch={punch} />
          </span>
        )}
        {place && <span className="note">{place}</span>}
      </span>
    </span>
  );
}

/** Hours of a row, in the reader's words. */
export const Hours = ({ minutes }: { minutes: number }) => sayHours(minutes, useLocale().locale);

type Planned = Pick<Attendance, 'session' | 'schedule'>;

/** The times that are planned, else the name of the schedule. */
export const scheduleOf = ({ session, schedule }: Planned): string | null => (session ? formatSession(session) : (schedule?.name ?? null));

export function ScheduleCell({ row: { session, schedule } }: { row: Planned }) {
  const { locale } = useLocale();
  return session ? sessionLine(session, locale) : (schedule?.name ?? '–');
}

/** The check-out, or that it is missing. */
export const CheckoutCell = ({ row: { checkout, flags } }: { row: Pick<Attendance, 'checkout' | 'flags'> }) =>
  !checkout && flags.includes('missing_checkout') ? (
    <StatusChip status={null} colour="warning" label={FLAG_WORDS.missing_checkout} />
  ) : (
    // Who left when they should is no news.
    <PunchCell punch={checkout} evaluated={checkout?.status !== 'ontime'} />
  );

/** What is said of a session beside its times; a missing check-out stands in their place. */
export const marksOf = ({ flags }: Pick<Attendance, 'flags'>): readonly Flag[] => flags.filter((flag) => flag !== 'missing_checkout');
