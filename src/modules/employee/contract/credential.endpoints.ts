/** The login of an employee: invite, reset, disable, sessions, the promoter-supervisor flag. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { email } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { employeeManifest as manifest } from './employee.manifest.ts';

const PAGE = '/admin/employee/view/credential';
const may = requirePage(manifest, PAGE, 'Update');

export const credential = z.object({
  email: z.string().nullable(),
  user_id: z.number().nullable(),
  user_status: z.string().nullable(),
  membership_status: z.string().nullable(),
  role: z.string().nullable(),
  is_admin: z.boolean(),
  verified: z.boolean(),
  last_login_at: z.string().nullable(),
  spm_supervisor: z.boolean(),
  promoter: z.boolean(),
  sessions: z.array(
    z.object({ id: z.number(), device: z.object({ en: z.string(), ms: z.string() }), ip: z.string().nullable(), last_used_at: z.string().nullable() }),
  ),
});

export const showCredential = defineEndpoint({
  name: 'employee.show-credential',
  method: 'GET',
  path: 'api/admin/employees/{id}/credential',
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(credential),
  summary: 'The login of an employee',
});

const act = <const V extends string, S extends z.ZodRawShape>(verb: V, summary: string, shape: S) =>
  defineEndpoint({
    name: `employee.credential-${verb}`,
    method: 'POST',
    path: `api/admin/employees/{id}/${verb}`,
    requires: may,
    input: z.object({ id: id(), ...shape }),
    output: wrote(credential),
    summary,
    emits: ['access'],
  });

export const inviteEmployee = act('invite', 'Invites the employee to sign in', { email: email().optional() });
export const resetEmployeePassword = act('reset-password', 'Sends a reset link', {});
export const disableLogin = act('disable', 'Ends or restores the access of the employee to this company', { disabled: z.boolean().default(true) });
export const changeCredential = act('credential', 'Changes the login e-mail and the supervisor flag', {
  email: email().optional(),
  spm_supervisor: z.boolean().optional(),
});
