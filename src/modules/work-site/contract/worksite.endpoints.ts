/** Who belongs to which site since when: asked and changed from the site (R37) and from the employee (R102). */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, list, onPage, one, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { worksite } from '#modules/employee/contract/worksite.schema.ts';
import { workSiteManifest as manifest } from './work-site.manifest.ts';

const SITE = '/work-task/site/manage';
const TAB = '/admin/employee/view/worksite';
const people = onPage(employeeManifest, '/admin/employee');

/** Who or what is put together in one go. */
const MOST = 500;

const person = z.object({ id: z.number(), name: z.string(), employee_code: z.string() });

export const siteEmployee = z.object({
  /** Of the assignment. */
  id: z.number(),
  employee: person,
  position: z.string().nullable(),
  is_primary: z.boolean(),
  effective_from: z.string(),
  effective_to: z.string().nullable(),
});
export type SiteEmployee = z.output<typeof siteEmployee>;

const outcome = z.object({
  /** New on the site. */
  assigned: z.number(),
  /** Belonged to it already; their main site may have changed. */
  already: z.number(),
});

export const listSiteEmployees = defineEndpoint({
  name: 'work-site.list-site-employees',
  method: 'GET',
  path: 'api/work-task/work-sites/{id}/employees',
  requires: requirePage(manifest, SITE),
  input: z.object({ id: id(), ...listParams(['name', 'effective_from'], { sortBy: 'name', sort: 'asc' }) }),
  output: list(siteEmployee),
  summary: 'Who belongs to a site, today or later',
});

export const assignEmployees = defineEndpoint({
  name: 'work-site.assign-employees',
  method: 'POST',
  path: 'api/work-task/work-sites/{id}/employees',
  requires: requirePage(manifest, SITE, 'Update'),
  input: z.object({ id: id(), employee_ids: z.array(id()).min(1).max(MOST), is_primary: z.boolean(), effective_from: date() }),
  output: wrote(outcome),
  summary: 'Puts employees on a site from a day on',
  emits: ['work_site_changed'],
});

export const findPlaceable = defineEndpoint({
  name: 'work-site.find-placeable',
  method: 'GET',
  path: 'api/work-task/work-sites/people',
  requires: requirePage(manifest, SITE),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(person)),
  summary: 'Active employees in sight by name or code, to be put on a site or to look after one',
});

/** Sites to choose from. */
export const findSites = defineEndpoint({
  name: 'work-site.find-sites',
  method: 'GET',
  path: 'api/admin/employees/worksites/sites',
  requires: requireAny([onPage(manifest, TAB), onPage(manifest, SITE)]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), city: z.string().nullable() }))),
  summary: 'Active sites by name, code or city, to put an employee on',
});

export const listWorksites = defineEndpoint({
  name: 'work-site.list-worksites',
  method: 'GET',
  path: 'api/admin/employees/worksites',
  requires: requirePage(employeeManifest, '/admin/employee'),
  input: z.object({ ...listParams(['name'], { sortBy: 'name', sort: 'asc' }), branch_id: id().optional() }),
  output: list(z.object({ employee: person, worksites: z.array(worksite) })),
  summary: 'Active employees with the sites that they belong to; their branch where it is none',
});

export const worksitesOfEmployee = defineEndpoint({
  name: 'work-site.worksites-of-employee',
  method: 'GET',
  path: 'api/admin/employees/{id}/worksites',
  requires: requireAny([onPage(manifest, TAB), people]),
  input: z.object({ id: id() }),
  output: one(z.array(worksite.extend({ days: z.number() }))),
  summary: 'The worksites of one employee, those that ended last, each with the days of attendance there',
});

export const assignWorksites = defineEndpoint({
  name: 'work-site.assign-worksites',
  method: 'POST',
  path: 'api/admin/employees/{id}/worksites',
  requires: requirePage(manifest, TAB, 'Create'),
  input: z.object({ id: id(), work_site_ids: z.array(id()).min(1).max(50), primary_id: id().nullish(), effective_from: date() }),
  output: wrote(outcome),
  summary: 'Puts an employee on sites from a day on; one of them may be the main site',
  emits: ['work_site_changed'],
});

const assignment = { id: id(), assignment_id: id() };
const path = 'api/admin/employees/{id}/worksites/{assignment_id}';

export const makeMainSite = defineEndpoint({
  name: 'work-site.make-main-site',
  method: 'POST',
  path: `${path}/primary`,
  requires: requirePage(manifest, TAB, 'Update'),
  input: z.object(assignment),
  output: done(),
  summary: 'Makes a site of an employee the main one',
  emits: ['work_site_changed'],
});

export const endWorksite = defineEndpoint({
  name: 'work-site.end-worksite',
  method: 'POST',
  path: `${path}/end`,
  requires: requirePage(manifest, TAB, 'Update'),
  input: z.object({ ...assignment, effective_to: date() }),
  output: done(),
  summary: 'The last day of an employee on a site',
  emits: ['work_site_changed'],
});

export const deleteWorksite = defineEndpoint({
  name: 'work-site.delete-worksite',
  method: 'DELETE',
  path,
  requires: requirePage(manifest, TAB, 'Delete'),
  input: z.object(assignment),
  output: done(),
  summary: 'Takes back an assignment that was a mistake',
  emits: ['work_site_changed'],
});
