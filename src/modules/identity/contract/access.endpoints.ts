/** Page access of admins: catalogue, presets, and the matrix of one admin (R106). */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { MODULE_KEYS } from '#platform/contract/manifest.ts';
import { ON_USER_PAGES } from './admin.endpoints.ts';
import { accessEntry } from './admin.schema.ts';
import { identityManifest } from './identity.manifest.ts';
import { PRESET_KEYS } from './preset.params.ts';
import { bothLanguages } from './user.schema.ts';

export const catalogueRow = z.object({
  route: z.string(),
  title: bothLanguages,
  icon: z.string().nullable(),
  section: z.string().nullable(),
  group: z.string().nullable(),
  /** The item or view index under which the row stands. */
  parent: z.string().nullable(),
  modules: z.array(z.enum(MODULE_KEYS)),
  /** One of its modules is switched on for the company. */
  enabled: z.boolean(),
  actions: z.array(z.string()),
  /** What the asking admin may grant here: null when not even viewing. */
  grantable: z.array(z.string()).nullable(),
});
export type CatalogueRow = z.output<typeof catalogueRow>;

export const accessCatalogue = defineEndpoint({
  name: 'identity.access-catalogue',
  method: 'GET',
  path: 'api/admin/accesses/catalogue',
  requires: ON_USER_PAGES,
  summary: 'Every page that can be granted, with its actions, in the order of the menu',
  input: z.object({}),
  output: z.object({ data: z.array(catalogueRow) }),
});

export const accessPresets = defineEndpoint({
  name: 'identity.access-presets',
  method: 'GET',
  path: 'api/admin/accesses/presets',
  requires: ON_USER_PAGES,
  summary: 'Ready-made sets of page access',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ key: z.enum(PRESET_KEYS), title: bothLanguages, accesses: z.array(accessEntry) })) }),
});

export const showPageAccesses = defineEndpoint({
  name: 'identity.show-page-accesses',
  method: 'GET',
  path: 'api/admin/admins/{id}/page-accesses',
  requires: requirePage(identityManifest, '/admin/user/view/page-access'),
  summary: 'The page access of an admin',
  input: z.object({ id: id() }),
  output: one(z.object({ accesses: z.array(accessEntry) })),
});

export const setPageAccesses = defineEndpoint({
  name: 'identity.set-page-accesses',
  method: 'POST',
  path: 'api/admin/admins/{id}/page-accesses',
  requires: requirePage(identityManifest, '/admin/user/view/page-access', 'Update'),
  summary: 'Replaces the page access of an admin',
  input: z.object({ id: id(), accesses: z.array(accessEntry).max(300) }),
  output: wrote(z.object({ accesses: z.array(accessEntry) })),
  emits: ['access'],
});
