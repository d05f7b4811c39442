/** What stands at a glance in the head of a person: pay, leave, presence. Modules that employee does not know bring it. */
import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';

/** In both languages, so that what is cached follows a change of language. */
const text = z.object({ en: z.string(), ms: z.string() });

export const personFact = z.object({
  name: text,
  value: text,
  note: text.nullable(),
  /** Where it comes from. */
  path: z.string(),
});
export type PersonFact = z.output<typeof personFact>;

export const listPersonFacts = defineEndpoint({
  name: 'employee.list-person-facts',
  method: 'GET',
  path: 'api/admin/employees/{id}/facts',
  requires: requirePage(manifest, '/admin/employee'),
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(personFact) }),
  summary: 'Pay, leave and presence of an employee at a glance, as far as the viewer may see them',
});
