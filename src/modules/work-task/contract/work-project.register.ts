/** Projects that sites' tasks belong to (R38). */
import { z } from 'zod';
import { date, line, money, optional, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { workTaskManifest } from './work-task.manifest.ts';

export const PROJECT_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** By its dates: the first and the last day belong to it. */
export function projectStatus(
  { start_date, end_date, cancelled }: { start_date: string; end_date: string | null; cancelled: boolean },
  today: string,
): ProjectStatus {
  if (cancelled) return 'Cancelled';
  if (today < start_date) return 'Upcoming';
  return end_date !== null && today > end_date ? 'Completed' : 'On Going';
}

const named = z.object({ id: z.number(), name: z.string() });

export const workProjects = register({
  name: 'work-task.work-project',
  plural: 'work-projects',
  path: 'api/work-task/projects',
  page: on(workTaskManifest, '/work-task/site/project'),
  form: z.object({
    name: line(2, 150),
    code: line(1, 20),
    client_name: optionalLine(150),
    description: optionalText(2000),
    manager_id: optional(id()),
    start_date: date(),
    end_date: optionalDate(),
    budget: optional(money()),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    cancelled: z.boolean(),
  }),
  row: {
    budget: z.number().nullable(),
    manager: named.nullable(),
    status: z.enum(PROJECT_STATUSES),
    /** Sites that have tasks of it, and their tasks: all and done. */
    sites_count: z.number(),
    tasks_count: z.number(),
    tasks_done: z.number(),
  },
  sorts: ['name', 'code', 'start_date'],
  first: { sortBy: 'start_date', sort: 'desc' },
  filters: { status: z.enum(PROJECT_STATUSES).optional(), manager_id: id().optional() },
  removal: 'hidden',
  companyWide: true,
  emits: ['site_task'],
});
export type WorkProjectRow = RecordRow<typeof workProjects>;
