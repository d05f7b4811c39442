/** The report of devices as a file, one template at a time. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Locale, type Text } from '#platform/contract/messages.ts';
import { formatDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import type { DeviceReportRow, exportDeviceReports as endpoint, ReportTemplate } from '../../contract/report/device-report.endpoints.ts';
import { DEVICE_FILE as W, TEMPLATE_NAMES } from '../../contract/report/device-file.messages.ts';
import { reportedDevices, type DeviceChoice } from './device-reports.ts';

interface Value {
  readonly label: Text;
  /** A text says what stands beside the figures. */
  of(row: DeviceReportRow, locale: Locale): number | string | null;
  readonly isText?: boolean;
}
const inMinutes = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 6) / 10);
const VALUES: Readonly<Record<ReportTemplate, Readonly<Record<string, Value>>>> = {
  Health: {
    uptime: { label: W.uptime, of: ({ uptime_percent }) => uptime_percent },
    battery: { label: W.battery, of: ({ battery }) => battery },
    least: { label: W.least, of: ({ min_battery }) => min_battery },
    offline: { label: W.offline, of: ({ offline_minutes }) => Math.round(offline_minutes / 6) / 10 },
    spans: { label: W.spans, of: ({ offline_spans }) => offline_spans },
    queue: { label: W.queue, of: ({ queue_peak }) => queue_peak },
    refused: { label: W.refused, of: ({ refused }) => refused },
    failed: { label: W.failed, of: ({ failed }) => failed },
  },
  Movement: {
    positions: { label: W.positions, of: ({ movement }) => movement?.positions ?? null },
    km: { label: W.km, of: ({ movement }) => movement && Math.round(movement.metres / 10) / 100 },
    average: { label: W.average, of: ({ movement }) => movement?.average_kmh ?? null },
    top: { label: W.top, of: ({ movement }) => movement?.top_kmh ?? null },
    stops: { label: W.stops, of: ({ movement }) => movement?.stops ?? null },
    note: { label: EVERYDAY.note, isText: true, of: ({ movement }, locale) => (movement?.more ? say(W.latestOnly, locale, { n: movement.positions }) : null) },
  },
  'Sync delay': {
    scans: { label: W.scans, of: ({ scans }) => scans },
    late: { label: W.late, of: ({ late_scans }) => late_scans },
    median: { label: W.median, of: ({ delay_median_seconds }) => inMinutes(delay_median_seconds) },
    most: { label: W.most, of: ({ delay_most_seconds }) => inMinutes(delay_most_seconds) },
    queue: { label: W.queue, of: ({ queue_peak }) => queue_peak },
  },
};

async function tableOf(ctx: Ctx, filter: DeviceChoice): Promise<ReportTable> {
  const { days, count, rows } = await reportedDevices(ctx, filter);
  const values = Object.entries(VALUES[filter.template]);
  const columns: ReportColumn[] = [
    { key: 'name', label: W.device, width: 20 },
    { key: 'site', label: W.site, width: 22 },
    ...values.map(([key, { label, isText }]): ReportColumn => ({ key, label, ...(isText ? { width: 26 } : { width: 12, kind: 'number' }) })),
  ];
  async function* cells(): AsyncGenerator<readonly ReportCells[]> {
    for await (const batch of rows)
      yield batch.map((row) => ({ name: row.name, site: row.site, ...Object.fromEntries(values.map(([key, { of }]) => [key, of(row, ctx.locale)])) }));
  }
  return {
    title: say(W.title, ctx.locale, { template: say(TEMPLATE_NAMES[filter.template], ctx.locale) }),
    subtitle: [...new Set([days.start_date, days.end_date])].map((date) => formatDate(date)).join(' – '),
    columns,
    rows: cells(),
    count,
  };
}

export const deviceReportFile = defineReport({ type: 'patrol.devices', name: W.name, table: (ctx, filter) => tableOf(ctx, filter as DeviceChoice) });

export const exportDeviceReports = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, deviceReportFile, { preview, format, filter });
