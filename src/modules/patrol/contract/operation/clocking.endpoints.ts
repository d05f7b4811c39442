/** Scans of guards: sent by devices, at most 200 at once, and listed in the office. */
import { z } from 'zod';
import { defineEndpoint, list, one, OPEN, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalText, text, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { keyword, listParams } from '#platform/contract/paging.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { batchOf, batchTaken, eventFields, positionFields } from '../batch.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { SCAN_DECISIONS, SCAN_FLAGS, SCAN_STATUSES } from '../round/round.schema.ts';

const PAGE = '/patrol/ops/clocking';
export const METHODS = ['QR', 'NFC', 'Beacon', 'GPS', 'Typed', 'Manual'] as const;
export const MOST_SCANS = 200;
export const EXCEPTION_QUEUES = ['Undecided', 'Decided'] as const;

/** What was answered at a point, with the question as it stood on the phone: the office may have changed it meanwhile. */
export const scanAnswer = z.strictObject({ question: line(1, 200), answer: text(1, 500) });

/** Each is read by itself: one that is wrong refuses none of the others. */
export const scanEvent = z.strictObject({
  ...eventFields,
  ...positionFields,
  method: z.enum(['QR', 'NFC', 'Beacon', 'GPS', 'Typed']),
  /** What the tag said. */
  tag: line(1, 80).nullish(),
  /** Of a GPS point, which has no tag. */
  checkpoint_id: id().nullish(),
  remark: optionalText(500),
  answers: z.array(scanAnswer).max(10).nullish(),
});
export type ScanEvent = z.output<typeof scanEvent>;

export const sendScans = defineEndpoint({
  name: 'patrol.send-scans',
  method: 'POST',
  path: 'api/devices/patrol/events',
  requires: OPEN,
  input: batchOf(scanEvent, MOST_SCANS),
  output: batchTaken,
  maxBody: 256 * 1024,
  summary: 'Scans of the guard who has signed in on the device; what was sent before counts as duplicated',
  emits: ['patrol_operation_changed'],
});

export const clockingRow = z.object({
  id: z.number(),
  recorded_at: z.string(),
  received_at: z.string(),
  site_id: z.number(),
  site: z.string(),
  checkpoint: z.string().nullable(),
  guard: z.string(),
  guard_image: z.string().nullable(),
  operation: z.string().nullable(),
  /** The round that it fills. */
  round: z.object({ route: z.string(), start_at: z.string() }).nullable(),
  method: z.enum(METHODS),
  status: z.enum(SCAN_STATUSES).nullable(),
  flags: z.array(z.enum(SCAN_FLAGS)),
  distance_m: z.number().nullable(),
  tag_uid: z.string().nullable(),
  /** Of a scan that the office entered, why. */
  remark: z.string().nullable(),
  entered_by: z.string().nullable(),
  answers: z.array(scanAnswer),
  photo: uploadedFile.nullable(),
  /** Whether it is late or odd, so that the office decides about it. */
  exception: z.boolean(),
  decision: z.enum(SCAN_DECISIONS).nullable(),
  decision_reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type ClockingRow = z.output<typeof clockingRow>;

const clockingFilters = {
  start_date: date().optional(),
  end_date: date().optional(),
  project_id: id().optional(),
  site_id: id().optional(),
  guard_id: id().optional(),
  checkpoint_id: id().optional(),
  method: z.enum(METHODS).optional(),
  status: z.enum(SCAN_STATUSES).optional(),
  flag: z.enum(SCAN_FLAGS).optional(),
  /** Exceptions: those that wait for a decision, or have one. */
  exceptions: z.enum(EXCEPTION_QUEUES).optional(),
};

export const listClockings = defineEndpoint({
  name: 'patrol.list-clockings',
  method: 'GET',
  path: 'api/patrol/clockings',
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({
    ...listParams(['recorded_at'], { sortBy: 'recorded_at', sort: 'desc' }),
    ...clockingFilters,
  }),
  output: list(clockingRow),
  summary: 'Scans with what they count for and what is odd about them',
});

/** Scans that one map holds: the latest. */
export const MOST_PLACED = 300;

const placedScan = clockingRow.pick({ id: true, recorded_at: true, checkpoint: true, site: true, guard: true, status: true, flags: true }).extend({
  lat: z.number(),
  lng: z.number(),
});
export type PlacedScan = z.output<typeof placedScan>;

export const listPlacedScans = defineEndpoint({
  name: 'patrol.list-placed-scans',
  method: 'GET',
  path: 'api/patrol/clockings/places',
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ ...clockingFilters, keyword: keyword() }),
  output: z.object({ data: z.array(placedScan), /** Earlier ones are left out. */ more: z.boolean() }),
  summary: 'Where scans were made, by the filter of the list: of those that came with a position the latest',
});

export const exportClockings = defineEndpoint({
  name: 'patrol.export-clockings',
  method: 'GET',
  path: 'api/patrol/clockings/export',
  requires: requirePage(patrolManifest, PAGE, 'Export'),
  input: reportEndpointInput({ ...clockingFilters, keyword: keyword() }),
  output: reportOutput,
  writes: true,
  summary: 'Scans as a file, by the filter of the list',
});

export const decideClocking = defineEndpoint({
  name: 'patrol.decide-clocking',
  method: 'POST',
  path: 'api/patrol/clockings/{id}/decide',
  requires: requirePage(patrolManifest, PAGE, 'Update'),
  input: z.object({ id: id(), decision: z.enum(SCAN_DECISIONS), reason: text(3, 500) }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Decides about a scan that is late or odd, with a reason; what it counts for stays',
  emits: ['patrol_operation_changed'],
});

/** For so long the office may enter that a guard was at a point. */
export const MANUAL_HOURS = 24;

export const enterClocking = defineEndpoint({
  name: 'patrol.enter-clocking',
  method: 'POST',
  path: 'api/patrol/clockings',
  requires: requirePage(patrolManifest, PAGE, 'Create'),
  input: z.object({ site_id: id(), guard_id: id(), checkpoint_id: id(), date: date(), time: timeOfDay(), reason: text(3, 500) }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Enters for a guard that a point was passed, with a reason; it counts as a scan and is marked as entered by the office wherever it stands',
  emits: ['patrol_operation_changed'],
});

export const clockingSummary = defineEndpoint({
  name: 'patrol.clocking-summary',
  method: 'GET',
  path: 'api/patrol/clockings/summary',
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({}),
  output: one(
    z.object({
      scans: z.number(),
      late: z.number(),
      manual: z.number(),
      /** Late and odd scans of any day that nobody has decided about. */
      undecided: z.number(),
      /** Checks whether all was well; null: no operation of today asks. */
      welfare: z.object({ checks: z.number(), late: z.number(), missed: z.number(), help: z.number() }).nullable(),
    }),
  ),
  summary: 'Scans and welfare checks of today in figures',
});

/** Days that the table by hour takes at most. */
export const MOST_HOUR_DAYS = 31;

const hourRow = z.object({
  checkpoint_id: z.number(),
  code: z.string(),
  name: z.string(),
  site: z.string(),
  /** Scans by hour of the day, from midnight on; those that are late are counted apart as well. */
  scans: z.array(z.number()),
  late: z.array(z.number()),
});
export type HourRow = z.output<typeof hourRow>;

/** Checkpoints that one table holds. */
export const MOST_HOUR_POINTS = 500;

export const clockingHours = defineEndpoint({
  name: 'patrol.clocking-hours',
  method: 'GET',
  path: 'api/patrol/clockings/hours',
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ start_date: date(), end_date: date(), site_id: id().optional() }),
  output: z.object({ data: z.array(hourRow), /** Points of later sites are left out. */ more: z.boolean() }),
  summary: 'How often each active checkpoint was scanned at which hour of the day, of guards whom the viewer may see',
});
