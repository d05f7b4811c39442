/** Sites of a day: who is there, what is done and what is not. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { date, line } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { organisationFilters } from '#modules/employee/contract/employee.schema.ts';
import { siteTask } from './site-task.endpoints.ts';
import { workTaskManifest } from './work-task.manifest.ts';

/** Somebody is there; a task is overdue, which says more; nobody is. */
export const SITE_STATES = ['present', 'overdue', 'empty'] as const;

/** So many are listed; the figures are of all. */
export const MOST_SITES = 2000;

const monitored = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  type: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.number(),
  /** Of the plans of the site that go on that day; the filter of a project leaves it alone. */
  projects: z.array(z.string()),
  state: z.enum(SITE_STATES),
  /** People of the site today, and those of them or of others who are there now. */
  expected: z.number(),
  present: z.number(),
  visits: z.number(),
  tasks: z.number(),
  tasks_done: z.number(),
  overdue: z.number(),
  issues: z.number(),
  last_activity: z.string().nullable(),
});
export type MonitoredSite = z.output<typeof monitored>;

const sitesFilter = {
  date: date().optional(),
  ...organisationFilters,
  work_project_id: id().optional(),
  type: line(1, 20).optional(),
  state: z.enum(SITE_STATES).optional(),
  keyword: z.string().trim().max(100).optional(),
};

export const monitorSites = defineEndpoint({
  name: 'work-task.monitor-sites',
  method: 'GET',
  path: 'api/work-task/work-sites/monitoring',
  requires: requirePage(workTaskManifest, '/work-task/site'),
  input: z.object(sitesFilter),
  output: one(
    z.object({
      date: z.string(),
      cards: z.object({ sites: z.number(), present: z.number(), expected: z.number(), done_percent: z.number().nullable(), overdue: z.number() }),
      sites: z.array(monitored),
      /** Sites that fit and are not listed. */
      more: z.number(),
    }),
  ),
  summary: 'Sites of a day: who is there, visits, tasks done and overdue; those that need somebody first',
});

/** So many people and visits are pinned on the map, the last ones. */
export const MOST_PINS = 500;

const pin = z.object({
  /** Of the employee or the visit. */
  id: z.number(),
  name: z.string(),
  /** Which site's drawer says more; null: checked in at none. */
  work_site_id: z.number().nullable(),
  lat: z.number(),
  lng: z.number(),
  at: z.string(),
});

export const sitePins = defineEndpoint({
  name: 'work-task.site-pins',
  method: 'GET',
  path: 'api/work-task/work-sites/monitoring/pins',
  requires: requirePage(workTaskManifest, '/work-task/site'),
  input: z.object({ date: date().optional(), ...organisationFilters }),
  output: one(z.object({ people: z.array(pin), visits: z.array(pin) })),
  summary: 'Where people of a day checked in last and where their visits began, for the map; today: those who are at work',
});

export const exportSites = defineEndpoint({
  name: 'work-task.export-sites',
  method: 'GET',
  path: 'api/work-task/work-sites/monitoring/export',
  requires: requirePage(workTaskManifest, '/work-task/site', 'Export'),
  input: reportEndpointInput(sitesFilter),
  output: reportOutput,
  writes: true,
  summary: 'Sites of a day with their people, visits and tasks as a file, by the filter of the page',
});

export const monitorSite = defineEndpoint({
  name: 'work-task.monitor-site',
  method: 'GET',
  path: 'api/work-task/work-sites/monitoring/{id}',
  requires: requirePage(workTaskManifest, '/work-task/site'),
  /** The organisation narrows the people, the visits and the figures, not the tasks. */
  input: z.object({ id: id(), date: date().optional(), ...organisationFilters }),
  output: one(
    z.object({
      site: monitored,
      people: z.array(z.object({ id: z.number(), name: z.string(), since: z.string().nullable(), status: z.enum(['present', 'away']) })),
      visits: z.array(
        z.object({
          id: z.number(),
          employee: z.string(),
          purpose: z.string(),
          started_at: z.string(),
          ended_at: z.string().nullable(),
          outcome: z.string().nullable(),
        }),
      ),
      tasks: z.array(siteTask),
      /** Of tasks and visits on that day, in their order. */
      photos: z.array(z.object({ file: uploadedFile, at: z.string(), by: z.string(), about: z.string() })),
      /** Employees who came, by day, seven days up to the date. */
      days: z.array(z.object({ date: z.string(), present: z.number() })),
    }),
  ),
  summary: 'One site of a day: its people, visits, tasks, photos, and who came in the last seven days',
});
