/** What the list says of devices, by template. */
import type { Column } from '#platform/web/ui/list-page.tsx';
import type { DeviceReportRow, ReportTemplate } from '../../contract/report/device-report.endpoints.ts';
import { DEVICE_REPORT as W } from './device-report.messages.ts';

type T = (key: keyof typeof W, params?: Readonly<Record<string, string | number>>) => string;
const minutesOf = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 6) / 10);
export const kmOf = (metres: number) => Math.round(metres / 10) / 100;

const first: readonly Column<DeviceReportRow>[] = [{ key: 'name', label: W.device, sort: true, fixed: true, card: 'title', second: ({ site }) => site }];

export function deviceReportColumns(template: ReportTemplate, t: T): readonly Column<DeviceReportRow>[] {
  const percent = (n: number | null) => (n === null ? null : t('percent', { n }));
  const speed = (n: number | null | undefined) => (n == null ? null : t('kmh', { n }));
  const minutes = (seconds: number | null) => (seconds === null ? null : t('minutes', { n: minutesOf(seconds) ?? 0 }));
  if (template === 'Movement')
    return [
      ...first,
      { key: 'positions', label: W.positions, kind: 'number', priority: 1, card: 1, value: ({ movement }) => movement?.positions },
      {
        key: 'metres',
        label: W.way,
        kind: 'number',
        priority: 1,
        card: 2,
        value: ({ movement }) => movement && t('km', { n: kmOf(movement.metres) }),
        second: ({ movement }) => (movement?.more ? t('latestOnly', { n: movement.positions }) : null),
      },
      { key: 'average_kmh', label: W.average, kind: 'number', priority: 3, value: ({ movement }) => speed(movement?.average_kmh) },
      { key: 'top_kmh', label: W.top, kind: 'number', priority: 2, value: ({ movement }) => speed(movement?.top_kmh) },
      { key: 'stops', label: W.stops, kind: 'number', priority: 1, card: 3, value: ({ movement }) => movement?.stops },
    ];
  if (template === 'Sync delay')
    return [
      ...first,
      { key: 'scans', label: W.scans, kind: 'number', priority: 2, card: 1 },
      { key: 'late_scans', label: W.late, kind: 'number', priority: 2 },
      { key: 'delay_median_seconds', label: W.median, kind: 'number', priority: 1, card: 2, value: ({ delay_median_seconds: n }) => minutes(n) },
      { key: 'delay_most_seconds', label: W.longest, kind: 'number', priority: 1, card: 3, value: ({ delay_most_seconds: n }) => minutes(n) },
      { key: 'queue_peak', label: W.queue, kind: 'number', priority: 2 },
    ];
  return [
    ...first,
    { key: 'last_seen_at', label: W.seen, kind: 'datetime', sort: true, priority: 1, card: 1 },
    { key: 'battery', label: W.battery, kind: 'number', priority: 2, value: ({ battery }) => percent(battery) },
    { key: 'min_battery', label: W.least, kind: 'number', priority: 4, value: ({ min_battery }) => percent(min_battery) },
    { key: 'uptime_percent', label: W.uptime, kind: 'number', priority: 1, card: 2, value: ({ uptime_percent }) => percent(uptime_percent) },
    {
      key: 'offline_minutes',
      label: W.offline,
      priority: 3,
      value: ({ offline_minutes, offline_spans: n }) => (n === 0 ? null : t('offlineOf', { minutes: offline_minutes, n })),
    },
    { key: 'queue_peak', label: W.queue, kind: 'number', priority: 4 },
    { key: 'scans', label: W.scans, kind: 'number', priority: 1, card: 3 },
    { key: 'flagged', label: W.flagged, kind: 'number', priority: 3 },
    { key: 'late_scans', label: W.late, kind: 'number', priority: 4 },
    { key: 'refused', label: W.refused, kind: 'number', priority: 2 },
    { key: 'failed', label: W.failed, kind: 'number', priority: 3 },
  ];
}
