/** The devices of the list side by side, by what the template is about. */
import { Box } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { listDeviceReports, type DeviceReportRow, type ReportTemplate } from '../../contract/report/device-report.endpoints.ts';
import { kmOf } from './device-report-columns.ts';
import { DEVICE_REPORT_FILTERS } from './device-report-filters.ts';
import { DEVICE_REPORT as W } from './device-report.messages.ts';

/** Bars that one chart holds, of so many devices. */
const MOST = 12;
const DEVICES = 100;
const DEFAULTS = { perPage: 20, sort: 'asc', sortBy: 'name' } as const;
const SHOWN = {
  Health: { label: W.offlineHours, of: ({ offline_minutes }: DeviceReportRow) => Math.round(offline_minutes / 6) / 10 },
  Movement: { label: W.wayKm, of: ({ movement }: DeviceReportRow) => kmOf(movement?.metres ?? 0) },
  'Sync delay': { label: W.medianMinutes, of: ({ delay_median_seconds: n }: DeviceReportRow) => Math.round((n ?? 0) / 6) / 10 },
} as const satisfies Readonly<Record<ReportTemplate, object>>;

export function DeviceReportChart({ template }: { template: ReportTemplate }) {
  const { locale } = useLocale();
  const t = useT(W);
  const list = useListState(DEVICE_REPORT_FILTERS, DEFAULTS);
  const { data } = useEndpoint(listDeviceReports, { ...filterInput(list.state, DEVICE_REPORT_FILTERS), template, per_page: DEVICES }, { quiet: true });
  const { label, of } = SHOWN[template];
  const rows = (data?.data ?? [])
    .map((row) => ({ name: row.name, n: of(row) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || a.name.localeCompare(b.name, locale))
    .slice(0, MOST);
  if (rows.length === 0) return null;
  const part = (data?.meta.total ?? 0) > DEVICES ? t('firstOnly', { n: DEVICES }) : undefined;
  return (
    <Box mb="md">
      <ChartCard
        title={label}
        context={part}
        kind="rows"
        rows={rows}
        x="name"
        xLabel={W.device}
        series={[{ key: 'n', label }]}
        height={60 + rows.length * 28}
      />
    </Box>
  );
}
