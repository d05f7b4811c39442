/** A company: read it, edit it, switch its modules, hand it over. */
import { z } from 'zod';
import { defineEndpoint, requirePage, list, MEMBER, one, OWNER, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { companyDetails, companyProfile, companyUpdate } from './company.schema.ts';
import { companyManifest } from './company.manifest.ts';
import { person } from './organisation.schema.ts';
import { SWITCHABLE_MODULES } from './subscription.schema.ts';

export const showCompany = defineEndpoint({
  name: 'company.show-company',
  method: 'GET',
  path: 'api/companies/{id}',
  companyParameter: 'id',
  requires: MEMBER,
  input: z.object({ id: id(), fulldetails: z.boolean().optional() }),
  output: one(companyDetails),
  summary: 'One company of the signed-in user; with fulldetails also its organisation, contribution and banks',
});

export const updateCompany = defineEndpoint({
  name: 'company.update-company',
  method: 'POST',
  path: 'api/companies/{id}',
  companyParameter: 'id',
  requires: requirePage(companyManifest, '/admin/company', 'Update'),
  companyWide: true,
  input: companyUpdate,
  output: wrote(companyProfile),
  summary: 'Changes the profile and preferences of a company',
  emits: ['company'],
  files: true,
});

export const switchModules = defineEndpoint({
  name: 'company.switch-modules',
  method: 'POST',
  path: 'api/companies/{id}/modules',
  companyParameter: 'id',
  requires: OWNER,
  input: z.object({ id: id(), modules: z.partialRecord(z.enum(SWITCHABLE_MODULES), z.boolean()) }),
  output: wrote(companyProfile),
  summary: 'Switches modules of the plan on or off',
  emits: ['company'],
});

export const transferOwner = defineEndpoint({
  name: 'company.transfer-owner',
  method: 'POST',
  path: 'api/companies/{id}/transfer-owner',
  companyParameter: 'id',
  requires: OWNER,
  input: z.object({ id: id(), user_id: id(), password: z.string().min(1).max(200) }),
  output: wrote(companyProfile),
  summary: 'Hands the company to a verified admin; the owner stays as admin',
  emits: ['company', 'access'],
});

/** Who may head a unit or manage a branch. */
export const listPeople = defineEndpoint({
  name: 'company.list-people',
  method: 'GET',
  path: 'api/admin/companies/people',
  requires: requirePage(companyManifest, '/admin/company/organizational'),
  input: z.object({
    keyword: z.string().trim().max(100).optional(),
    page: z.number().int().min(1).default(1),
    per_page: z.number().int().min(1).max(50).default(20),
  }),
  output: list(person),
  summary: 'Active employees to choose a head or manager from',
});
