/** Tasks on sites: given by the office, done by people on the spot, seen with their sites. */
import { z } from 'zod';
import { defineEndpoint, list, one, requirePage, SELF, wrote } from '#platform/contract/endpoint.ts';
import { fieldAction } from '#platform/contract/field/field-action.schema.ts';
import { date, optional, optionalDate, optionalText, text, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { POSITIONS } from '#platform/contract/place/geofence.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { RESULTS, TASK_STATUSES } from './rules/task-state.ts';
import { UNITS } from './rules/recurrence.ts';
import { workTaskManifest as manifest } from './work-task.manifest.ts';
import { PRIORITIES, TASK_CATEGORIES } from './work-task.register.ts';

const PAGE = '/work-task/site';
const view = requirePage(manifest, PAGE);
const MOST_PEOPLE = 100;
const MOST_PHOTOS = 6;

export const ruleForm = z.object({
  unit: z.enum(UNITS),
  every: z.number().int().min(1).max(52),
  weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  month_day: z
    .union([z.number().int().min(1).max(31), z.literal('last')])
    .nullish()
    .transform((value) => value ?? null),
  until: optionalDate(),
  skip_holidays: z.boolean().default(false),
});

const named = z.object({ id: z.number(), name: z.string() });

export const siteTask = z.object({
  id: z.number(),
  plan_id: z.number(),
  site: named.extend({ lat: z.number(), lng: z.number(), radius_m: z.number() }),
  project: named.nullable(),
  name: z.string(),
  category: z.enum(TASK_CATEGORIES),
  priority: z.enum(PRIORITIES),
  description: z.string().nullable(),
  checklist: z.array(z.string()),
  requires_photo: z.boolean(),
  requires_location: z.boolean(),
  est_minutes: z.number().nullable(),
  /** Empty: anybody on the site. */
  employees: z.array(named),
  due_date: z.string(),
  due_time: z.string().nullable(),
  status: z.enum(TASK_STATUSES),
  is_overdue: z.boolean(),
  has_issue: z.boolean(),
  done_late: z.boolean(),
  completed_at: z.string().nullable(),
  completed_by: named.nullable(),
});
export type SiteTask = z.output<typeof siteTask>;

const action = z.object({
  id: z.number(),
  employee: named,
  result: z.enum(RESULTS),
  recorded_at: z.string(),
  checklist: z.array(z.boolean()),
  remark: z.string().nullable(),
  distance_m: z.number().nullable(),
  position: z.enum(POSITIONS).nullable(),
  photos: z.array(uploadedFile),
});
export const siteTaskDetail = siteTask.extend({ rule: ruleForm.nullable(), actions: z.array(action) });
export type SiteTaskDetail = z.output<typeof siteTaskDetail>;

export const listMyTasks = defineEndpoint({
  name: 'work-task.list-my-tasks',
  method: 'GET',
  path: 'api/work-task/my-tasks',
  requires: SELF,
  input: z.object({ date: date().optional() }),
  output: one(z.array(siteTask)),
  summary:
    'Tasks of a day that are mine, or of anybody on a site that I belong to or am sent to that day, those of earlier days that are open, and those with an issue on sites that I supervise',
});

export const showMyTask = defineEndpoint({
  name: 'work-task.show-my-task',
  method: 'GET',
  path: 'api/work-task/my-tasks/{id}',
  requires: SELF,
  input: z.object({ id: id() }),
  output: one(siteTaskDetail),
  summary: 'One of my tasks with what was done about it',
});

export const actOnTask = defineEndpoint({
  name: 'work-task.act-on-task',
  method: 'POST',
  path: 'api/work-task/my-tasks/{id}/actions',
  requires: SELF,
  input: z.object({
    ...fieldAction,
    id: id(),
    result: z.enum(RESULTS),
    checklist: z.array(z.boolean()).max(50).default([]),
    remark: optionalText(500),
    photos: z.array(fileField()).max(MOST_PHOTOS).default([]),
  }),
  output: wrote(siteTaskDetail),
  files: ['jpg', 'jpeg', 'png', 'webp'],
  summary: 'Does one of my tasks, or says why not, or that there is an issue; sent again it is answered as it stands',
  emits: ['site_task'],
});

export const listSiteTasks = defineEndpoint({
  name: 'work-task.list-site-tasks',
  method: 'GET',
  path: 'api/work-task/site-tasks',
  requires: view,
  input: z.object({
    ...listParams(['due_date', 'status']),
    start_date: date().optional(),
    end_date: date().optional(),
    status: z.enum(TASK_STATUSES).optional(),
    work_site_id: id().optional(),
    work_project_id: id().optional(),
    overdue: z.boolean().optional(),
    issue: z.boolean().optional(),
  }),
  output: list(siteTask),
  summary: 'Tasks on sites, with who has them and where they stand',
});

export const showSiteTask = defineEndpoint({
  name: 'work-task.show-site-task',
  method: 'GET',
  path: 'api/work-task/site-tasks/{id}',
  requires: view,
  input: z.object({ id: id() }),
  output: one(siteTaskDetail),
  summary: 'One task on a site with what was done about it',
});

export const taskChoices = defineEndpoint({
  name: 'work-task.task-choices',
  method: 'GET',
  path: 'api/work-task/choices',
  requires: view,
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(
    z.object({
      tasks: z.array(named),
      projects: z.array(named),
      employees: z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() })),
    }),
  ),
  summary: 'Active tasks of the library, projects, and employees that the caller sees, to choose from',
});

export const projectChoices = defineEndpoint({
  name: 'work-task.project-choices',
  method: 'GET',
  path: 'api/work-task/choices/projects',
  requires: view,
  input: z.object({}),
  output: one(z.array(named)),
  summary: 'Projects that are not cancelled, to choose from',
});

export const giveTask = defineEndpoint({
  name: 'work-task.give-task',
  method: 'POST',
  path: 'api/work-task/work-sites/{id}/tasks',
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({
    id: id(),
    work_task_id: id(),
    work_project_id: optional(id()),
    employee_ids: z.array(id()).max(MOST_PEOPLE).default([]),
    due_date: date(),
    due_time: optional(timeOfDay()),
    /** Absent: once. */
    rule: ruleForm.nullish().transform((value) => value ?? null),
  }),
  output: wrote(z.object({ plan_id: z.number(), created: z.number() })),
  summary: 'Gives a task to a site, on one day or again and again; those of the next seven days are made at once',
  emits: ['site_task'],
});

export const endTaskPlan = defineEndpoint({
  name: 'work-task.end-task-plan',
  method: 'POST',
  path: 'api/work-task/plans/{id}/end',
  requires: requirePage(manifest, PAGE, 'Cancel'),
  input: z.object({ id: id() }),
  output: wrote(z.object({ cancelled: z.number() })),
  summary: 'Ends a task that comes again: later ones that nobody has begun are cancelled, no more are made',
  emits: ['site_task'],
});

export const cancelSiteTask = defineEndpoint({
  name: 'work-task.cancel-site-task',
  method: 'POST',
  path: 'api/work-task/site-tasks/{id}/cancel',
  requires: requirePage(manifest, PAGE, 'Cancel'),
  input: z.object({ id: id(), remark: text(3, 500) }),
  output: wrote(siteTaskDetail),
  summary: 'Cancels a task of one day',
  emits: ['site_task'],
});

export const reopenSiteTask = defineEndpoint({
  name: 'work-task.reopen-site-task',
  method: 'POST',
  path: 'api/work-task/site-tasks/{id}/reopen',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), remark: text(3, 500) }),
  output: wrote(siteTaskDetail),
  summary: 'Opens a task again that was done; its people are notified with the remark',
  emits: ['site_task'],
});
