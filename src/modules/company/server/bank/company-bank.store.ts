/** All SQL of company_banks. */
import { and, asc, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { offsetOf } from '#platform/contract/paging.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { together, type Transaction } from '#platform/server/db/scope.ts';
import type { listCompanyBanks } from '../../contract/bank.endpoints.ts';
import { companyBanks } from './company-bank.tables.ts';

export type CompanyBankRecord = typeof companyBanks.$inferSelect;
export type BankPurpose = 'salary' | 'claim';

const SORTS = { id: companyBanks.id, account_name: companyBanks.account_name, kind: companyBanks.kind, status: companyBanks.status };
const DEFAULTS = { salary: companyBanks.is_default_salary, claim: companyBanks.is_default_claim };

const live = (ctx: Ctx) => and(eq(companyBanks.company_id, ctx.companyId), isNull(companyBanks.deleted_at)) as SQL;

export async function listCompanyBankRecords(ctx: Ctx, query: ParsedInput<typeof listCompanyBanks>): Promise<{ records: CompanyBankRecord[]; total: number }> {
  const conditions = [live(ctx)];
  if (query.status) conditions.push(eq(companyBanks.status, query.status));
  if (query.keyword) {
    const like = `%${query.keyword.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(or(ilike(companyBanks.account_name, like), ilike(companyBanks.branch, like)) as SQL);
  }
  const where = and(...conditions) as SQL;
  const direction = query.sort === 'asc' ? asc : desc;
  const [records, [counted]] = await together(
    ctx,
    () =>
      ctx.db
        .select()
        .from(companyBanks)
        .where(where)
        .orderBy(direction(SORTS[query.sort_by]), direction(companyBanks.id))
        .limit(query.per_page)
        .offset(offsetOf(query))
        .execute(),
    () => ctx.db.select({ total: count() }).from(companyBanks).where(where).execute(),
  );
  return { records, total: counted?.total ?? 0 };
}

export async function allCompanyBankRecords(ctx: Ctx): Promise<CompanyBankRecord[]> {
  return ctx.db.select().from(companyBanks).where(live(ctx)).orderBy(asc(companyBanks.id));
}

export async function findCompanyBank(ctx: Ctx, id: number, lock = false): Promise<CompanyBankRecord | null> {
  const query = ctx.db
    .select()
    .from(companyBanks)
    .where(and(live(ctx), eq(companyBanks.id, id)));
  const [record] = await (lock ? query.for('update') : query);
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

export async function insertCompanyBank(tx: Pick<Transaction, 'db'>, values: typeof companyBanks.$inferInsert): Promise<CompanyBankRecord> {
  const [record] = await tx.db.insert(companyBanks).values(values).returning();
  return record as CompanyBankRecord;
}

export async function updateCompanyBankRecord(ctx: Ctx, id: number, values: Partial<typeof companyBanks.$inferInsert>): Promise<CompanyBankRecord> {
  const [record] = await ctx.db
    .update(companyBanks)
    .set(values)
    .where(and(live(ctx), eq(companyBanks.id, id)))
    .returning();
  return record as CompanyBankRecord;
}

export async function removeCompanyBank(ctx: Ctx, id: number): Promise<void> {
  await updateCompanyBankRecord(ctx, id, { deleted_at: sql`clock_timestamp()` as unknown as string, is_default_salary: false, is_default_claim: false });
}

/** Takes a default away from the account that has it, so that another may have it. */
export async function clearDefault(ctx: Ctx, purpose: BankPurpose): Promise<void> {
  const values = purpose === 'salary' ? { is_default_salary: false } : { is_default_claim: false };
  await ctx.db
    .update(companyBanks)
    .set(values)
    .where(and(live(ctx), eq(DEFAULTS[purpose], true)));
}
