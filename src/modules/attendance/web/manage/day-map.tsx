/** Where people checked in and out on a day: on a map, or where the portal has no map pictures as a list by place. */
import { useSearch } from 'wouter';
import { formatClock } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView, useMapPictures } from '#platform/web/map/map-view.tsx';
import { closeDetail, openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import { filterInput, LIST_DEFAULTS } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { attendanceMap } from '../../contract/manage/manage-attendance.endpoints.ts';
import { PEOPLE_FILTERS, useDateFilter, useDay } from './day-filter.ts';
import { FLAG_WORDS } from '../attendance-words.ts';
import { DayHead } from './day-head.tsx';
import { MANAGE } from './manage.messages.ts';
import { PlacesList } from './places-list.tsx';

const DayDrawer = lazyDrawer(async () => (await import('./day-drawer.tsx')).DayDrawer, { title: MANAGE.day, shape: 'detail', size: 640 });
const HEIGHT = 420;
/** What the colours of the pins say. */
const PINS = { primary: MANAGE.checkIn, info: MANAGE.checkOut, error: FLAG_WORDS.outside } as const;

export function DayMap({ phone }: { phone: boolean }) {
  const t = useT(MANAGE);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const date = useDay();
  const dateFilter = useDateFilter();
  const filters = phone ? PEOPLE_FILTERS : [...PEOPLE_FILTERS, dateFilter];
  const list = useListState(filters, LIST_DEFAULTS);
  const { data, error, refetch } = useEndpoint(attendanceMap, { ...filterInput(list.state, filters), date }, { quiet: true });
  const open = new URLSearchParams(useSearch()).get('open');
  const hasPictures = useMapPictures() !== null;
  const punches = data?.data ?? [];
  const markers = punches.map(({ id, type, at, lat, lng, place, position, employee }) => ({
    id,
    lat,
    lng,
    name: employee.name,
    note: [t(type === 'checkin' ? 'checkIn' : 'checkOut'), formatClock(at, zone, locale), place].filter(Boolean).join(' · '),
    tone: position === 'outside' ? ('error' as const) : type === 'checkin' ? ('primary' as const) : ('info' as const),
  }));
  const openDay = (employeeId: number) => openDetail(`${employeeId}-${date}`);
  const onMarker = (id: string | number) => {
    const punch = punches.find((each) => each.id === id);
    if (punch) openDay(punch.employee.id);
  };
  return (
    <div className="stack">
      {phone && <DayHead />}
      <FilterBar filters={filters} list={list} phone={phone} />
      <Loaded error={error} refetch={refetch} shape="rows" count={6}>
        {data &&
          (punches.length === 0 ? (
            <EmptyState drawing="place" title={MANAGE.noPlaces} hint={MANAGE.noPlacesHint} />
          ) : !hasPictures ? (
            <PlacesList punches={punches} onPerson={openDay} />
          ) : (
            <>
              <ul className="wrap bare" aria-label={t('pins')}>
                {Object.entries(PINS).map(([tone, label]) => (
                  <li key={tone}>
                    <StatusChip status={null} colour={tone as keyof typeof PINS} label={label} />
                  </li>
                ))}
                {punches.length > 1 && <li className="row quiet small">{t('pinNumbers')}</li>}
              </ul>
              <MapView markers={markers} onMarker={onMarker} height={HEIGHT} list label={MANAGE.map} />
            </>
          ))}
      </Loaded>
      {open && <DayDrawer of={open} close={closeDetail} />}
    </div>
  );
}
