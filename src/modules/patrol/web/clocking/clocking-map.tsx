/** Where scans were made: odd ones are pins with their list, the others dots. Days and the other filters stand in the address. */
import { useMediaQuery } from '@mantine/hooks';
import { formatDateTime } from '#platform/contract/dates.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { listPlacedScans, MOST_PLACED, type PlacedScan } from '../../contract/operation/clocking.endpoints.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';
import { FLAG_NAMES, POINT_NAMES } from '../../contract/round/round-words.ts';
import { isException } from '../../contract/round/round.schema.ts';
import { CLOCKING as W } from './clocking.messages.ts';

const DEFAULTS = { perPage: 20, sort: 'desc', sortBy: 'recorded_at' } as const;
const TONES: Readonly<Record<NonNullable<PlacedScan['status']>, StatusColour>> = { ontime: 'success', early: 'success', late: 'warning' };

export function ClockingMap({ filters }: { filters: readonly Filter[] }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const zone = useTimeZone();
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const list = useListState(filters, DEFAULTS);
  const { data, error, refetch, isFetching } = useEndpoint(listPlacedScans, filterInput(list.state, filters), { quiet: true });
  const markers = (data?.data ?? []).map(({ id, lat, lng, checkpoint, site, guard, recorded_at, status, flags }) => {
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
  return (
    <div className="stack">
      <FilterBar filters={filters} list={list} phone={phone} />
      <Loaded error={error} refetch={refetch} shape="rows" count={8}>
        {data &&
          (data.data.length === 0 ? (
            <EmptyState drawing="place" title={W.noPlaces} hint={t('noPlacesHint', { n: KEPT_DAYS })} />
          ) : (
            <div aria-busy={isFetching} className="stack">
              {data.more && <p className="note">{t('morePlaces', { n: MOST_PLACED })}</p>}
              <MapView markers={markers} height={420} list label={W.map} />
              <p className="quiet small">{t('mapLegend', { n: markers.length })}</p>
            </div>
          ))}
      </Loaded>
    </div>
  );
}
