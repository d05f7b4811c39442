/** What all calls of devices with events have in common: a batch of one guard, each event read by itself, and what became of it. */
import { z } from 'zod';
import { wrote } from '#platform/contract/endpoint.ts';
import { readLater } from '#platform/contract/read-later.ts';
import { latitude, longitude } from '#platform/contract/fields.ts';

/** Events may be so many days late. */
export const OLDEST_DAYS = 31;
export const REFUSAL_KINDS = ['scan', 'sitrep', 'log', 'emergency', 'photo', 'ping'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];
export const REFUSAL_REASONS = ['malformed', 'time', 'unknown', 'fields', 'too_many', 'picture'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
/** Calls of devices as they are counted where the server failed to answer them: with events, or about the guard. */
export const CALL_KINDS = [...REFUSAL_KINDS, 'sync', 'session'] as const;
export type CallKind = (typeof CALL_KINDS)[number];
/** Nothing was refused: the server failed, and the device sends it again. */
export const FAILED = 'failed';
/** What is kept of a device by day. */
export const KEPT_REASONS = [...REFUSAL_REASONS, FAILED] as const;

/** Of the guard who has signed in on the device. */
export const sessionField = () => z.string().min(20).max(100);
/** Each event is read by itself: one that is wrong refuses none of the others. */
export const batchOf = (event: z.ZodType, most: number, fewest = 1) =>
  z.object({ session: sessionField(), events: z.array(readLater(event)).min(fewest).max(most) });

export const batchAnswer = z.object({
  accepted: z.number(),
  /** Sent before under the same name. */
  duplicated: z.number(),
  /** By their place in the batch. */
  rejected: z.array(z.object({ index: z.number(), client_ref: z.string().nullable(), reason: z.string() })),
});
export type BatchAnswer = z.output<typeof batchAnswer>;
export const batchTaken = wrote(batchAnswer);

/** What every event carries. */
export const eventFields = {
  /** Given by the device, so that it is taken once however often it is sent. */
  client_ref: z.uuid(),
  recorded_at: z.iso.datetime({ offset: true }),
  /** Made while there was no connection. */
  offline: z.boolean(),
};
export const positionFields = {
  lat: latitude().nullish(),
  lng: longitude().nullish(),
  accuracy_m: z.number().min(0).max(100_000).nullish(),
};
/** Photos of one record. */
export const MOST_PHOTOS = 10;
/** Photos that were sent before, by the names that the device gave them; one that did not arrive is left out. */
export const photoRefs = () => z.array(z.uuid()).max(MOST_PHOTOS).default([]);
