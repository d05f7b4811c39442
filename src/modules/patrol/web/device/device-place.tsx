/** Where a device scanned last, beside its site. */
import { formatDateTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { locateDevice, type DeviceRow } from '../../contract/device/device.register.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';
import { PATROL_DEVICE as W } from './device.messages.ts';

export function DevicePlace({ device, onClose }: { device: DeviceRow; onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const { data, error, refetch } = useEndpoint(locateDevice, { id: device.id }, { quiet: true, keepPrevious: false });
  const found = data?.data;
  const said = found?.place && t('scannedAt', { time: formatDateTime(found.place.at, zone, locale), point: found.place.point ?? t('noPoint') });
  return (
    <DetailDrawer size={560} onClose={onClose} title={t('placeOf', { name: device.name })}>
      <Loaded error={error} refetch={refetch} shape="detail" count={5}>
        {found && (
          <div className="stack">
            <p className="flush">{said ?? t('noPlace', { n: KEPT_DAYS })}</p>
            <MapView
              label={W.place}
              list
              markers={[
                { id: 'site', lat: found.site.lat, lng: found.site.lng, name: found.site.name, radius: found.site.radius_m },
                ...(found.place
                  ? [
                      {
                        id: 'device',
                        lat: found.place.lat,
                        lng: found.place.lng,
                        name: device.name,
                        note: said ?? undefined,
                        tone: 'info' as const,
                        ...(found.place.accuracy_m !== null && { radius: found.place.accuracy_m }),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        )}
      </Loaded>
    </DetailDrawer>
  );
}
