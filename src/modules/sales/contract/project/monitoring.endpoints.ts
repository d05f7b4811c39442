/** How the projects that run stand: sums, schedules by outlet and day, and what sells. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { projectGroup, scheduleSums, statusFilter, VIEW_TYPES } from '../schedule/schedule.endpoints.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

const ranking = z.array(z.object({ name: z.string(), amount: z.number(), units: z.number() }));

export const monitorProjects = defineEndpoint({
  name: 'sales.monitor-projects',
  method: 'GET',
  path: 'api/spm/projects/monitoring',
  requires: requirePage(manifest, '/spm/project'),
  input: z.object({
    view_type: z.enum(VIEW_TYPES).default('scheduleByProjectOutletDate'),
    /** Absent: all that are On Going. */
    project_id: id().optional(),
    outlet_id: id().optional(),
    promoter_id: id().optional(),
    /** Of the outlet. */
    state: z.string().trim().max(60).optional(),
    /** Absent: today. */
    start_date: date().optional(),
    end_date: date().optional(),
    status: statusFilter(),
  }),
  output: one(
    z.object({
      summary: scheduleSums,
      groups: z.array(projectGroup),
      /** Ringgit and units sold, the most first. */
      charts: z.object({ products: ranking, outlets: ranking, promoters: ranking }),
      /** There are more schedules than one answer holds. */
      more: z.boolean(),
    }),
  ),
  summary: 'Schedules of running projects, today unless asked otherwise, with sums and what sells',
});
