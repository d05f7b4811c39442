/** A month of one guard: the shifts in which the guard stands, and the guard's scans by what they count for. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { OPERATION_STATUSES } from '../operation/operation.endpoints.ts';
import { patrolManifest } from '../patrol.manifest.ts';

const duty = z.object({
  /** Of the operation. */
  id: z.number(),
  number: z.string(),
  date: z.string(),
  site: z.string(),
  shift_name: z.string(),
  status: z.enum(OPERATION_STATUSES),
  /** Another guard came in place of this one. */
  replaced: z.boolean(),
  /** Points of rounds that are over and that nobody scanned. */
  missed: z.number(),
});
export type GuardDutyDay = z.output<typeof duty>;

const scanned = z.object({ date: z.string(), ontime: z.number(), early: z.number(), late: z.number() });

export const showGuardMonth = defineEndpoint({
  name: 'patrol.show-guard-month',
  method: 'GET',
  path: 'api/patrol/guards/{id}/month',
  requires: requirePage(patrolManifest, '/patrol/guard'),
  input: z.object({ id: id(), /** Any day of it. */ month: date() }),
  output: one(z.object({ duty: z.array(duty), /** Days with scans that fill a point. */ scans: z.array(scanned) })),
  summary: 'The shifts of a guard in a month, and by day how the scans of the guard fell: on time, early or late',
});
