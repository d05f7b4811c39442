/** The occurrence book of a site in the office: read, written, verified, printed. Nothing in it is ever changed. */
import { z } from 'zod';
import { defineEndpoint, list, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { CHAIN_FAULTS } from './chain.ts';
import { LOG_ACTS, LOG_KINDS } from './log-fields.ts';
import { detailsField } from './log-call.endpoints.ts';

export const LOG_PAGE = '/patrol/ops/logbook';
const PATH = 'api/patrol/logbooks';
const written = wrote(z.object({ entry_no: z.number() }));
const acts = (action: 'Create' | 'Update') => ({
  method: 'POST' as const,
  requires: requirePage(patrolManifest, LOG_PAGE, action),
  output: written,
  emits: ['patrol_log_changed'],
});

export const logRow = z.object({
  id: z.number(),
  site_id: z.number(),
  site: z.string(),
  entry_no: z.number(),
  act: z.enum(LOG_ACTS),
  about_no: z.number().nullable(),
  kind: z.enum(LOG_KINDS),
  recorded_at: z.string(),
  received_at: z.string(),
  offline: z.boolean(),
  /** It was written down long after it happened (`isWrittenLater`). */
  written_later: z.boolean(),
  /** Made when the guard was not signed in on the device. */
  outside_session: z.boolean(),
  subject: z.string(),
  /** Fields as they stand, those that were erased left out. */
  details: z.record(z.string(), z.string()),
  erased: z.array(z.string()),
  remark: z.string().nullable(),
  /** Who wrote it; null: somebody whom the viewer may not see. */
  writer: z.string().nullable(),
  /** When it went out again. */
  out_at: z.string().nullable(),
  /** Numbers of later entries that correct it. */
  corrected_by: z.array(z.number()),
  hash: z.string(),
});
export type LogRow = z.output<typeof logRow>;

export const listLog = defineEndpoint({
  name: 'patrol.list-log',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, LOG_PAGE),
  input: z.object({
    ...listParams(['entry_no', 'recorded_at'], { sortBy: 'recorded_at', sort: 'desc' }),
    site_id: id().optional(),
    start_date: date().optional(),
    end_date: date().optional(),
    kind: z.enum(LOG_KINDS).optional(),
    /** Came in and did not go out. */
    inside: z.boolean().optional(),
  }),
  output: list(logRow),
  summary: 'Entries of the occurrence books',
});

export const logSummary = defineEndpoint({
  name: 'patrol.log-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(patrolManifest, LOG_PAGE),
  input: z.object({ site_id: id().optional() }),
  output: one(z.object({ visitors: z.number(), vehicles: z.number(), keys: z.number(), today: z.number() })),
  summary: 'Visitors and vehicles inside, keys that are out, and entries of today',
});

export const showLogEntry = defineEndpoint({
  name: 'patrol.show-log-entry',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(patrolManifest, LOG_PAGE),
  input: z.object({ id: id() }),
  output: one(logRow.extend({ pictures: z.array(uploadedFile), related: z.array(logRow) })),
  summary: 'One entry with its photos, and the entries that it is about or that are about it',
});
export type LogDetail = z.output<typeof showLogEntry.output>['data'];

export const writeLogEntry = defineEndpoint({
  ...acts('Create'),
  name: 'patrol.write-log-entry',
  path: PATH,
  input: z.object({ site_id: id(), kind: z.enum(LOG_KINDS), subject: line(2, 150), details: detailsField(), remark: optionalText(4000) }),
  summary: 'An entry that the office writes, at the time of the server',
});
export const writeWayOut = defineEndpoint({
  ...acts('Create'),
  name: 'patrol.write-way-out',
  path: `${PATH}/{id}/out`,
  input: z.object({ id: id(), remark: optionalText(4000) }),
  summary: 'What came in goes out: an entry of its own that names the first',
});
export const correctLogEntry = defineEndpoint({
  ...acts('Update'),
  name: 'patrol.correct-log-entry',
  path: `${PATH}/{id}/amend`,
  input: z.object({ id: id(), subject: line(2, 150), details: detailsField(), reason: text(3, 2000) }),
  summary: 'A correction: a new entry with what holds and the reason, which names the old one',
});

export const verifyLog = defineEndpoint({
  name: 'patrol.verify-log',
  method: 'GET',
  path: `${PATH}/verify`,
  requires: requirePage(patrolManifest, LOG_PAGE),
  input: z.object({ site_id: id() }),
  output: one(
    z.object({
      site: z.string(),
      entries: z.number(),
      /** Ends of the book in the audit log that it was compared with. */
      heads: z.number(),
      hash: z.string(),
      faults: z.array(z.object({ entry_no: z.number(), fault: z.enum(CHAIN_FAULTS) })),
    }),
  ),
  summary: 'Computes the chain of a book anew and compares it with the ends that the audit log keeps',
});

export const printLog = defineEndpoint({
  name: 'patrol.print-log',
  method: 'GET',
  path: `${PATH}/pdf`,
  requires: requirePage(patrolManifest, LOG_PAGE, 'Print'),
  input: z.object({ site_id: id(), start_date: date(), end_date: date(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  download: true,
  summary: 'The book of a site over at most 31 days as PDF, each entry with its hash',
});
