import { eq, sql } from 'drizzle-orm';
import { VALIDATION_MESSAGES } from '#platform/contract/validation-messages.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { maskAccount, type BankKind } from '../../contract/bank.schema.ts';
import { companyBanks } from '../../contract/bank.register.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../../contract/company.messages.ts';
import { notifyCompany } from '../notify-company.ts';
import { companyBanks as b } from './company-bank.tables.ts';
import { findBanks } from './find-banks.ts';

const PORTALS = { Personal: 'PERSONAL', Corporate: 'CORPORATE', Islamic: 'ISLAMIC' } as const satisfies Record<BankKind, string>;

export const companyBankRegister = registerOf(companyBanks, {
  table: b,
  subject: 'company_bank',
  plainVerbs: true,
  search: [b.account_name, b.branch],
  order: { account_name: sql`lower(${b.account_name})`, kind: b.kind, status: b.status },
  unique: { _account_key: ['account_no', COMPANY_ERRORS.accountTaken] },
  sole: ['is_default_salary', 'is_default_claim'],
  wording: { created: COMPANY_MESSAGES.bankAdded, saved: COMPANY_MESSAGES.bankSaved, deleted: COMPANY_MESSAGES.bankDeleted },
  where: (_ctx, { status }) => status && eq(b.status, status),
  /** The number is kept when none is given: the client never had it. */
  columns: ({ account_no, ...form }) => ({ ...form, account_no: account_no ?? undefined }),
  /** The bank exists, and the number has as many digits as its accounts have. */
  async check(ctx, drafts) {
    const banks = await findBanks(
      ctx,
      drafts.map(({ form }) => form.bank_id),
    );
    return drafts.map(({ form, before }) => {
      const bank = banks.get(form.bank_id);
      const number = form.account_no ?? before?.account_no;
      if (number === undefined) return fault('account_no', VALIDATION_MESSAGES.required);
      if (!bank) return fault('bank_id', COMPANY_ERRORS.noSuchBank);
      const { name, account_digits: lengths } = bank;
      if (lengths.length === 0 || lengths.includes(number.length)) return {};
      return fault('account_no', COMPANY_ERRORS.accountDigits, { bank: name, digits: lengths.join(' / ') });
    });
  },
  may: (_ctx, records) => records.map(() => ({ update: true, remove: true })),
  async present(ctx, records) {
    const banks = await findBanks(
      ctx,
      records.map(({ bank_id }) => bank_id),
    );
    return records.map(({ bank_id, account_no, kind }) => {
      const bank = banks.get(bank_id);
      if (!bank) throw new Error(`No bank ${bank_id}`);
      const { id, name, code, swift_code, urls } = bank;
      return { bank: { id, name, code, swift_code }, account_no: maskAccount(account_no), portal_url: urls[PORTALS[kind]] || urls.WEBSITE || null };
    });
  },
  notify: (ctx, changes) => notifyCompany(ctx, { subject_type: 'company_bank', subject_id: (changes[0]?.after ?? changes[0]?.before)?.id as number }),
});
