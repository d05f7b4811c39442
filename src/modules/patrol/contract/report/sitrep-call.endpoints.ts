import { z } from 'zod';
import { defineEndpoint, OPEN } from '#platform/contract/endpoint.ts';
import { batchOf, batchTaken, eventFields, photoRefs, positionFields } from '../batch.ts';
import { sitrepFields } from './sitrep.schema.ts';

export const MOST_SITREPS = 20;

/** Each is read by itself: one that is wrong refuses none of the others. */
export const sitrepEvent = z.strictObject({ ...eventFields, ...positionFields, ...sitrepFields, photos: photoRefs() });
export type SitrepEvent = z.output<typeof sitrepEvent>;

export const sendSitreps = defineEndpoint({
  name: 'patrol.send-sitreps',
  method: 'POST',
  path: 'api/devices/patrol/sitreps',
  requires: OPEN,
  input: batchOf(sitrepEvent, MOST_SITREPS),
  output: batchTaken,
  maxBody: 512 * 1024,
  summary: 'Situation reports of the guard who has signed in on the device; photos are sent before and named',
  emits: ['patrol_sitrep'],
});
