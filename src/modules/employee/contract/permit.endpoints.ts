/** Calls of work permits (R95). */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, list, onPage, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { text } from '#platform/contract/fields.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';
import { PERMIT_STATUSES, permitFilters, permitForm, permitRow } from './permit.schema.ts';

const PAGE = '/admin/employee/work-permit';
const view = requirePage(manifest, PAGE);
const seen = { updated_at: z.string().max(40).optional() };
const status = { status: z.enum(PERMIT_STATUSES).optional() };

export const listPermits = defineEndpoint({
  name: 'employee.list-work-permits',
  method: 'GET',
  path: 'api/admin/employees/work-permits',
  requires: view,
  input: z.object({ ...listParams(['expiry_date', 'permit_no', 'type', 'status'], { sort: 'asc', sortBy: 'expiry_date' }), ...permitFilters }),
  output: list(permitRow),
  summary: 'Lists work permits',
});

export const permitSummary = defineEndpoint({
  name: 'employee.work-permit-summary',
  method: 'GET',
  path: 'api/admin/employees/work-permits/summary',
  requires: view,
  input: z.object({}),
  output: one(
    z.object({
      /** Whatever became of them. */
      all: z.number(),
      active: z.number(),
      within_30: z.number(),
      within_60: z.number(),
      within_90: z.number(),
      expired: z.number(),
      by_month: z.array(z.object({ month: z.string(), count: z.number() })),
    }),
  ),
  summary: 'Permits by how soon they expire, and by month for a year',
});

export const permitsOfEmployee = defineEndpoint({
  name: 'employee.permits-of-employee',
  method: 'GET',
  path: 'api/admin/employees/{id}/work-permits',
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/admin/employee')]),
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(permitRow) }),
  summary: 'The work permits of one employee',
});

export const createPermit = defineEndpoint({
  name: 'employee.create-work-permit',
  method: 'POST',
  path: 'api/admin/employees/work-permits',
  requires: requirePage(manifest, PAGE, 'Create'),
  input: permitForm.extend({ employee_id: id() }),
  output: wrote(permitRow),
  summary: 'Adds a work permit',
});

export const showPermit = defineEndpoint({
  name: 'employee.show-work-permit',
  method: 'GET',
  path: 'api/admin/employees/work-permits/{id}',
  requires: view,
  input: z.object({ id: id() }),
  output: one(permitRow),
  summary: 'One work permit',
});

export const updatePermit = defineEndpoint({
  name: 'employee.update-work-permit',
  method: 'POST',
  path: 'api/admin/employees/work-permits/{id}',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: permitForm.extend({ id: id(), ...seen }),
  output: wrote(permitRow),
  summary: 'Changes a work permit',
});

export const renewPermit = defineEndpoint({
  name: 'employee.renew-work-permit',
  method: 'POST',
  path: 'api/admin/employees/work-permits/{id}/renew',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: permitForm.extend({ id: id(), ...status }),
  output: wrote(permitRow),
  summary: 'Saves the renewed permit and closes the old one',
});

export const startRenewal = defineEndpoint({
  name: 'employee.start-work-permit-renewal',
  method: 'POST',
  path: 'api/admin/employees/work-permits/{id}/process',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), ...status }),
  output: wrote(permitRow),
  summary: 'Marks a permit as being renewed',
});

export const cancelPermit = defineEndpoint({
  name: 'employee.cancel-work-permit',
  method: 'POST',
  path: 'api/admin/employees/work-permits/{id}/cancel',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), remark: text(3, 500), ...status }),
  output: wrote(permitRow),
  summary: 'Cancels a work permit, with the reason',
});

export const deletePermit = defineEndpoint({
  name: 'employee.delete-work-permit',
  method: 'DELETE',
  path: 'api/admin/employees/work-permits/{id}',
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a work permit entered by mistake',
});
