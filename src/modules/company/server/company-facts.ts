/** What other modules ask of a company: preferences, letterhead, cards, paying accounts. */
import { townLine } from '#platform/contract/place/address-line.ts';
import { notFound } from '#platform/contract/errors.ts';
import { once } from '#platform/server/db/once.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { readConfig, type CompanyConfig } from '../contract/company-config.schema.ts';
import type { CompanyCard } from '../contract/company.schema.ts';
import type { ContributionRow } from '../contract/contribution.schema.ts';
import { companyFiles } from './company-files.ts';
import { presentCompanyCard } from './company.presenter.ts';
import { findCompany, findCompanyCards, OWN_COMPANY } from './company.store.ts';
import { presentContribution } from './contribution/contribution.presenter.ts';
import { findContribution } from './contribution/contribution.store.ts';
import { allCompanyBankRecords, findCompanyBank, findDefaultBank, type BankPurpose, type CompanyBankRecord } from './bank/company-bank.store.ts';
import { findBanks, type BankFacts } from './bank/find-banks.ts';

async function ownCompany(ctx: Ctx) {
  const record = await once(ctx, OWN_COMPANY, () => findCompany(ctx, ctx.companyId));
  if (!record) throw notFound();
  return record;
}

/** Preferences of the request's company, defaults filled in. */
export async function companyConfig(ctx: Ctx): Promise<CompanyConfig> {
  return readConfig((await ownCompany(ctx)).config);
}

/** Cards of live companies in the order of `ids`; runs as the portal or for a member. */
export async function companyCards(ctx: Ctx | OpenCtx, ids: readonly number[]): Promise<CompanyCard[]> {
  const [found, logos] = await pipeline(
    ctx,
    () => findCompanyCards(ctx, ids),
    () => companyFiles(ctx, ids, 'logo'),
  );
  const records = new Map(found.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = records.get(id);
    return record ? [presentCompanyCard(record, (record.logo_file && logos.get(record.logo_file)?.url) || null)] : [];
  });
}

export interface Letterhead {
  readonly name: string;
  readonly registration_no: string | null;
  readonly old_registration_no: string | null;
  /** Lines of the address, without empty ones. */
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  /** uuids of stored pictures. */
  readonly logo_file: string | null;
  readonly stamp_file: string | null;
  readonly signatory: { readonly name: string | null; readonly position: string | null; readonly signature_file: string | null };
  readonly contribution: ContributionRow;
}

/** The head of payslips, EA forms and letters. */
export async function companyLetterhead(ctx: Ctx): Promise<Letterhead> {
  const [record, contribution] = await pipeline(
    ctx,
    () => ownCompany(ctx),
    () => findContribution(ctx, ctx.companyId),
  );
  return {
    name: record.name,
    registration_no: record.registration_no,
    old_registration_no: record.old_registration_no,
    address: [record.address_1, record.address_2, townLine(record)].filter((line): line is string => Boolean(line)),
    phone: record.phone,
    email: record.email,
    website: record.website,
    logo_file: record.logo_file,
    stamp_file: record.stamp_file,
    signatory: { name: record.signatory.name ?? null, position: record.signatory.position ?? null, signature_file: record.signatory.signature ?? null },
    contribution: presentContribution(contribution),
  };
}

export interface PayingAccount {
  readonly id: number;
  readonly bank: BankFacts;
  readonly account_name: string;
  /** In full: only for payment files. */
  readonly account_no: string;
  readonly corporate_id: string | null;
  readonly file_format: string;
}

async function asPayingAccount(ctx: Ctx, record: CompanyBankRecord | null): Promise<PayingAccount | null> {
  return record && payingAccountOf(record, (await findBanks(ctx, [record.bank_id])).get(record.bank_id));
}

function payingAccountOf(record: CompanyBankRecord, bank: BankFacts | undefined): PayingAccount | null {
  if (!bank) return null;
  const { id, account_name, account_no, corporate_id, file_format } = record;
  return { id, bank, account_name, account_no, corporate_id, file_format };
}

/** The account that salaries or claims are paid from; null when none is chosen. */
export const defaultPayingAccount = async (ctx: Ctx, purpose: BankPurpose) => asPayingAccount(ctx, await findDefaultBank(ctx, purpose));

/** One account of this company by id; null when there is none. */
export const payingAccount = async (ctx: Ctx, id: number) => asPayingAccount(ctx, await findCompanyBank(ctx, id));

/** The active accounts of this company, with the purposes that they are the default of. */
export async function payingAccounts(ctx: Ctx): Promise<(PayingAccount & { readonly defaults: readonly BankPurpose[] })[]> {
  const records = (await allCompanyBankRecords(ctx)).filter(({ status }) => status === 'Active');
  const banks = await findBanks(
    ctx,
    records.map(({ bank_id }) => bank_id),
  );
  return records.flatMap((record) => {
    const account = payingAccountOf(record, banks.get(record.bank_id));
    if (!account) return [];
    return [{ ...account, defaults: [...(record.is_default_salary ? (['salary'] as const) : []), ...(record.is_default_claim ? (['claim'] as const) : [])] }];
  });
}
