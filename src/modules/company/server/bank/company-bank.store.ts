/** All SQL of company_banks. */
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { companyBanks } from './company-bank.tables.ts';

export type CompanyBankRecord = typeof companyBanks.$inferSelect;
export type BankPurpose = 'salary' | 'claim';

const DEFAULTS = { salary: companyBanks.is_default_salary, claim: companyBanks.is_default_claim };

const live = (ctx: Ctx) => and(eq(companyBanks.company_id, ctx.companyId), isNull(companyBanks.deleted_at)) as SQL;

export async function allCompanyBankRecords(ctx: Ctx): Promise<CompanyBankRecord[]> {
  return ctx.db.select().from(companyBanks).where(live(ctx)).orderBy(asc(companyBanks.id));
}

export async function findCompanyBank(ctx: Ctx, id: number): Promise<CompanyBankRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(companyBanks)
    .where(and(live(ctx), eq(companyBanks.id, id)));
  return record ?? null;
}

/** The active account that a purpose is paid from, if one was chosen. */
export async function findDefaultBank(ctx: Ctx, purpose: BankPurpose): Promise<CompanyBankRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(companyBanks)
    .where(and(live(ctx), eq(companyBanks.status, 'Active'), eq(DEFAULTS[purpose], true)));
  return record ?? null;
}
