/** The statutory numbers of a company. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { companyManifest } from './company.manifest.ts';
import { contributionForm, contributionRow } from './contribution.schema.ts';

export const showContribution = defineEndpoint({
  name: 'company.show-contribution',
  method: 'GET',
  path: 'api/admin/companies/contributions',
  requires: requirePage(companyManifest, '/admin/company/contribution'),
  input: z.object({}),
  output: one(contributionRow),
  summary: 'Numbers and schemes under which the company contributes',
});

export const updateContribution = defineEndpoint({
  name: 'company.update-contribution',
  method: 'POST',
  path: 'api/admin/companies/contributions',
  requires: requirePage(companyManifest, '/admin/company/contribution', 'Update'),
  companyWide: true,
  input: contributionForm,
  output: wrote(contributionRow),
  summary: 'Changes the numbers and schemes',
  emits: ['company'],
});
