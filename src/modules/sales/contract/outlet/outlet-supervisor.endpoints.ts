/** Who looks after an outlet since when. */
import { z } from 'zod';
import { defineEndpoint, done, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest } from '../sales.manifest.ts';

const PAGE = '/spm/outlet';
const PATH = 'api/spm/outlets/{id}/supervisors';
const CHANGED = { emits: ['sales_outlet_changed'], companyWide: true };

export const outletSupervisor = z.object({
  /** Of the assignment. */
  id: z.number(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }),
  from: z.string(),
  /** The last day; null: until further notice. */
  to: z.string().nullable(),
});
export type OutletSupervisor = z.output<typeof outletSupervisor>;

export const listOutletSupervisors = defineEndpoint({
  name: 'sales.list-outlet-supervisors',
  method: 'GET',
  path: PATH,
  requires: requirePage(salesManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(z.array(outletSupervisor)),
  summary: 'Who looks after an outlet, now and before',
});

export const addOutletSupervisor = defineEndpoint({
  name: 'sales.add-outlet-supervisor',
  method: 'POST',
  path: PATH,
  requires: requirePage(salesManifest, PAGE, 'Update'),
  input: z.object({ id: id(), employee_id: id(), from: date() }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Puts a supervisor in charge of an outlet from a day on',
  ...CHANGED,
});

export const endOutletSupervisor = defineEndpoint({
  name: 'sales.end-outlet-supervisor',
  method: 'POST',
  path: `${PATH}/{assignment_id}/end`,
  requires: requirePage(salesManifest, PAGE, 'Update'),
  input: z.object({ id: id(), assignment_id: id(), to: date() }),
  output: done(),
  summary: 'Says the last day of a supervisor at an outlet',
  ...CHANGED,
});
