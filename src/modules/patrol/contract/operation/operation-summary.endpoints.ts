/** Operations of today in figures. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { patrolManifest } from '../patrol.manifest.ts';

const hour = z.object({
  /** Of the day, by the company's clock. */
  hour: z.number(),
  /** Points that were due in it and are decided: scanned or excused, and missed. */
  done: z.number(),
  missed: z.number(),
});
export type OperationHour = z.output<typeof hour>;

export const operationSummary = defineEndpoint({
  name: 'patrol.operation-summary',
  method: 'GET',
  path: 'api/patrol/operations/summary',
  requires: requirePage(patrolManifest, '/patrol/operation'),
  input: z.object({}),
  output: one(
    z.object({
      /** Of today, and those of yesterday that go on; cancelled ones are none of them. */
      operations: z.number(),
      on_going: z.number(),
      /** Guards of those that go on, as far as the viewer may see them. */
      on_duty: z.number(),
      planned: z.number(),
      absent: z.number(),
      /** Points of today so far. */
      done: z.number(),
      missed: z.number(),
      late: z.number(),
      /** null: no point is decided yet. */
      completion_percent: z.number().nullable(),
      by_hour: z.array(hour),
    }),
  ),
  summary: 'Operations of today in figures: who is on duty, and what became of the points that were due, by the hour',
});
