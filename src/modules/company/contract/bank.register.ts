/** Bank accounts from which a company pays. Numbers are masked; one is shown in full for the password only. */
import { z } from 'zod';
import { on, register } from '#platform/contract/register/register.ts';
import { BANK_STATUSES, bankForm, bankRow } from './bank.schema.ts';
import { companyManifest } from './company.manifest.ts';

export const companyBanks = register({
  name: 'company.bank',
  plural: 'banks',
  path: 'api/admin/companies/banks',
  page: on(companyManifest, '/admin/company/bank'),
  form: bankForm,
  row: bankRow.shape,
  sorts: ['account_name', 'kind', 'status'],
  filters: { status: z.enum(BANK_STATUSES).optional() },
  removal: 'hidden',
  companyWide: true,
  emits: ['company'],
});
