/** Sites by their state, and where people checked in and visits began. The list beside it says the same without a map. */
import { formatClock } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { sitePins, type MonitoredSite } from '../../contract/monitoring.endpoints.ts';
import { MONITORING } from './monitoring.messages.ts';

const HEIGHT = 420;
const TONES = { present: 'success', overdue: 'error', empty: 'neutral' } as const;
const PERSON = 'info';
const VISIT = 'warning';

type Pins = OutputOf<typeof sitePins>['data'];
type Pin = Pins['people'][number];

export function SiteMap({ sites, day, isToday }: { sites: readonly MonitoredSite[]; day: { readonly date: string }; isToday: boolean }) {
  const t = useT(MONITORING);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const { data } = useEndpoint(sitePins, day, { quiet: true });
  const { people, visits }: Pins = data?.data ?? { people: [], visits: [] };
  const legend: readonly (readonly [tone: keyof typeof TONES | typeof PERSON | typeof VISIT, label: Text])[] = [
    ['present', MONITORING.statePresent],
    ['overdue', MONITORING.stateOverdue],
    ['empty', MONITORING.stateEmpty],
    [PERSON, isToday ? MONITORING.whoAtWork : MONITORING.whoCame],
    [VISIT, isToday ? MONITORING.onVisit : MONITORING.visited],
  ];
  const pins = sites.map(({ id, name, lat, lng, radius_m, state, present, expected }) => ({
    id,
    name,
    lat,
    lng,
    radius: radius_m,
    note: t(isToday ? 'peopleOf' : 'cameOf', { present, expected }),
    tone: TONES[state],
  }));
  const dots = (list: readonly Pin[], kind: string, tone: typeof PERSON | typeof VISIT) =>
    list.map(({ id, name, lat, lng, at }) => ({ id: `${kind}-${id}`, name: `${name}, ${formatClock(at, zone, locale)}`, lat, lng, tone, dot: true }));
  const siteOf = new Map<string, number | null>(
    [...people.map((pin) => [`person-${pin.id}`, pin] as const), ...visits.map((pin) => [`visit-${pin.id}`, pin] as const)].map(([key, pin]) => [
      key,
      pin.work_site_id,
    ]),
  );
  const onMarker = (id: string | number) => {
    const site = typeof id === 'number' ? id : siteOf.get(id);
    if (site) openDetail(site);
  };
  return (
    <div className="stack">
      <ul className="wrap bare" aria-label={t('pins')}>
        {legend.map(([tone, label]) => (
          <li key={tone}>
            <StatusChip status={null} colour={tone in TONES ? TONES[tone as keyof typeof TONES] : (tone as typeof PERSON)} label={label} />
          </li>
        ))}
      </ul>
      <MapView
        markers={[...pins, ...dots(visits, 'visit', VISIT), ...dots(people, 'person', PERSON)]}
        height={HEIGHT}
        label={MONITORING.map}
        onMarker={onMarker}
      />
    </div>
  );
}
