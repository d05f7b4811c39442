/** My Account: memberships and preferences (R6, R7). */
import { z } from 'zod';
import { SIGNED_IN, UNVERIFIED, defineEndpoint, one, wrote } from '#platform/contract/endpoint.ts';
import { MEMBER_ROLES, MEMBER_STATUSES } from '#modules/identity/contract/user.schema.ts';
import { preferences } from './session.schema.ts';

export const showPreferences = defineEndpoint({
  name: 'session.show-preferences',
  method: 'GET',
  path: 'api/profile/preferences',
  requires: UNVERIFIED,
  summary: 'The own preferences',
  input: z.object({}),
  output: one(preferences),
});

export const savePreferences = defineEndpoint({
  name: 'session.save-preferences',
  method: 'POST',
  path: 'api/profile/preferences',
  requires: UNVERIFIED,
  summary: 'Saves the given parts of the own preferences; favourite_tabs and notifications are replaced, table is merged by list',
  input: preferences.partial(),
  output: wrote(preferences),
});

export const listMemberships = defineEndpoint({
  name: 'session.list-memberships',
  method: 'GET',
  path: 'api/profile/memberships',
  requires: SIGNED_IN,
  summary: 'Every company the user belongs to, with role and employment',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        company_id: z.number(),
        company_name: z.string(),
        logo: z.string().nullable(),
        role: z.enum(MEMBER_ROLES),
        is_admin: z.boolean(),
        status: z.enum(MEMBER_STATUSES),
        title: z.string().nullable(),
        employee_code: z.string().nullable(),
        position: z.string().nullable(),
        company_joined_at: z.string().nullable(),
        expires_at: z.string().nullable(),
      }),
    ),
  }),
});
