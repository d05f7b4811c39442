import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { maskAccount, type BankRow } from '../../contract/bank.schema.ts';
import type {
  createCompanyBank as createEndpoint,
  deleteCompanyBank as deleteEndpoint,
  updateCompanyBank as updateEndpoint,
} from '../../contract/bank.endpoints.ts';
import { COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import { BANK_UNIQUE, checkBankForm } from './check-bank-form.ts';
import { clearDefault, findCompanyBank, insertCompanyBank, removeCompanyBank, updateCompanyBankRecord, type CompanyBankRecord } from './company-bank.store.ts';
import { presentCompanyBanks } from './list-company-banks.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import { recordChange } from '../tell-company.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';

const SUBJECT = 'company_bank';
/** The log keeps which account it was, not its number. */
const logged = (record: CompanyBankRecord) => ({ ...record, account_no: maskAccount(record.account_no) });

async function takeDefaults(ctx: Ctx, form: { readonly is_default_salary: boolean; readonly is_default_claim: boolean }): Promise<void> {
  if (form.is_default_salary) await clearDefault(ctx, 'salary');
  if (form.is_default_claim) await clearDefault(ctx, 'claim');
}

async function answer(ctx: Ctx, record: CompanyBankRecord, message: (typeof COMPANY_MESSAGES)['bankAdded' | 'bankSaved']) {
  const [data] = await presentCompanyBanks(ctx, [record]);
  return { success: true as const, message: say(message, ctx.locale), data: data as BankRow };
}

/** Adds an account. A default that another account had moves to this one. */
export async function createCompanyBank(ctx: Ctx, form: ParsedInput<typeof createEndpoint>) {
  await checkBankForm(ctx, form.bank_id, form.account_no);
  await takeDefaults(ctx, form);
  const record = await guardUnique(BANK_UNIQUE, () => insertCompanyBank(ctx, { ...form, company_id: ctx.companyId }));
  await recordChange(ctx, { action: 'created', subject_type: SUBJECT, subject_id: record.id, after: logged(record) });
  return answer(ctx, record, COMPANY_MESSAGES.bankAdded);
}

export async function updateCompanyBank(ctx: Ctx, input: ParsedInput<typeof updateEndpoint>) {
  const { id, updated_at: seen, account_no: given, ...form } = input;
  const before = await findCompanyBank(ctx, id, true);
  if (!before) throw notFound();
  demandSeenVersion(before, seen);
  const accountNo = given ?? before.account_no;
  await checkBankForm(ctx, form.bank_id, accountNo);
  await takeDefaults(ctx, form);
  const record = await guardUnique(BANK_UNIQUE, () => updateCompanyBankRecord(ctx, id, { ...form, account_no: accountNo }));
  await recordChange(ctx, { action: 'updated', subject_type: SUBJECT, subject_id: id, before: logged(before), after: logged(record) });
  return answer(ctx, record, COMPANY_MESSAGES.bankSaved);
}

export async function deleteCompanyBank(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>) {
  const before = await findCompanyBank(ctx, id, true);
  if (!before) throw notFound();
  await removeCompanyBank(ctx, id);
  await recordChange(ctx, { action: 'deleted', subject_type: SUBJECT, subject_id: id, before: logged(before) });
  return { success: true as const, message: say(COMPANY_MESSAGES.bankDeleted, ctx.locale) };
}
