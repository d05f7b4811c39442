/** Where the points of an operation are, by what became of them last, and where its guards scanned last; the rounds say of points the same. Nothing where no place is known. */
import { formatClock } from '#platform/contract/dates.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { POINT_NAMES } from '../../contract/round/round-words.ts';
import { BOARD } from './board.messages.ts';

type Status = OperationDetail['places'][number]['status'];
const TONES: Readonly<Partial<Record<Status, StatusColour>>> = { missed: 'error', late: 'warning', ontime: 'success', early: 'success', excused: 'success' };

export function PlaceMap({ operation: { places, positions } }: { operation: OperationDetail }) {
  const t = useT(BOARD);
  const say = useSay();
  const { locale } = useLocale();
  const zone = useTimeZone();
  if (places.length + positions.length === 0) return null;
  const scanned = (at: string) => t('scannedHere', { time: formatClock(at, zone, locale) });
  const markers = [
    ...places.map(({ checkpoint_id, code, name, lat, lng, status }) => ({
      id: `point-${checkpoint_id}`,
      lat,
      lng,
      name: `${code} · ${name}`,
      note: say(POINT_NAMES[status]),
      tone: TONES[status] ?? ('primary' as const),
    })),
    ...positions.map(({ guard_id, guard, at, lat, lng }) => ({
      id: `guard-${guard_id}`,
      lat,
      lng,
      name: guard,
      note: scanned(at),
      tone: 'info' as const,
    })),
  ];
  return (
    <DetailSection title={BOARD.places}>
      <MapView markers={markers} height={280} label={BOARD.places} />
      <ul className="bare">
        {positions.map(({ guard_id, guard, at }) => (
          <li key={guard_id} className="wrap">
            {guard}
            <span className="quiet small">{scanned(at)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
