/** The library of tasks (R39): what can be done on sites. */
import { z } from 'zod';
import { line, optional, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { workTaskManifest } from './work-task.manifest.ts';

export const TASK_CATEGORIES = ['Cleaning', 'Inspection', 'Safety', 'Delivery', 'Maintenance', 'Reporting', 'Other'] as const;
export const PRIORITIES = ['Low', 'Normal', 'High'] as const;
export const LIBRARY_STATUSES = ['Active', 'Inactive'] as const;
const MOST_POINTS = 50;

export const workTasks = register({
  name: 'work-task.work-task',
  plural: 'work-tasks',
  path: 'api/work-task/tasks',
  page: on(workTaskManifest, '/work-task/site/task'),
  form: z.object({
    name: line(2, 150),
    code: optionalLine(20),
    category: z.enum(TASK_CATEGORIES),
    description: optionalText(2000),
    priority: z.enum(PRIORITIES),
    /** Points that are ticked off one by one. */
    checklist: z.array(line(1, 200)).max(MOST_POINTS),
    requires_photo: z.boolean(),
    requires_location: z.boolean(),
    est_minutes: optional(z.number().int().min(1).max(1440)),
    status: z.enum(LIBRARY_STATUSES),
  }),
  row: {
    /** On how many sites it was planned. */
    used: z.number(),
  },
  sorts: ['name', 'category', 'priority'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(LIBRARY_STATUSES).optional(), category: z.enum(TASK_CATEGORIES).optional() },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
});
export type WorkTaskRow = RecordRow<typeof workTasks>;
