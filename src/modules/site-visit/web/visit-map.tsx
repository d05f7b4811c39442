/** Where visits began, in the order of their beginnings, and the way of each person and day between them. */
import type { MapMarker } from '#platform/web/map/map.props.ts';
import { MapView } from '#platform/web/map/map-view.tsx';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import type { VisitRow } from '../contract/site-visit.schema.ts';
import { VISIT } from './visit.messages.ts';
import { waysOfVisits } from './ways-of-visits.ts';

const HEIGHT = 320;
const TONES = { 'On Going': 'success', Completed: 'info', Upcoming: 'primary', Missed: 'error', Cancelled: 'error' } as const;

interface VisitMapProps {
  readonly visits: readonly VisitRow[];
  /** Pins are called after people. */
  readonly named: boolean;
  /** All visits of a person and day are among these, or none: a way would pass by one that is left out. */
  readonly whole: boolean;
  readonly onVisit: (id: number) => void;
}

export function VisitMap({ visits, named, whole, onVisit }: VisitMapProps) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  const markers = visits.flatMap((visit): MapMarker[] => {
    const { id, place, start, employee, started_at, status } = visit;
    const at = start ?? (place.lat === null || place.lng === null ? null : { lat: place.lat, lng: place.lng });
    const note = [named ? place.name : null, started_at && formatClock(started_at, zone, locale)].filter(Boolean).join(' · ');
    return at ? [{ id, ...at, name: named ? employee.name : place.name, note, tone: TONES[status] }] : [];
  });
  const lines = (whole ? waysOfVisits(visits) : []).map(({ person, date, points }) => ({ name: `${person}, ${formatDate(date)}`, points }));
  return markers.length === 0 ? null : (
    <MapView markers={markers} lines={lines} height={HEIGHT} list label={VISIT.map} onMarker={(id) => onVisit(Number(id))} />
  );
}
