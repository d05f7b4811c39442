/** How far a project is: its tasks by week and by site. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { workTaskManifest } from './work-task.manifest.ts';

/** Weeks that are shown: twelve up to this one, and the next, whose tasks are made already. */
export const WEEKS_SHOWN = 13;
export const MOST_SITES_SHOWN = 200;
export const MOST_LATE_SHOWN = 50;

/** Cancelled tasks count nowhere. */
const counts = { tasks: z.number(), done: z.number(), late: z.number() };

const site = z.object({
  id: z.number(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.number(),
  ...counts,
  issues: z.number(),
  /** The day of the next open task. */
  next_due: z.string().nullable(),
});

export const showProjectProgress = defineEndpoint({
  name: 'work-task.show-project-progress',
  method: 'GET',
  path: 'api/work-task/projects/{id}/progress',
  requires: requirePage(workTaskManifest, '/work-task/site/project'),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      ...counts,
      issues: z.number(),
      /** By the Monday of the week in which tasks are due: done, overdue, and open whose time has not come. */
      weeks: z.array(z.object({ monday: z.string(), done: z.number(), late: z.number(), open: z.number() })),
      /** Those with overdue tasks first. */
      sites: z.array(site),
      sites_count: z.number(),
      /** The oldest overdue tasks. */
      overdue: z.array(
        z.object({ id: z.number(), name: z.string(), site: z.string(), due_date: z.string(), due_time: z.string().nullable(), has_issue: z.boolean() }),
      ),
    }),
  ),
  summary: 'Progress of a project: tasks done, overdue and open, by week and by site',
});
