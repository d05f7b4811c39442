/** Admin users of the selected company (R103–R105). */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, list, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { email, optional, optionalDate, optionalLine, optionalText, password, personName, phone } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { commaList, listParams } from '#platform/contract/paging.ts';
import { actRow, adminRow, signInRow } from './admin.schema.ts';
import { identityManifest } from './identity.manifest.ts';
import { PRESET_KEYS } from './preset.params.ts';
import { GIVEN_STATUSES, MEMBER_STATUSES } from './user.schema.ts';

const PAGE = '/admin/user';
/** Each tab of an admin can be granted alone; what all of them ask for answers to each. */
export const ON_USER_PAGES = requireAny([
  onPage(identityManifest, PAGE),
  onPage(identityManifest, '/admin/user/view'),
  onPage(identityManifest, '/admin/user/view/password'),
  onPage(identityManifest, '/admin/user/view/page-access'),
  onPage(identityManifest, '/admin/user/view/employee-access'),
]);
const relations = commaList(['accesses', 'employee_accesses']);

export const listAdmins = defineEndpoint({
  name: 'identity.list-admins',
  method: 'GET',
  path: 'api/admin/admins',
  requires: requirePage(identityManifest, PAGE),
  summary: 'Owner and admins of the company',
  input: z.object({
    ...listParams(['name', 'email', 'status', 'last_login_at', 'routes_count', 'expires_at']),
    status: z.enum(MEMBER_STATUSES).optional(),
    /** Only those who may open this page. */
    route: z.string().max(200).optional(),
    with: relations,
  }),
  output: list(adminRow),
});

export const showAdmin = defineEndpoint({
  name: 'identity.show-admin',
  method: 'GET',
  path: 'api/admin/admins/{id}',
  requires: ON_USER_PAGES,
  summary: 'One admin of the company',
  input: z.object({ id: id(), with: relations }),
  output: one(adminRow),
});

export const adminActivity = defineEndpoint({
  name: 'identity.admin-activity',
  method: 'GET',
  path: 'api/admin/admins/{id}/activity',
  requires: requireAny([onPage(identityManifest, PAGE), onPage(identityManifest, '/admin/user/view')]),
  summary: 'The last 20 sign-ins of an admin (of nobody who belongs to another company too) and what they did in 30 days',
  input: z.object({ id: id() }),
  output: one(z.object({ sign_ins: z.array(signInRow), acts: z.array(actRow) })),
});

/** Members who could be made admins: they belong to the company and are none yet. */
export const listAdminCandidates = defineEndpoint({
  name: 'identity.list-admin-candidates',
  method: 'GET',
  path: 'api/admin/admins/candidates',
  requires: requirePage(identityManifest, PAGE, 'Create'),
  summary: 'Members of the company who are no admins yet',
  input: z.object({ keyword: z.string().trim().max(100).optional() }),
  output: z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })) }),
});

export const adminFields = z.object({
  name: personName(),
  email: email(),
  phone: optional(phone()),
  title: optionalLine(100),
  note: optionalText(500),
  status: z.enum(GIVEN_STATUSES).default('Active'),
  /** Temporary access ends at the end of this day. */
  expires_at: optionalDate(),
});

export const createAdmin = defineEndpoint({
  name: 'identity.create-admin',
  method: 'POST',
  path: 'api/admin/admins',
  requires: requirePage(identityManifest, PAGE, 'Create'),
  summary: 'Makes a member an admin, or invites a person by e-mail, who is one after saying yes',
  input: adminFields.partial({ name: true, email: true }).extend({
    /** A member of the company (see candidates); name and e-mail are then their own. */
    user_id: id().nullish(),
    preset: z.enum(PRESET_KEYS).nullish(),
    /** Starts with the rights and reach of this admin. */
    copy_from: id().nullish(),
  }),
  output: wrote(adminRow),
  emits: ['access'],
});

export const updateAdmin = defineEndpoint({
  name: 'identity.update-admin',
  method: 'POST',
  path: 'api/admin/admins/{id}',
  requires: requirePage(identityManifest, '/admin/user/view', 'Update'),
  summary: 'Changes title, note, status or end of an admin; absent fields stay',
  input: z.object({
    id: id(),
    title: optionalLine(100).optional(),
    note: optionalText(500).optional(),
    status: z.enum(GIVEN_STATUSES).optional(),
    expires_at: optionalDate().optional(),
  }),
  output: wrote(adminRow),
  emits: ['access'],
});

export const deleteAdmin = defineEndpoint({
  name: 'identity.delete-admin',
  method: 'DELETE',
  path: 'api/admin/admins/{id}',
  requires: requirePage(identityManifest, PAGE, 'Delete'),
  summary: 'Takes the admin role away; an employee stays a member',
  input: z.object({ id: id() }),
  output: done(),
  emits: ['access'],
});

export const setAdminPassword = defineEndpoint({
  name: 'identity.set-admin-password',
  method: 'POST',
  path: 'api/admin/admins/{id}/password',
  requires: requirePage(identityManifest, '/admin/user/view/password', 'Update'),
  summary: 'Mails a reset link; or, for somebody whose account this company made and who has not taken it over, sets a temporary password',
  input: z.object({ id: id(), mode: z.enum(['link', 'temporary']), password: password().optional() }),
  output: done(),
});

export const resendInvitation = defineEndpoint({
  name: 'identity.resend-invitation',
  method: 'POST',
  path: 'api/admin/admins/{id}/resend',
  requires: requirePage(identityManifest, '/admin/user/view', 'Update'),
  summary: 'Mails the invitation again',
  input: z.object({ id: id() }),
  output: done(),
});

export const signAdminOut = defineEndpoint({
  name: 'identity.sign-admin-out',
  method: 'POST',
  path: 'api/admin/admins/{id}/logout',
  requires: requirePage(identityManifest, '/admin/user/view/password', 'Update'),
  summary: 'Ends every session of an admin who belongs to no other company',
  input: z.object({ id: id() }),
  output: done(),
});
