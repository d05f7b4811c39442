/** Where scans were made: odd ones are pins with their list, the others dots. Days and the other filters stand in the address. */
import { useMediaQuery } from '@mantine/hooks';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { listPlacedScans, MOST_PLACED } from '../../contract/operation/clocking.endpoints.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';
import { CLOCKING as W } from './clocking.messages.ts';
import { useScanMarkers } from './scan-markers.ts';

const DEFAULTS = { perPage: 20, sort: 'desc', sortBy: 'recorded_at' } as const;

export function ClockingMap({ filters }: { filters: readonly Filter[] }) {
  const t = useT(W);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const list = useListState(filters, DEFAULTS);
  const { data, error, refetch, isFetching } = useEndpoint(listPlacedScans, filterInput(list.state, filters), { quiet: true });
  const markers = useScanMarkers(data?.data ?? []);
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
