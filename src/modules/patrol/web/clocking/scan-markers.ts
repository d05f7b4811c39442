/** Scans on a map: late and odd ones are pins, the others dots. */
import { formatDateTime } from '#platform/contract/dates.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { useLocale, useSay } from '#platform/web/locale/locale.tsx';
import type { MapMarker } from '#platform/web/map/map.props.ts';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { PlacedScan } from '../../contract/operation/clocking.endpoints.ts';
import { FLAG_NAMES, POINT_NAMES } from '../../contract/round/round-words.ts';
import { isException } from '../../contract/round/round.schema.ts';

const TONES: Readonly<Record<NonNullable<PlacedScan['status']>, StatusColour>> = { ontime: 'success', early: 'success', late: 'warning' };

export function useScanMarkers(scans: readonly PlacedScan[]): MapMarker[] {
  const say = useSay();
  const { locale } = useLocale();
  const zone = useTimeZone();
  return scans.map(({ id, lat, lng, checkpoint, site, guard, recorded_at, status, flags }) => {
    const words = [
      guard,
      formatDateTime(recorded_at, zone, locale),
      ...(status ? [say(POINT_NAMES[status])] : []),
      ...flags.map((flag) => say(FLAG_NAMES[flag])),
    ];
    const isOdd = isException({ status, flags });
    return {
      id,
      lat,
      lng,
      name: `${checkpoint ?? site} · ${words.join(' · ')}`,
      dot: !isOdd,
      tone: isOdd ? ('error' as const) : status ? TONES[status] : ('primary' as const),
    };
  });
}
