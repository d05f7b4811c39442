import { dateInZone, formatClock, formatDate } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { FACE_WORDS } from '../../contract/face-recognition.messages.ts';
import type { MatchStatus } from '../../contract/face.schema.ts';
import type { FaceRow } from '../../contract/record/record.endpoints.ts';
import { FACE } from '../face.messages.ts';
import classes from './face.module.css';

const COLOURS = { matched: 'success', unmatched: 'warning', ignored: 'primary' } as const satisfies Record<MatchStatus, string>;

export const MatchChip = ({ status }: { status: MatchStatus }) => <StatusChip status={null} colour={COLOURS[status]} label={FACE_WORDS[status]} />;

/** How sure the comparison was: the number, and a bar that shows it at a glance. */
export function Confidence({ value }: { value: number | null }) {
  const t = useT(FACE);
  if (value === null) return <span aria-hidden>–</span>;
  return (
    <span className={classes['confidence']}>
      <span className={classes['bar']} aria-hidden>
        <span style={{ inlineSize: `${value}%` }} />
      </span>
      <span className="tabular">{t('share', { n: Math.round(value) })}</span>
    </span>
  );
}

function Warmth({ row: { temperature, flags } }: { row: FaceRow }) {
  const t = useT(FACE);
  if (temperature === null) return null;
  const words = t('degrees', { n: temperature.toFixed(1) });
  return flags.includes('temperature') ? <StatusChip status={null} colour="error" label={words} /> : <span className="tabular">{words}</span>;
}

/** @param dated whether the day stands below the time */
function Seen({ at, dated }: { at: string; dated: boolean }) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  return (
    <time className="lines tabular" dateTime={at}>
      <span>{formatClock(at, zone, locale)}</span>
      {dated && <span className="note">{formatDate(dateInZone(at, zone))}</span>}
    </time>
  );
}

/** @param dated whether the list may show more than one day */
export function useFaceColumns(dated: boolean): Column<FaceRow>[] {
  const t = useT(FACE);
  const tw = useT(FACE_WORDS);
  // A high temperature is told where the temperature stands.
  const marksOf = ({ flags }: FaceRow) => flags.flatMap((flag) => (flag === 'temperature' ? [] : tw(flag)));
  return [
    {
      key: 'employee',
      label: FACE.employee,
      kind: 'person',
      fixed: true,
      card: 'title',
      value: ({ employee }) => employee?.name ?? t('unknown'),
      second: ({ employee, device_person_id }) => employee?.employee_code ?? device_person_id,
      picture: ({ image }) => image?.url,
    },
    {
      key: 'recorded_at',
      label: FACE.time,
      kind: 'datetime',
      sort: true,
      priority: 1,
      card: 1,
      cell: ({ recorded_at }) => <Seen at={recorded_at} dated={dated} />,
    },
    {
      key: 'device',
      label: FACE.device,
      priority: 2,
      card: 'subtitle',
      value: ({ device }) => device.name,
      second: (row) => [row.place, ...marksOf(row)].filter(Boolean).join(' · '),
    },
    {
      key: 'punch',
      label: FACE.punch,
      priority: 3,
      card: 2,
      cell: ({ punch }) => (punch ? <StatusChip status={null} colour="info" label={FACE[punch.type]} /> : <span aria-hidden>–</span>),
    },
    { key: 'match_status', label: FACE.status, card: 'badge', cell: ({ match_status }) => <MatchChip status={match_status} /> },
    { key: 'confidence', label: FACE.confidence, sort: true, priority: 2, card: 3, cell: ({ confidence }) => <Confidence value={confidence} /> },
    { key: 'temperature', label: FACE.temperature, kind: 'number', sort: true, priority: 3, cell: (row) => <Warmth row={row} /> },
    { key: 'direction', label: FACE.direction, priority: 4, hidden: true, value: ({ direction }) => direction && tw(direction) },
  ];
}
