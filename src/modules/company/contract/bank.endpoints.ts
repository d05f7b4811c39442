/** Bank accounts of a company. Numbers are masked; one is shown in full for the password only. */
import { z } from 'zod';
import { defineEndpoint, demand, done, list, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { BANK_STATUSES, bankForm, bankRow, bankUpdate } from './bank.schema.ts';
import { companyManifest } from './company.manifest.ts';

const PAGE = '/admin/company/bank';
const PATH = 'api/admin/companies/banks';

export const listCompanyBanks = defineEndpoint({
  name: 'company.list-banks',
  method: 'GET',
  path: PATH,
  demands: demand(companyManifest, PAGE),
  input: z.object({ ...listParams(['account_name', 'kind', 'status']), status: z.enum(BANK_STATUSES).optional() }),
  output: list(bankRow),
  summary: 'Lists the bank accounts',
});

export const showCompanyBank = defineEndpoint({
  name: 'company.show-bank',
  method: 'GET',
  path: `${PATH}/{id}`,
  demands: demand(companyManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(bankRow),
  summary: 'One bank account',
});

export const createCompanyBank = defineEndpoint({
  name: 'company.create-bank',
  method: 'POST',
  path: PATH,
  demands: demand(companyManifest, PAGE, 'Create'),
  companyWide: true,
  input: bankForm,
  output: wrote(bankRow),
  summary: 'Adds a bank account',
  emits: ['company'],
});

export const updateCompanyBank = defineEndpoint({
  name: 'company.update-bank',
  method: 'POST',
  path: `${PATH}/{id}`,
  demands: demand(companyManifest, PAGE, 'Update'),
  companyWide: true,
  input: bankUpdate,
  output: wrote(bankRow),
  summary: 'Changes a bank account; without a number the old one stays',
  emits: ['company'],
});

export const deleteCompanyBank = defineEndpoint({
  name: 'company.delete-bank',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  demands: demand(companyManifest, PAGE, 'Delete'),
  companyWide: true,
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a bank account',
  emits: ['company'],
});

export const revealAccountNumber = defineEndpoint({
  name: 'company.reveal-account-number',
  method: 'POST',
  path: `${PATH}/{id}/reveal`,
  demands: demand(companyManifest, PAGE),
  input: z.object({ id: id(), password: z.string().min(1).max(200) }),
  output: one(z.object({ account_no: z.string() })),
  summary: 'Shows an account number in full; asks the own password and is written to the audit log',
});
