import { z } from 'zod';
import { defineEndpoint, OPEN, wrote } from '#platform/contract/endpoint.ts';
import { line, optionalText } from '#platform/contract/fields.ts';
import { batchAnswer, batchOf, eventFields, photoRefs } from '../batch.ts';
import { LOG_ACTS, LOG_KINDS } from './log-fields.ts';

export const MOST_LOG_ENTRIES = 50;
/** By field of the kind (`LOG_FIELDS`), as typed. */
export const detailsField = () =>
  z.record(
    z.string().max(30),
    optionalText(4000).transform((value) => value ?? ''),
  );

/**
 * An entry of the occurrence book. A way out (`Out`) and a correction (`Correction`) name the entry that they are about by the name that a
 * device gave it, or by its number.
 A way out has no details; a correction has those that hold.
 */
export const logEvent = z.strictObject({
  ...eventFields,
  act: z.enum(LOG_ACTS).default('Entry'),
  about_ref: z.uuid().nullish(),
  /** Or by its number in the book. */
  about_no: z.number().int().min(1).max(2_000_000_000).nullish(),
  kind: z.enum(LOG_KINDS),
  subject: line(2, 150),
  details: detailsField().default({}),
  remark: optionalText(4000),
  photos: photoRefs(),
});
export type LogEvent = z.output<typeof logEvent>;

export const sendLogEntries = defineEndpoint({
  name: 'patrol.send-log-entries',
  method: 'POST',
  path: 'api/devices/patrol/log-entries',
  requires: OPEN,
  input: batchOf(logEvent, MOST_LOG_ENTRIES),
  /** Entries of this batch and earlier copies of them, with their numbers in the book. */
  output: wrote(batchAnswer.extend({ entries: z.array(z.object({ client_ref: z.string(), entry_no: z.number() })) })),
  maxBody: 512 * 1024,
  summary: 'Entries of the occurrence book of the site of the device; they are numbered as they arrive and never changed',
  emits: ['patrol_log_changed'],
});
