/** Projects of a company and what each of them needs. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { date, line, money, optional, optionalLine, optionalText, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { MOST_CERTIFICATES } from './certificate.register.ts';
import { workforceManifest as manifest } from './workforce.manifest.ts';

const page = on(manifest, '/wom/project');
/** What a project needs is a part of it: whoever may change the project adds, changes and removes needs. */
const partOfProject = { ...page, create: page.update, remove: page.update };
const emits = ['wom_changed'];
export const PROJECTS = 'api/wom/projects';
export const PROJECT_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
const named = z.object({ id: z.number(), name: z.string() });

export const projects = register({
  name: 'workforce.project',
  plural: 'projects',
  path: PROJECTS,
  page,
  form: z.object({
    code: line(1, 30),
    name: line(3, 200),
    client_name: optionalLine(150),
    work_site_id: id(),
    manager_id: id(),
    start_date: date(),
    end_date: date(),
    /** Ringgit. */
    budget: optional(money()),
    /** Of work permits: people whose permit names another sector may not work here. */
    sector: optionalLine(60),
    /** The client directs the people: labour is supplied. */
    labour_supply: z.boolean(),
    description: optionalText(1000),
    /** The contract of progress claims that it works for. */
    pcr_project_id: optional(id()),
    cancelled: z.boolean(),
  }),
  row: {
    status: z.enum(PROJECT_STATUSES),
    work_site: named,
    manager: named,
    /** null also for whoever may not see costs, as all of its money. */
    budget: z.number().nullable(),
    /** null also for whoever sees no contracts. */
    contract: named.nullable(),
    needs: z.number(),
    /** People that are needed today and tomorrow. */
    today: z.number(),
    tomorrow: z.number(),
    /** People who were deployed for today and are or were there. */
    present: z.number(),
    /** Heads that are needed today and confirmed, the same in whole per cent, and those missing tomorrow. */
    deployed: z.number(),
    fill_rate: z.number().nullable(),
    short_tomorrow: z.number(),
    /** Ringgit over the whole time, as planned. */
    cost: z.number().nullable(),
    bill: z.number().nullable(),
    /** Ringgit of the days that are confirmed. */
    cost_to_date: z.number().nullable(),
  },
  sorts: ['code', 'name', 'start_date', 'end_date'],
  first: { sortBy: 'start_date', sort: 'desc' },
  filters: { status: z.enum(PROJECT_STATUSES).optional(), manager_id: id().optional(), work_site_id: id().optional() },
  emits,
});
export type ProjectRow = RecordRow<typeof projects>;

export const needs = register({
  name: 'workforce.need',
  plural: 'needs',
  path: `${PROJECTS}/{project_id}/requirements`,
  page: partOfProject,
  under: { project_id: id() },
  form: z.object({
    position_id: id(),
    shift_name: line(1, 60),
    start_time: timeOfDay(),
    /** At or before the start: on the next day. */
    end_time: timeOfDay(),
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    headcount: z.number().int().min(1).max(500),
    start_date: date(),
    end_date: date(),
    /** Unpaid, of each shift. */
    break_minutes: z.number().int().min(0).max(240),
    /** Whoever has none of them that is valid on each day cannot be deployed. */
    certificate_kind_ids: z.array(id()).max(MOST_CERTIFICATES).default([]),
    /** What somebody must have beside them. */
    certificates: optionalText(300),
    /** Ringgit for one person and day. Whoever may not see costs leaves rates as they are, and those of a new need open. */
    cost_rate: optional(money()),
    /** Ringgit for one hour of overtime; without it one and a half times the cost of an hour of the shift. */
    overtime_rate: optional(money()),
    bill_rate: optional(money()),
  }),
  /** Money is null for whoever may not see costs, the cost also while its rate is open. */
  row: {
    cost_rate: z.number().nullable(),
    overtime_rate: z.number().nullable(),
    bill_rate: z.number().nullable(),
    days: z.number(),
    /** Names of the certificates. */
    certificate_names: z.array(z.string()),
    cost: z.number().nullable(),
    bill: z.number().nullable(),
  },
  sorts: ['start_date', 'shift_name'],
  first: { sortBy: 'start_date', sort: 'asc' },
  filters: {},
  emits,
});
export type NeedRow = RecordRow<typeof needs>;

export const listPositions = defineEndpoint({
  name: 'workforce.list-positions',
  method: 'GET',
  path: 'api/wom/positions',
  requires: requirePage(manifest, '/wom/project'),
  input: z.object({}),
  output: one(z.array(named)),
  summary: 'Positions of the company that a need may name',
});

export const showSummary = defineEndpoint({
  name: 'workforce.show-summary',
  method: 'GET',
  path: `${PROJECTS}/summary`,
  requires: requirePage(manifest, '/wom/project'),
  input: z.object({}),
  output: one(
    z.object({
      projects: z.number(),
      today: z.number(),
      tomorrow: z.number(),
      /** Of today's heads, in whole per cent; null where nobody is needed. */
      fill_rate: z.number().nullable(),
      /** People who were deployed for today, those of them who are or were there, and the same in whole per cent; null where nobody was. */
      planned: z.number(),
      present: z.number(),
      attendance_rate: z.number().nullable(),
      short_tomorrow: z.number(),
      /** The coming fortnight, all projects together. */
      days: z.array(z.object({ date: z.string(), heads: z.number(), filled: z.number() })),
    }),
  ),
  summary: 'Projects that run, how many people they need today, tomorrow and on the days after, how many of those are confirmed, and how many are there today',
});

export const listProjectSites = defineEndpoint({
  name: 'workforce.list-project-sites',
  method: 'GET',
  path: `${PROJECTS}/sites`,
  requires: requirePage(manifest, '/wom/project'),
  input: z.object({}),
  output: one(
    z.array(
      z.object({
        ...named.shape,
        lat: z.number(),
        lng: z.number(),
        radius_m: z.number(),
        /** Heads that are needed there today, and those of them that are confirmed. */
        needed: z.number(),
        filled: z.number(),
        projects: z.array(z.object({ ...named.shape, status: z.enum(PROJECT_STATUSES), needed: z.number(), filled: z.number() })),
      }),
    ),
  ),
  summary: 'Sites of projects that run or are to come, with how many people they need today and how many of those are confirmed',
});
