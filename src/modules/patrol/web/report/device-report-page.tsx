/** Devices with what they did over some days; today unless other days are chosen. */
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listDeviceReports, type DeviceReportRow } from '../../contract/report/device-report.endpoints.ts';
import { findSites } from '../find-choices.ts';
import { DEVICE_REPORT as W } from './device-report.messages.ts';

const ReportDrawer = lazyDrawer(async () => (await import('./device-report-drawer.tsx')).DeviceReportDrawer, { title: W.device, shape: 'detail', size: 640 });

export function Page() {
  const t = useT(W);
  const today = useToday();
  const chosen = new URLSearchParams(useSearch());
  const days = { start_date: chosen.get('start_date') ?? today, end_date: chosen.get('end_date') ?? today };
  const percent = (n: number | null) => (n === null ? null : t('percent', { n }));
  return (
    <ListPage<typeof listDeviceReports, DeviceReportRow>
      endpoint={listDeviceReports}
      defaults={{ sort: 'asc', sortBy: 'name' }}
      columns={[
        { key: 'name', label: W.device, sort: true, fixed: true, card: 'title', second: ({ site }) => site },
        { key: 'last_seen_at', label: W.seen, kind: 'datetime', sort: true, priority: 1, card: 1 },
        { key: 'battery', label: W.battery, kind: 'number', priority: 2, value: ({ battery }) => percent(battery) },
        { key: 'min_battery', label: W.least, kind: 'number', priority: 4, value: ({ min_battery }) => percent(min_battery) },
        { key: 'uptime_percent', label: W.uptime, kind: 'number', priority: 1, card: 2, value: ({ uptime_percent }) => percent(uptime_percent) },
        {
          key: 'offline_minutes',
          label: W.offline,
          priority: 3,
          value: ({ offline_minutes: minutes, offline_spans: n }) => (n === 0 ? null : t('offlineOf', { minutes, n })),
        },
        { key: 'scans', label: W.scans, kind: 'number', priority: 1, card: 3 },
        { key: 'flagged', label: W.flagged, kind: 'number', priority: 3 },
        { key: 'late_scans', label: W.late, kind: 'number', priority: 4 },
        { key: 'refused', label: W.refused, kind: 'number', priority: 2 },
        { key: 'failed', label: W.failed, kind: 'number', priority: 3 },
      ]}
      filters={[
        { kind: 'keyword', key: 'keyword' },
        { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
        { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
      ]}
      rowName={({ name }) => name}
      opens={ReportDrawer}
      detail={(id, close) => <ReportDrawer id={Number(id)} days={days} close={close} />}
      empty={{ drawing: 'place', title: W.empty, hint: W.emptyHint }}
    />
  );
}
