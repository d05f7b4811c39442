/** What forbids deleting an employee. */
import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';

export const whatKeepsEmployee = defineEndpoint({
  name: 'employee.what-keeps-employee',
  method: 'GET',
  path: 'api/admin/employees/{id}/kept-by',
  requires: requirePage(manifest, '/admin/employee', 'Delete'),
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(z.object({ en: z.string(), ms: z.string() })) }),
  summary: 'The records that keep an employee from being deleted; none: they may be',
});
