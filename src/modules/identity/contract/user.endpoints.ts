/** Users of the selected company, and the own profile. */
import { z } from 'zod';
import { SIGNED_IN, defineEndpoint, requirePage, list, wrote } from '#platform/contract/endpoint.ts';
import { optional, personName, phone } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { commaList, listParams } from '#platform/contract/paging.ts';
import { fileField } from '#platform/contract/uploads.ts';
import { identityManifest } from './identity.manifest.ts';
import { USER_STATUSES, locale, userRow } from './user.schema.ts';

export const listUsers = defineEndpoint({
  name: 'identity.list-users',
  method: 'GET',
  path: 'api/users',
  requires: requirePage(identityManifest, '/admin/user'),
  summary: 'Everyone who belongs to the selected company',
  input: z.object({
    ...listParams(['name', 'email', 'status', 'last_login_at']),
    status: z.enum(USER_STATUSES).optional(),
    with_count: commaList(['companies']),
  }),
  output: list(userRow.extend({ companies_count: z.number().optional() })),
});

export const updateUser = defineEndpoint({
  name: 'identity.update-user',
  method: 'POST',
  path: 'api/users/{id}',
  requires: SIGNED_IN,
  summary: 'Changes the own profile; absent fields stay',
  input: z.object({
    id: id(),
    name: personName().optional(),
    phone: optional(phone()).optional(),
    locale: locale().optional(),
    /** null takes the picture away. */
    image: fileField().nullable().optional(),
  }),
  output: wrote(userRow),
  files: true,
});
