/** My Account: memberships and preferences (R6, R7). */
import { z } from 'zod';
import { SIGNED_IN, UNVERIFIED, defineEndpoint, one, wrote } from '#platform/contract/endpoint.ts';
import { MODULE_KEYS } from '#platform/contract/manifest.ts';
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

export const listNotificationGroups = defineEndpoint({
  name: 'session.list-notification-groups',
  method: 'GET',
  path: 'api/profile/notification-groups',
  requires: SIGNED_IN,
  summary: 'Types of notifications in the groups that a person switches on and off; what is about somebody’s safety is in none',
  input: z.object({}),
  output: one(
    z.array(
      z.object({
        title: z.object({ en: z.string(), ms: z.string() }),
        /** Shown where one of these modules is enabled. */
        modules: z.array(z.enum(MODULE_KEYS)).readonly(),
        types: z.array(z.string()).readonly(),
        order: z.number(),
      }),
    ),
  ),
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
