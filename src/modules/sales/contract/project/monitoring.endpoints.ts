/** How the projects that run stand: sums, schedules by outlet and day, and what sells. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { scheduleRow, scheduleSums, statusFilter, VIEW_TYPES } from '../schedule/schedule.endpoints.ts';
import { dayStandingShape } from './day-standing.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

const named = z.object({ id: z.number(), name: z.string() });

/** A day at an outlet; schedules stand with their promoters where those are a level of their own. */
const monitoredGroup = z.object({
  project: named,
  outlets: z.array(
    z.object({
      outlet: z.object({ ...named.shape, lat: z.number(), lng: z.number() }),
      dates: z.array(
        z.object({
          date: z.string(),
          summary: scheduleSums,
          standing: dayStandingShape,
          promoters: z.array(z.object({ promoter: named, schedules: z.array(scheduleRow), summary: scheduleSums })).optional(),
        }),
      ),
    }),
  ),
});
export type MonitoredGroup = z.output<typeof monitoredGroup>;

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
      groups: z.array(monitoredGroup),
      /** Ringgit and units sold, the most first. */
      charts: z.object({ products: ranking, outlets: ranking, promoters: ranking }),
      /** There are more schedules than one answer holds. */
      more: z.boolean(),
    }),
  ),
  summary: 'Schedules of running projects, today unless asked otherwise, with sums and what sells',
});
