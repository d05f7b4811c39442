/** The registry of guards, its import and its file. The domain's own prefix reads it too (`provider.endpoints.ts`). */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { securityGuardManifest as manifest } from '../security-guard.manifest.ts';
import { CATEGORIES, guardFilters, guardForm, guardRow } from './guard.schema.ts';

export const PAGE = '/security-guard';
/** Under the prefix of the registry that Mesra keeps itself. */
export const PATH = 'api/sgm/security-guards';

export const guards = register({
  name: 'security-guard.guard',
  plural: 'guards',
  path: PATH,
  page: on(manifest, PAGE),
  form: guardForm,
  row: guardRow,
  sorts: ['guard_no', 'name', 'category', 'joined_at'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: guardFilters,
  tab: 'status',
  removal: 'hidden',
  emits: ['security_guard_changed'],
});
export type GuardRow = RecordRow<typeof guards>;

export const guardImport = importEndpoints({ name: 'security-guard.guards', path: `${PATH}/import`, requires: requirePage(manifest, PAGE, 'Import') });

export const guardSummary = defineEndpoint({
  name: 'security-guard.guard-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(
    z.object({
      active: z.number(),
      foreign: z.number(),
      armed: z.number(),
      /** Active guards with the course. */
      certified: z.number(),
      by_category: z.record(z.enum(CATEGORIES), z.number()),
      /** null: the viewer has no right to compliance data. */
      vetting: z.object({ pending: z.number(), expired: z.number(), expiring: z.number() }).nullable(),
      /** Fewer than two Malaysians for each foreigner. */
      ratio_exceeded: z.boolean(),
    }),
  ),
  summary: 'The guards of the registry in figures',
});

export const exportGuards = defineEndpoint({
  name: 'security-guard.export-guards',
  method: 'GET',
  path: `${PATH}/export`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput({ ...guardFilters, keyword: z.string().trim().max(100).optional() }),
  output: reportOutput,
  writes: true,
  summary: 'The return of guards to the Home Ministry, by the filter of the list; it carries no vetting, medical or drug data',
});
