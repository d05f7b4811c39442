/** Situation reports in the office: what guards and the office reported, and what was done about it. */
import { z } from 'zod';
import { defineEndpoint, list, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, latitude, longitude, optional, text, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { keyword, listParams } from '#platform/contract/paging.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { MOST_PHOTOS } from '../batch.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { NOTE_KINDS, SEVERITIES, SITREP_CATEGORIES, SITREP_STATUSES, sitrepFields } from './sitrep.schema.ts';

export const SITREP_PAGE = '/patrol/ops/sitrep';
const PATH = 'api/patrol/sitreps';
const written = wrote(z.object({ id: z.number() }));
const acts = (action: 'Create' | 'Update') => ({
  method: 'POST' as const,
  requires: requirePage(patrolManifest, SITREP_PAGE, action),
  output: written,
  emits: ['patrol_sitrep_changed'],
});

export const sitrepRow = z.object({
  id: z.number(),
  number: z.string(),
  recorded_at: z.string(),
  /** It was written down long after it happened (`isWrittenLater`). */
  written_later: z.boolean(),
  /** Made when the guard was not signed in on the device. */
  outside_session: z.boolean(),
  site: z.string(),
  guard: z.string(),
  category: z.enum(SITREP_CATEGORIES),
  severity: z.enum(SEVERITIES),
  title: z.string(),
  photos: z.number(),
  status: z.enum(SITREP_STATUSES),
});
export type SitrepRow = z.output<typeof sitrepRow>;
export const sitrepDetail = sitrepRow.omit({ photos: true }).extend({
  received_at: z.string(),
  /** Sent later than it was made. */
  offline: z.boolean(),
  /** null: typed in by the office. */
  device: z.string().nullable(),
  operation: z.string().nullable(),
  emergency: z.object({ id: z.number(), number: z.string() }).nullable(),
  description: z.string(),
  action_taken: z.string().nullable(),
  persons: z.array(z.object({ name: z.string(), identity: z.string().nullable(), role: z.string().nullable() })),
  vehicles: z.array(z.object({ plate: z.string(), model: z.string().nullable() })),
  police_report_no: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  pictures: z.array(uploadedFile),
  notes: z.array(z.object({ id: z.number(), kind: z.enum(NOTE_KINDS), text: z.string(), user: z.string().nullable(), at: z.string() })),
});
export type SitrepDetail = z.output<typeof sitrepDetail>;

const sitrepFilters = {
  start_date: date().optional(),
  end_date: date().optional(),
  site_id: id().optional(),
  guard_id: id().optional(),
  category: z.enum(SITREP_CATEGORIES).optional(),
  severity: z.enum(SEVERITIES).optional(),
  status: z.enum(SITREP_STATUSES).optional(),
};

export const listSitreps = defineEndpoint({
  name: 'patrol.list-sitreps',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, SITREP_PAGE),
  input: z.object({
    ...listParams(['recorded_at', 'number'], { sortBy: 'recorded_at', sort: 'desc' }),
    ...sitrepFilters,
  }),
  output: list(sitrepRow),
  summary: 'Situation reports of guards whom the viewer may see',
});

export const exportSitreps = defineEndpoint({
  name: 'patrol.export-sitreps',
  method: 'GET',
  path: `${PATH}/export`,
  requires: requirePage(patrolManifest, SITREP_PAGE, 'Export'),
  input: reportEndpointInput({ ...sitrepFilters, keyword: keyword() }),
  output: reportOutput,
  writes: true,
  summary: 'Situation reports as a file, by the filter of the list; people and vehicles that they name are not in it',
});

export const sitrepSummary = defineEndpoint({
  name: 'patrol.sitrep-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(patrolManifest, SITREP_PAGE),
  input: z.object({}),
  output: one(
    z.object({
      pending: z.number(),
      critical: z.number(),
      reviewed: z.number(),
      month: z.number(),
      /** Of the last 30 days, those that happen; the most frequent first. */
      by_category: z.array(z.object({ category: z.enum(SITREP_CATEGORIES), n: z.number() })),
      /** From low to critical. */
      by_severity: z.array(z.object({ severity: z.enum(SEVERITIES), n: z.number() })),
    }),
  ),
  summary: 'Reports that wait, serious ones that are not closed, reviewed ones, and all of the last 30 days by category and severity',
});

export const showSitrep = defineEndpoint({
  name: 'patrol.show-sitrep',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(patrolManifest, SITREP_PAGE),
  input: z.object({ id: id() }),
  output: one(sitrepDetail),
  summary: 'One report with its photos and what was done about it',
});

export const createSitrep = defineEndpoint({
  ...acts('Create'),
  name: 'patrol.create-sitrep',
  path: PATH,
  files: ['jpg', 'jpeg', 'png', 'webp'],
  input: z.object({
    ...sitrepFields,
    site_id: id(),
    guard_id: id(),
    date: date(),
    time: timeOfDay(),
    lat: optional(latitude()),
    lng: optional(longitude()),
    /** The emergency that it reports. */
    emergency_id: optional(id()),
    photos: z.array(fileField()).max(MOST_PHOTOS).default([]),
  }),
  summary: 'A report that the office types in for a guard',
});

const noted = z.object({ id: id(), note: text(3, 2000) });
export const reviewSitrep = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.review-sitrep',
  path: `${PATH}/{id}/review`,
  input: noted,
  summary: 'Acknowledges a report that waits, with a note',
});
export const followUpSitrep = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.follow-up-sitrep',
  path: `${PATH}/{id}/follow-up`,
  input: noted,
  summary: 'Writes what was done about a report that is not closed',
});
export const closeSitrep = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.close-sitrep',
  path: `${PATH}/{id}/close`,
  input: noted,
  summary: 'Closes a report that was reviewed, with what came of it',
});
export const reopenSitrep = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.reopen-sitrep',
  path: `${PATH}/{id}/reopen`,
  input: noted,
  summary: 'Opens a report that was closed again, with the reason; it counts as acknowledged',
});

export const printSitrep = defineEndpoint({
  name: 'patrol.print-sitrep',
  method: 'GET',
  path: `${PATH}/{id}/pdf`,
  requires: requirePage(patrolManifest, SITREP_PAGE, 'Export'),
  input: z.object({ id: id(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  download: true,
  summary: 'One report as PDF, with what was done about it; identity numbers are not in it',
});
