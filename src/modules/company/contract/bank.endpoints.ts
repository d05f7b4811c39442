import { z } from 'zod';
import { defineEndpoint, requirePage, one } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { companyManifest } from './company.manifest.ts';

export const revealAccountNumber = defineEndpoint({
  name: 'company.reveal-account-number',
  method: 'POST',
  path: 'api/admin/companies/banks/{id}/reveal',
  requires: requirePage(companyManifest, '/admin/company/bank'),
  input: z.object({ id: id(), password: z.string().min(1).max(200) }),
  output: one(z.object({ account_no: z.string() })),
  summary: 'Shows an account number in full; asks the own password and is written to the audit log',
});
