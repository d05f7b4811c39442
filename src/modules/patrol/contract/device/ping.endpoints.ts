/** Signs of life that a device sends by themselves: those of a time without a network, and those of a device that asks for no round. */
import { z } from 'zod';
import { defineEndpoint, OPEN } from '#platform/contract/endpoint.ts';
import { batchOf, batchTaken, eventFields } from '../batch.ts';

export const MOST_PINGS = 200;
/** Minutes after which a sign of life says that the device was on, and no more that it could be reached. */
export const LATE_MINUTES = 2;

export const pingEvent = z.strictObject({ ...eventFields, battery: z.number().int().min(0).max(100).nullish() });

export const sendPings = defineEndpoint({
  name: 'patrol.send-pings',
  method: 'POST',
  path: 'api/devices/patrol/pings',
  requires: OPEN,
  input: batchOf(pingEvent, MOST_PINGS),
  output: batchTaken,
  maxBody: 64 * 1024,
  summary: 'Signs of life of a device while a guard has signed in on it, one a minute; another one of a minute counts as duplicated',
});
