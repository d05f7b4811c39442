import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { OUTCOME_NAMES, STATUS_NAMES } from '../contract/site-visit.messages.ts';
import type { VisitRow } from '../contract/site-visit.schema.ts';
import { VISIT } from './visit.messages.ts';
import { useDuration } from './visit-words.ts';

/** What both lists say of a visit. */
export const VISIT_COLUMNS: readonly Column<VisitRow>[] = [
  { key: 'number', label: VISIT.number, kind: 'identity', sort: true, priority: 4 },
  { key: 'date', label: VISIT.date, kind: 'date', sort: true, priority: 1, card: 1 },
  { key: 'place', label: VISIT.place, fixed: true, card: 'title', value: ({ place }) => place.name, second: ({ purpose }) => purpose },
  { key: 'started_at', label: VISIT.in, sort: true, priority: 2, card: 2, cell: ({ started_at }) => <At value={started_at} /> },
  { key: 'ended_at', label: VISIT.out, priority: 3, card: 3, cell: ({ ended_at }) => <At value={ended_at} /> },
  { key: 'duration_minutes', label: VISIT.duration, sort: true, priority: 3, card: 4, cell: ({ duration_minutes }) => <Duration minutes={duration_minutes} /> },
  { key: 'outcome', label: VISIT.outcome, priority: 3, cell: ({ outcome }) => <OutcomeName outcome={outcome} /> },
  { key: 'status', label: VISIT.status, kind: 'status', sort: true, card: 'badge', cell: (row) => <VisitStatusChip visit={row} /> },
];

export const TRAVEL_COLUMN: Column<VisitRow> = {
  key: 'km',
  label: VISIT.travel,
  kind: 'number',
  priority: 4,
  value: ({ km }) => (km === null ? null : km.toFixed(2)),
};

/** A time of the company's day. */
export function At({ value }: { value: string | null }) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  return value === null ? <span aria-hidden>–</span> : <time className="tabular">{formatClock(value, zone, locale)}</time>;
}

export function Duration({ minutes }: { minutes: number | null }) {
  const duration = useDuration();
  return duration(minutes) ?? <span aria-hidden>–</span>;
}

function OutcomeName({ outcome }: { outcome: VisitRow['outcome'] }) {
  const say = useSay();
  return outcome === null ? <span aria-hidden>–</span> : say(OUTCOME_NAMES[outcome]);
}

/** Its status; of a planned one that should have begun, that it is late. */
export function VisitStatusChip({ visit: { status, is_late } }: { visit: Pick<VisitRow, 'status' | 'is_late'> }) {
  const say = useSay();
  const t = useT(VISIT);
  return is_late ? <StatusChip status="late" label={t('late')} /> : <StatusChip status={status} label={say(STATUS_NAMES[status])} />;
}
