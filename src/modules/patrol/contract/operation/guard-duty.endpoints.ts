/** The operations in which a guard of the registry stands, past and to come. */
import { z } from 'zod';
import { defineEndpoint, list, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { OPERATION_STATUSES } from './operation.endpoints.ts';

export const guardDutyRow = z.object({
  /** Of the operation. */
  id: z.number(),
  number: z.string(),
  site: z.string(),
  date: z.string(),
  shift_name: z.string(),
  /** Of the guard: from when one who took over was there, until when one who was replaced was. */
  start_at: z.string(),
  end_at: z.string(),
  status: z.enum(OPERATION_STATUSES),
  replaced: z.boolean(),
  /** Scans of the guard in it. */
  scans: z.number(),
});
export type GuardDutyRow = z.output<typeof guardDutyRow>;

export const listGuardDuty = defineEndpoint({
  name: 'patrol.list-guard-duty',
  method: 'GET',
  path: 'api/patrol/guard-duty',
  requires: requirePage(patrolManifest, '/patrol/operation'),
  input: z.object({
    ...listParams(['start_at'], { sortBy: 'start_at', sort: 'desc' }),
    /** A guard of the registry. */
    security_guard_id: id(),
    status: z.enum(OPERATION_STATUSES).optional(),
  }),
  output: list(guardDutyRow),
  summary: 'Operations of a guard whom the viewer may see, with the part of the shift and the scans of the guard',
});
