/** All SQL of payroll_items. */
import { and, asc, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { containing } from '#modules/employee/server/public.ts';
import { CATALOGUE } from '../../contract/item/payroll-catalogue.params.ts';
import type { listItems } from '../../contract/setting/payroll-setting.endpoints.ts';
import { payrollItems } from './payroll-item.tables.ts';

export type ItemRecord = typeof payrollItems.$inferSelect;
export type NewItem = typeof payrollItems.$inferInsert;

const live = (ctx: Ctx) => and(eq(payrollItems.company_id, ctx.companyId), isNull(payrollItems.deleted_at));
const SORTS = {
  id: payrollItems.id,
  name: payrollItems.name,
  kind: payrollItems.kind,
  type: payrollItems.type,
  code: payrollItems.code,
  status: payrollItems.status,
};

/** Fills the catalogue of a company that never had an item. Two first calls at once fill it once. */
export async function ensureCatalogue(ctx: Ctx): Promise<void> {
  const [any] = await ctx.db.select({ id: payrollItems.id }).from(payrollItems).where(eq(payrollItems.company_id, ctx.companyId)).limit(1);
  if (any) return;
  await ctx.db
    .insert(payrollItems)
    .values(CATALOGUE.map((item) => ({ ...item, company_id: ctx.companyId })))
    .onConflictDoNothing();
}

export async function listItemRecords(ctx: Ctx, query: ParsedInput<typeof listItems>): Promise<{ records: ItemRecord[]; total: number }> {
  const like = query.keyword ? containing(query.keyword) : undefined;
  const where = and(
    live(ctx),
    query.kind ? eq(payrollItems.kind, query.kind) : undefined,
    query.status ? eq(payrollItems.status, query.status) : undefined,
    like ? or(ilike(payrollItems.name, like), ilike(payrollItems.name_ms, like), ilike(payrollItems.code, like)) : undefined,
  );
  const direction: (column: (typeof SORTS)[keyof typeof SORTS]) => SQL = query.sort === 'asc' ? asc : desc;
  const records = await ctx.db
    .select()
    .from(payrollItems)
    .where(where)
    .orderBy(direction(SORTS[query.sort_by]), asc(payrollItems.id))
    .limit(query.per_page)
    .offset(offsetOf(query));
  const [counted] = await ctx.db.select({ total: count() }).from(payrollItems).where(where);
  return { records, total: counted?.total ?? 0 };
}

/** All items of the company, deleted ones included: payrolls keep pointing at them. */
export async function findItems(ctx: Ctx): Promise<Map<number, ItemRecord>> {
  const records = await ctx.db.select().from(payrollItems).where(eq(payrollItems.company_id, ctx.companyId));
  return new Map(records.map((record) => [record.id, record]));
}

export async function findItem(ctx: Ctx, id: number): Promise<ItemRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(payrollItems)
    .where(and(live(ctx), eq(payrollItems.id, id)))
    .for('update');
  return record ?? null;
}

export async function insertItem(ctx: Ctx, values: Omit<NewItem, 'company_id'>): Promise<ItemRecord> {
  const [record] = await ctx.db
    .insert(payrollItems)
    .values({ ...values, company_id: ctx.companyId })
    .returning();
  return record as ItemRecord;
}

export async function changeItem(ctx: Ctx, id: number, values: Partial<NewItem>): Promise<ItemRecord> {
  const [record] = await ctx.db
    .update(payrollItems)
    .set({ ...values, updated_at: sql`clock_timestamp()` })
    .where(and(live(ctx), eq(payrollItems.id, id)))
    .returning();
  return record as ItemRecord;
}

export async function removeItem(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .update(payrollItems)
    .set({ deleted_at: sql`clock_timestamp()` })
    .where(and(live(ctx), eq(payrollItems.id, id)));
}
