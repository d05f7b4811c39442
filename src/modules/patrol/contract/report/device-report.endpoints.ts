/** What devices did over some days: whether they could be reached, what they scanned, what was refused of them. */
import { z } from 'zod';
import { defineEndpoint, list, one, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { keyword, listParams } from '#platform/contract/paging.ts';
import { CALL_KINDS, KEPT_REASONS } from '../batch.ts';
import { patrolManifest } from '../patrol.manifest.ts';

export const DEVICE_REPORT_PAGE = '/patrol/device/report';
const PATH = 'api/patrol/device-reports';
/** Days that one report shows at most. */
export const MOST_REPORT_DAYS = 31;

/** `Health`: whether it answers, and its battery. `Movement`: where it went, by its scans. `Sync delay`: how long scans waited on it. */
export const REPORT_TEMPLATES = ['Health', 'Movement', 'Sync delay'] as const;
export type ReportTemplate = (typeof REPORT_TEMPLATES)[number];
/** Positions of a device that a report looks at: the latest. */
export const MOST_POSITIONS = 1000;

const movement = z.object({
  positions: z.number(),
  /** Earlier positions are left out. */
  more: z.boolean(),
  metres: z.number(),
  average_kmh: z.number().nullable(),
  top_kmh: z.number().nullable(),
  /** Longer than ten minutes at one place. */
  stops: z.number(),
});

export const deviceReportRow = z.object({
  id: z.number(),
  name: z.string(),
  site: z.string(),
  last_seen_at: z.string().nullable(),
  battery: z.number().nullable(),
  min_battery: z.number().nullable(),
  /** Of the time from its first sign of life in these days (or the connection before) until their end, or now. */
  uptime_percent: z.number().nullable(),
  offline_spans: z.number(),
  offline_minutes: z.number(),
  scans: z.number(),
  flagged: z.number(),
  late_scans: z.number(),
  refused: z.number(),
  /** Calls that the server failed to answer; the device sends them again. */
  failed: z.number(),
  /** From a scan until it arrived; null: no scan. */
  delay_median_seconds: z.number().nullable(),
  delay_most_seconds: z.number().nullable(),
  /** Scans that waited on the device at once. */
  queue_peak: z.number(),
  /** Of guards whom the viewer may see; null: it was not asked for. */
  movement: movement.nullable(),
});
export type DeviceReportRow = z.output<typeof deviceReportRow>;

const days = { start_date: date(), end_date: date() };
const filters = {
  start_date: date().optional(),
  end_date: date().optional(),
  site_id: id().optional(),
  device_id: id().optional(),
  template: z.enum(REPORT_TEMPLATES).default('Health'),
};
export const listDeviceReports = defineEndpoint({
  name: 'patrol.list-device-reports',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, DEVICE_REPORT_PAGE),
  input: z.object({
    ...listParams(['name', 'last_seen_at'], { sortBy: 'name', sort: 'asc' }),
    ...filters,
  }),
  output: list(deviceReportRow),
  summary: 'Devices with what they did over some days, today where none are named; movement where the template asks for it',
});
export const exportDeviceReports = defineEndpoint({
  name: 'patrol.export-device-reports',
  method: 'GET',
  path: `${PATH}/export`,
  requires: requirePage(patrolManifest, DEVICE_REPORT_PAGE, 'Export'),
  input: reportEndpointInput({ ...filters, keyword: keyword() }),
  output: reportOutput,
  writes: true,
  summary: 'What devices did over some days as a file, by template and by the filter of the list',
});
export const showDeviceReport = defineEndpoint({
  name: 'patrol.show-device-report',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(patrolManifest, DEVICE_REPORT_PAGE),
  input: z.object({ id: id(), ...days }),
  output: one(
    deviceReportRow.extend({
      type: z.string(),
      app_version: z.string().nullable(),
      movement,
      /** Its positions in order of time. */
      line: z.array(z.object({ at: z.string(), lat: z.number(), lng: z.number(), point: z.string().nullable() })),
      stopped: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.number(), lat: z.number(), lng: z.number() })),
      spans: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          minutes: z.number(),
          /** Minutes of it in which the device was on without a network, as it said later. */
          on_minutes: z.number(),
          open: z.boolean(),
        }),
      ),
      by_day: z.array(z.object({ date: z.string(), scans: z.number(), late: z.number(), refused: z.number() })),
      refusals: z.array(
        z.object({
          date: z.string(),
          kind: z.enum(CALL_KINDS),
          reason: z.enum(KEPT_REASONS),
          times: z.number(),
          last_at: z.string(),
          last_ref: z.string().nullable(),
        }),
      ),
    }),
  ),
  summary: 'One device: when it was offline, its scans by day, what was refused and why, and which calls the server failed to answer',
});
export type DeviceReportDetail = z.output<typeof showDeviceReport.output>['data'];
