/** Where people work: the branch that they belong to is their worksite, with its place and radius. */
import { z } from 'zod';
import { defineEndpoint, demand, demandAny, list, onPage, one } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { site } from '#modules/company/contract/site.endpoints.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';

export const worksite = site.extend({
  primary: z.boolean(),
  /** The day since which the person works there. */
  from: z.string(),
  to: z.string().nullable(),
});
export type Worksite = z.output<typeof worksite>;

export const listWorksites = defineEndpoint({
  name: 'employee.list-worksites',
  method: 'GET',
  path: 'api/admin/employees/worksites',
  demands: demand(manifest, '/admin/employee'),
  input: z.object({ ...listParams(['name']), branch_id: id().optional() }),
  output: list(z.object({ employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }), worksite })),
  summary: 'Active employees with their worksites',
});

export const worksitesOfEmployee = defineEndpoint({
  name: 'employee.worksites-of-employee',
  method: 'GET',
  path: 'api/admin/employees/{id}/worksites',
  demands: demandAny([onPage(manifest, '/admin/employee/view/worksite'), onPage(manifest, '/admin/employee')]),
  input: z.object({ id: id() }),
  output: one(z.array(worksite)),
  summary: 'The worksites of one employee',
});
