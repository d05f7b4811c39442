import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { checkPassword } from '#modules/identity/server/public.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { revealAccountNumber as endpoint } from '../../contract/bank.endpoints.ts';
import { COMPANY_ERRORS } from '../../contract/company.messages.ts';
import { findCompanyBank } from './company-bank.store.ts';

/** One number in full, for the own password; the log says who looked. */
export async function revealAccountNumber(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  const record = await findCompanyBank(ctx, input.id);
  if (!record) throw notFound();
  if (!(await checkPassword(ctx, input.password))) throw invalid('password', COMPANY_ERRORS.wrongPassword);
  await audit(ctx, { action: 'revealed', subject_type: 'company_bank', subject_id: record.id, before: null, after: null });
  return { data: { account_no: record.account_no } };
}
