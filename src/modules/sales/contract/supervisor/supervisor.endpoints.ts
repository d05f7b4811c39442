/** Supervisors of promoters: employees with the flag, and the regions that they look after. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { REGIONS } from '../outlet/region.ts';
import { salesManifest } from '../sales.manifest.ts';

const PAGE = '/spm/supervisor';
const PATH = 'api/spm/supervisors';
/** Who is added in one go. */
const MOST = 50;
const CHANGED = { emits: ['sales_supervisor_changed'], companyWide: true };
const regions = z.array(z.enum(REGIONS)).max(REGIONS.length);
const named = z.object({ id: z.number(), name: z.string() });

export const supervisor = z.object({
  /** Of the employee. */
  id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  phone: z.string().nullable(),
  regions: z.array(z.enum(REGIONS)),
  /** Outlets that they look after today. */
  outlets: z.array(named),
  projects: z.array(named),
  /** Promoters with a schedule of today at an outlet of theirs. */
  promoters_today: z.number(),
  /** Submitted reports of their projects that nobody has reviewed. */
  to_review: z.number(),
});
export type Supervisor = z.output<typeof supervisor>;

export const listSupervisors = defineEndpoint({
  name: 'sales.list-supervisors',
  method: 'GET',
  path: PATH,
  requires: requirePage(salesManifest, PAGE),
  input: z.object({
    ...listParams(['name', 'employee_code'], { sortBy: 'name', sort: 'asc' }),
    region: z.enum(REGIONS).optional(),
    project_id: id().optional(),
  }),
  output: list(supervisor),
  summary: 'Supervisors of promoters',
});

export const showSupervisor = defineEndpoint({
  name: 'sales.show-supervisor',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(salesManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(supervisor),
  summary: 'One supervisor',
});

export const addSupervisors = defineEndpoint({
  name: 'sales.add-supervisors',
  method: 'POST',
  path: PATH,
  requires: requirePage(salesManifest, PAGE, 'Create'),
  input: z.object({ employee_ids: z.array(id()).min(1).max(MOST), regions }),
  output: wrote(z.object({ added: z.number() })),
  summary: 'Makes employees supervisors of promoters',
  ...CHANGED,
});

export const changeSupervisor = defineEndpoint({
  name: 'sales.change-supervisor',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(salesManifest, PAGE, 'Create'),
  input: z.object({ id: id(), regions }),
  output: done(),
  summary: 'Changes the regions of a supervisor',
  ...CHANGED,
});

export const removeSupervisor = defineEndpoint({
  name: 'sales.remove-supervisor',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  requires: requirePage(salesManifest, PAGE, 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Takes the flag off: outlets and projects are left, the employee stays',
  ...CHANGED,
});

export const findSupervisable = defineEndpoint({
  name: 'sales.find-supervisable',
  method: 'GET',
  path: 'api/spm/supervisors/candidates',
  requires: requireAny([onPage(salesManifest, PAGE, 'Create')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() }))),
  summary: 'Active employees who are no supervisors yet, by typed words',
});

export const findSupervisors = defineEndpoint({
  name: 'sales.find-supervisors',
  method: 'GET',
  path: 'api/spm/supervisors/options',
  requires: requireAny([onPage(salesManifest, PAGE), onPage(salesManifest, '/spm/outlet')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() }))),
  summary: 'Supervisors to choose from, by typed words',
});
