/** Where a guard scanned over some days, and what the guard reported: each for those who have its page. */
import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { listPlacedScans, MOST_PLACED } from '../../contract/operation/clocking.endpoints.ts';
import { listSitreps } from '../../contract/report/sitrep.endpoints.ts';
import { SEVERITY_NAMES } from '../../contract/report/sitrep-words.ts';
import { CLOCKING } from '../clocking/clocking.messages.ts';
import { useScanMarkers } from '../clocking/scan-markers.ts';
import { SEVERITY_COLOURS } from '../report/sitrep-looks.ts';
import { GUARD_DETAIL as W } from './guard-detail.messages.ts';

interface GuardDays {
  readonly id: number;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}
const MOST_REPORTS = 10;

export function GuardPlaces({ id, ...days }: GuardDays) {
  const t = useT(W);
  const tc = useT(CLOCKING);
  const { data, error, refetch } = useEndpoint(listPlacedScans, { guard_id: id, ...days }, { quiet: true });
  const markers = useScanMarkers(data?.data ?? []);
  return (
    <DetailSection title={W.places}>
      <Loaded error={error} refetch={refetch} shape="rows" count={4}>
        {data &&
          (markers.length === 0 ? (
            <p className="quiet small">{t('noPlaces')}</p>
          ) : (
            <>
              {data.more && <p className="note">{tc('morePlaces', { n: MOST_PLACED })}</p>}
              <MapView markers={markers} height={300} list label={W.places} />
              <p className="quiet small">{tc('mapLegend', { n: markers.length })}</p>
            </>
          ))}
      </Loaded>
    </DetailSection>
  );
}

export function GuardReports({ id, ...days }: GuardDays) {
  const t = useT(W);
  const { data, error, refetch } = useEndpoint(listSitreps, { guard_id: id, ...days, per_page: MOST_REPORTS }, { quiet: true });
  return (
    <DetailSection title={W.sitreps}>
      <Loaded error={error} refetch={refetch} shape="rows" count={3}>
        {data && (
          <>
            {data.data.length === 0 && <p className="quiet small">{t('noSitreps')}</p>}
            <ul className="list">
              {data.data.map(({ id: report, number, title, site, recorded_at, severity }) => (
                <li key={report} className="row-top">
                  <span className="words">
                    <Anchor component={Link} href={`/patrol/ops/sitrep?open=${report}`} className="reach">
                      {`${number} · ${title}`}
                    </Anchor>
                    <span className="note">
                      {site} · <DateText value={recorded_at} kind="datetime" />
                    </span>
                  </span>
                  <StatusChip status={null} label={SEVERITY_NAMES[severity]} colour={SEVERITY_COLOURS[severity]} />
                </li>
              ))}
            </ul>
            {data.meta.total > data.data.length && <p className="quiet small">{t('moreSitreps', { n: data.data.length, total: data.meta.total })}</p>}
          </>
        )}
      </Loaded>
    </DetailSection>
  );
}
