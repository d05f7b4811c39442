/** Guarded sites of a project: where, in which shifts, and who is called in an emergency. */
import { z } from 'zod';
import { latitude, line, longitude, officePhone, optional, optionalLine, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { defineEndpoint, one, requireAny, onPage, requirePage } from '#platform/contract/endpoint.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { patrolManifest } from '../patrol.manifest.ts';

export const SITE_PAGE = '/patrol/site';
export const SITE_PATH = 'api/patrol/sites';
export const SITE_STATUSES = ['Active', 'Inactive'] as const;
/** How much of a visitor's identity number the logbook keeps. */
export const VISITOR_IDENTITIES = ['None', 'Last four', 'Full'] as const;
export type VisitorIdentity = (typeof VISITOR_IDENTITIES)[number];
export const VISITOR_DAYS = { min: 7, max: 730, usual: 90 } as const;
export const WELFARE_MINUTES = { min: 10, max: 240 } as const;
export const RADIUS = { min: 20, max: 5000, usual: 150 } as const;

/** A shift repeats every day; one that ends before it starts runs past midnight. */
export const shift = z.object({ name: line(1, 40), start_time: timeOfDay(), end_time: timeOfDay(), guards: z.number().int().min(1).max(200) });
/** Who is told once an emergency has waited so many seconds. */
export const contact = z.object({
  level: z.number().int().min(1).max(3),
  name: line(2, 150),
  phone: officePhone(),
  after_seconds: z.number().int().min(0).max(3600),
  /** Whose account is told; none: somebody to call. */
  employee_id: optional(id()),
});

const shownShift = z.object({ name: z.string(), start_time: z.string(), end_time: z.string(), guards: z.number() });
const shownContact = z.object({
  level: z.number(),
  name: z.string(),
  phone: z.string(),
  after_seconds: z.number(),
  employee_id: z.number().nullish(),
  employee: z.string().nullish(),
});

export const sites = register({
  name: 'patrol.site',
  plural: 'sites',
  path: SITE_PATH,
  page: on(patrolManifest, SITE_PAGE),
  form: z.object({
    project_id: id(),
    code: line(1, 20),
    name: line(2, 150),
    address: optionalLine(250),
    city: optionalLine(60),
    state: optionalLine(60),
    lat: latitude(),
    lng: longitude(),
    radius_m: z.number().int().min(RADIUS.min).max(RADIUS.max),
    shifts: z.array(shift).min(1).max(4),
    escalation: z.array(contact).min(1).max(6),
    work_site_id: optional(id()),
    visitor_identity: z.enum(VISITOR_IDENTITIES),
    visitor_days: z.number().int().min(VISITOR_DAYS.min).max(VISITOR_DAYS.max),
    /** How often guards are asked whether all is well; none: never. */
    welfare_minutes: optional(z.number().int().min(WELFARE_MINUTES.min).max(WELFARE_MINUTES.max)),
    status: z.enum(SITE_STATUSES),
  }),
  row: {
    project_id: z.number(),
    project: z.string(),
    lat: z.number(),
    lng: z.number(),
    shifts: z.array(shownShift),
    escalation: z.array(shownContact),
    welfare_minutes: z.number().nullable(),
    work_site_id: z.number().nullable(),
    work_site: z.string().nullable(),
    checkpoints: z.number(),
    routes: z.number(),
    /** Of any guard; null: nobody has scanned yet. */
    last_scan_at: z.string().nullable(),
  },
  sorts: ['code', 'name'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { project_id: id().optional(), state: z.string().trim().max(60).optional(), status: z.enum(SITE_STATUSES).optional() },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['patrol_changed'],
});
export type SiteRow = RecordRow<typeof sites>;

const choice = z.object({ id: z.number(), name: z.string(), code: z.string() });

export const findProjects = defineEndpoint({
  name: 'patrol.find-projects',
  method: 'GET',
  path: 'api/patrol/project-choices',
  requires: requireAny((['/patrol/project', SITE_PAGE, '/patrol/operation', '/patrol/ops/clocking'] as const).map((page) => onPage(patrolManifest, page))),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(choice)),
  summary: 'Projects that are not over, to choose from',
});

/** Pages on which a site is chosen. */
const PAGES = [
  SITE_PAGE,
  '/patrol/guard',
  '/patrol/device',
  '/patrol/device/report',
  '/patrol/operation',
  '/patrol/ops/clocking',
  '/patrol/ops/sitrep',
  '/patrol/ops/logbook',
  '/patrol/ops/emergency',
] as const;

export const findSites = defineEndpoint({
  name: 'patrol.find-sites',
  method: 'GET',
  path: 'api/patrol/site-choices',
  requires: requireAny(PAGES.map((page) => onPage(patrolManifest, page))),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(choice.extend({ /** Their names. */ shifts: z.array(z.string()) }))),
  summary: 'Active guarded sites, to choose from',
});

export const findWorkSites = defineEndpoint({
  name: 'patrol.find-work-sites',
  method: 'GET',
  path: 'api/patrol/work-site-choices',
  requires: requirePage(patrolManifest, SITE_PAGE),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(choice)),
  summary: 'Active work sites of the company, to choose the one at which duty counts as attendance',
});

export const printCodes = defineEndpoint({
  name: 'patrol.print-codes',
  method: 'GET',
  path: `${SITE_PATH}/{id}/qr`,
  requires: requirePage(patrolManifest, SITE_PAGE, 'Print'),
  input: z.object({ id: id() }),
  output: z.unknown(),
  download: true,
  summary: 'The QR codes of the checkpoints of a site, ready to be printed and put up',
});

export const printNotice = defineEndpoint({
  name: 'patrol.print-notice',
  method: 'GET',
  path: `${SITE_PATH}/{id}/notice`,
  requires: requirePage(patrolManifest, SITE_PAGE, 'Print'),
  input: z.object({ id: id() }),
  output: z.unknown(),
  download: true,
  summary: 'What the logbook of a site keeps of visitors and for how long, in both languages, ready to be put up at the gate',
});
