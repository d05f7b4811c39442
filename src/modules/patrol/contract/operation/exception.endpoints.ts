/** The queue of exceptions: scans that are late or odd, and points that nobody scanned; decided one by one or many at once. */
import { z } from 'zod';
import { defineEndpoint, list, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { EXCEPTION_FLAGS, SCAN_DECISIONS } from '../round/round.schema.ts';
import { EXCEPTION_QUEUES, METHODS } from './clocking.endpoints.ts';

const PAGE = '/patrol/ops/exception';
const PATH = 'api/patrol/exceptions';
export const EXCEPTION_KINDS = ['missed', 'late', ...EXCEPTION_FLAGS] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];
/** Days that the queue shows while none are chosen, and at most. */
export const QUEUE_DAYS = 7;
export const MOST_QUEUE_DAYS = 31;
export const MOST_DECIDED = 1000;

/** `scan-12`, or `point-34-5`: a point of a round. */
const exceptionKey = () =>
  z
    .string()
    .max(40)
    .regex(/^(?:scan-[1-9]\d{0,14}|point-[1-9]\d{0,14}-[1-9]\d{0,14})$/);

export const exceptionRow = z.object({
  id: z.string(),
  kinds: z.array(z.enum(EXCEPTION_KINDS)),
  /** When it was scanned, or was to be. */
  at: z.string(),
  site_id: z.number(),
  site: z.string(),
  checkpoint: z.string().nullable(),
  /** What a tag said that no point has. */
  tag_uid: z.string().nullable(),
  /** null: nobody came. */
  method: z.enum(METHODS).nullable(),
  /** null: nobody came. */
  guard: z.string().nullable(),
  operation: z.string().nullable(),
  decision: z.enum(SCAN_DECISIONS).nullable(),
  decision_reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type ExceptionRow = z.output<typeof exceptionRow>;

export const listExceptions = defineEndpoint({
  name: 'patrol.list-exceptions',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({
    ...listParams(['at'], { sortBy: 'at', sort: 'desc' }),
    start_date: date().optional(),
    end_date: date().optional(),
    site_id: id().optional(),
    kind: z.enum(EXCEPTION_KINDS).optional(),
    queue: z.enum(EXCEPTION_QUEUES).optional(),
  }),
  output: list(exceptionRow),
  summary: 'Late and odd scans and missed points of some days, the last seven unless others are chosen',
});

export const decideExceptions = defineEndpoint({
  name: 'patrol.decide-exceptions',
  method: 'POST',
  path: `${PATH}/decide`,
  requires: requirePage(patrolManifest, PAGE, 'Update'),
  input: z.object({ ids: z.array(exceptionKey()).min(1).max(MOST_DECIDED), decision: z.enum(SCAN_DECISIONS), reason: text(3, 500) }),
  output: wrote(
    z.object({
      done: z.number(),
      failed: z.number(),
      results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
    }),
  ),
  summary: 'Decides about up to 1,000 exceptions with one reason and a result for each; what they count for stays',
  emits: ['patrol_operation_changed'],
});
