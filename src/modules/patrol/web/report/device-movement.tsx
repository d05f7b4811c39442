/** Where one device went: its way on the map, and where it stopped. */
import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { DeviceReportDetail } from '../../contract/report/device-report.endpoints.ts';
import { kmOf } from './device-report-columns.ts';
import { DEVICE_REPORT as W } from './device-report.messages.ts';

export function DeviceMovement({ device: { name, movement, line, stopped } }: { device: DeviceReportDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const said = (at: string) => formatDateTime(at, zone, locale);
  const ends = [line[0], line.at(-1)].filter((end) => end !== undefined);
  const markers = [
    ...ends.map(({ at, lat, lng, point }, n) => ({
      id: `end-${n}`,
      lat,
      lng,
      name: t(n === 0 ? 'firstScan' : 'lastScan'),
      note: [point, said(at)].filter(Boolean).join(' · '),
      tone: 'info' as const,
    })),
    ...stopped.map(({ from, lat, lng, minutes }) => ({
      id: from,
      lat,
      lng,
      name: t('stopOf', { n: minutes }),
      note: said(from),
      tone: 'warning' as const,
    })),
  ];
  return (
    <DetailSection title={W.movement}>
      {line.length === 0 ? (
        <p className="quiet small">{t('noWay')}</p>
      ) : (
        <div className="stack">
          <p className="flush">
            {t('wayOf', { km: kmOf(movement.metres), n: movement.positions })}
            {movement.average_kmh !== null && ` ${t('speedOf', { average: movement.average_kmh, top: movement.top_kmh ?? movement.average_kmh })}`}
          </p>
          {movement.more && <p className="note flush">{t('latestOnly', { n: movement.positions })}</p>}
          <MapView markers={markers} lines={[{ name, points: line }]} height={280} list label={W.movement} />
        </div>
      )}
    </DetailSection>
  );
}
