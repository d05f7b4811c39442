/** What is done with the organisation as a whole. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { companyManifest } from './company.manifest.ts';

const PAGE = '/admin/company/organizational';

/** One sheet for all five lists: a new company sets itself up in one go. */
export const organisationImport = importEndpoints({
  name: 'company.organisation',
  path: 'api/admin/companies/organisation/import',
  requires: requirePage(companyManifest, PAGE, 'Create'),
  companyWide: true,
});

export const reorderLevels = defineEndpoint({
  name: 'company.reorder-position-levels',
  method: 'POST',
  path: 'api/admin/companies/position-levels/reorder',
  requires: requirePage(companyManifest, PAGE, 'Update'),
  companyWide: true,
  input: z.object({ ids: z.array(id()).min(1).max(500) }),
  output: done(),
  summary: 'Ranks the position levels in the given order, the most senior first',
  emits: ['company'],
});
