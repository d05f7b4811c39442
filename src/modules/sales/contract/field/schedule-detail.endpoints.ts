/** One schedule with everything that was recorded on it, for whoever supervises and for its promoter. */
import { z } from 'zod';
import { defineEndpoint, one, onPage, requireAny } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { workable } from './my-day.endpoints.ts';

export const scheduleDetail = workable.extend({
  promoter: z.object({ id: z.number(), name: z.string() }),
  worked_minutes: z.number().nullable(),
  overtime_minutes: z.number(),
  /** Closed by the portal, and nobody confirmed it: not paid. */
  unconfirmed: z.boolean(),
  photos: z.object({ checkin: z.array(uploadedFile), checkout: z.array(uploadedFile) }),
  task_photos: z.array(z.object({ task_id: z.number(), photos: z.array(uploadedFile) })),
  /** The viewer may approve, send back and correct. */
  supervises: z.boolean(),
});
export type ScheduleDetail = z.output<typeof scheduleDetail>;

export const showSchedule = defineEndpoint({
  name: 'sales.show-schedule',
  method: 'GET',
  path: 'api/spm/schedules/{id}',
  requires: requireAny([onPage(manifest, '/spm/project/view/promoter'), onPage(manifest, '/spm/project/view'), onPage(manifest, '/spm/project/manage')], {
    orSelf: true,
  }),
  input: z.object({ id: id() }),
  output: one(scheduleDetail),
  summary: 'One schedule with its check-in and check-out, stock, tasks and daily report',
});
