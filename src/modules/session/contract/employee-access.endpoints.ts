/** Which employees an admin may see (R107). Stands here because units and employees belong to other modules than users. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { scopeItem } from '#modules/identity/contract/admin.schema.ts';
import { identityManifest } from '#modules/identity/contract/identity.manifest.ts';

const PAGE = '/admin/user/view/employee-access';
const scope = z.object({ all: z.boolean(), items: z.array(scopeItem).max(1000) });

export const showEmployeeAccesses = defineEndpoint({
  name: 'session.show-employee-accesses',
  method: 'GET',
  path: 'api/admin/admins/{id}/employee-accesses',
  requires: requirePage(identityManifest, PAGE),
  summary: 'The reach of an admin and how many active employees it holds',
  input: z.object({ id: id() }),
  output: one(scope.extend({ employees_count: z.number() })),
});

export const setEmployeeAccesses = defineEndpoint({
  name: 'session.set-employee-accesses',
  method: 'POST',
  path: 'api/admin/admins/{id}/employee-accesses',
  requires: requirePage(identityManifest, PAGE, 'Update'),
  summary: 'Replaces the reach of an admin',
  input: scope.extend({ id: id() }),
  output: wrote(scope.extend({ employees_count: z.number() })),
  emits: ['access'],
});

/** Counts an unsaved choice ('can see 34 employees') and answers 'Can this admin see …?'. */
export const previewEmployeeAccesses = defineEndpoint({
  name: 'session.preview-employee-accesses',
  method: 'POST',
  path: 'api/admin/admins/{id}/employee-accesses/preview',
  requires: requirePage(identityManifest, PAGE),
  summary: 'How many active employees a choice holds, and whether one employee is among them; saves nothing',
  input: scope.extend({ id: id(), employee_id: id().nullish() }),
  output: one(z.object({ employees_count: z.number(), sees: z.boolean().nullable() })),
});
