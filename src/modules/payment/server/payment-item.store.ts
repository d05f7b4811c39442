/** SQL of payment_items. */
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { toDecimalText } from '#platform/contract/money.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listPaymentItems } from '../contract/payment-item.endpoints.ts';
import type { ReturnForm } from '../contract/return-payment.schema.ts';
import { among } from '#platform/server/db/among.ts';
import type { Payable } from './payables.ts';
import { paymentItems, type ItemRecord } from './payment.tables.ts';

const COLUMNS =
  'subject_id bigint, number text, employee_id bigint, payee_name text, identity_type text, identity_no text, start_date date, end_date date, bank_id bigint, account_no text, account_name text, amount numeric';

const asRow = (payable: Payable) => ({
  subject_id: payable.id,
  number: payable.number,
  employee_id: payable.employee_id,
  payee_name: payable.payee_name,
  identity_type: payable.identity_type,
  identity_no: payable.identity_no,
  start_date: payable.start_date,
  end_date: payable.end_date,
  bank_id: payable.bank_id,
  account_no: payable.account_no,
  account_name: payable.account_name,
  amount: toDecimalText(payable.amount),
});

/**
 * Puts payables into a batch, in order of their ids so that two officers never wait for each other in a circle.
 * @returns ids of those that no other live batch holds.
 */
export async function insertItems(ctx: Ctx, batchId: number, subject: string, payables: readonly Payable[]): Promise<Set<number>> {
  const { rows } = await ctx.client.query<{ subject_id: number }>(
    `insert into payment_items (company_id, batch_id, subject_type, subject_id, number, employee_id, payee_name, identity_type, identity_no,
       start_date, end_date, bank_id, account_no, account_name, amount)
     select $1, $2, $3, r.* from json_to_recordset($4) as r(${COLUMNS}) order by r.subject_id
     on conflict (company_id, subject_type, subject_id) where status not in ('Cancelled', 'Returned') do nothing returning subject_id`,
    [ctx.companyId, batchId, subject, JSON.stringify(payables.map(asRow))],
  );
  return new Set(rows.map(({ subject_id }) => subject_id));
}

/** Account and amount of pending items as they are now. */
export async function refreshItems(ctx: Ctx, batchId: number, payables: readonly Payable[]): Promise<void> {
  await ctx.client.query(
    `update payment_items i set payee_name = r.payee_name, identity_type = r.identity_type, identity_no = r.identity_no, bank_id = r.bank_id,
       account_no = r.account_no, account_name = r.account_name, amount = r.amount, updated_at = clock_timestamp()
     from json_to_recordset($3) as r(${COLUMNS}) where i.company_id = $1 and i.batch_id = $2 and i.subject_id = r.subject_id and i.status = 'Pending'`,
    [ctx.companyId, batchId, JSON.stringify(payables.map(asRow))],
  );
}

const inBatch = (ctx: Ctx, batchId: number) => and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.batch_id, batchId));

/** Items by name as they were sent, those that the bank returned included; not those held back. */
export const liveItems = (ctx: Ctx, batchId: number): Promise<ItemRecord[]> =>
  ctx.db
    .select()
    .from(paymentItems)
    .where(and(inBatch(ctx, batchId), ne(paymentItems.status, 'Cancelled')))
    .orderBy(asc(sql`lower(${paymentItems.payee_name})`), asc(paymentItems.id));

const SORTS = { id: paymentItems.id, payee_name: sql`lower(${paymentItems.payee_name})`, number: paymentItems.number, amount: paymentItems.amount };

/** One page, those held back last. */
export async function findItems(ctx: Ctx, query: ParsedInput<typeof listPaymentItems>): Promise<Page<ItemRecord>> {
  const where = inBatch(ctx, query.id);
  return readPage(ctx, query, {
    rows: ctx.db.select().from(paymentItems).where(where),
    count: ctx.db.select({ total: count() }).from(paymentItems).where(where),
    order: (to) => [asc(sql`${paymentItems.status} = 'Cancelled'`), to(SORTS[query.sort_by]), asc(paymentItems.id)],
  });
}

/** How many items of a batch are held back, and the banks of all of them. */
export async function itemFacts(ctx: Ctx, batchId: number): Promise<{ readonly held: number; readonly bankIds: readonly number[] }> {
  const [found] = await ctx.db
    .select({
      held: sql<number>`(count(*) filter (where ${paymentItems.status} = 'Cancelled'))::int`,
      bankIds: sql<number[]>`coalesce(array_agg(distinct ${paymentItems.bank_id}) filter (where ${paymentItems.bank_id} is not null), '{}')`,
    })
    .from(paymentItems)
    .where(inBatch(ctx, batchId));
  return found ?? { held: 0, bankIds: [] };
}

/** Takes items out of a draft; they were never more than chosen. @returns how many. */
export async function deleteItems(ctx: Ctx, batchId: number, ids: readonly number[]): Promise<number> {
  const removed = await ctx.db
    .delete(paymentItems)
    .where(and(inBatch(ctx, batchId), among(paymentItems.id, ids)))
    .returning({ id: paymentItems.id });
  return removed.length;
}

/** A line of a batch, whatever became of it; null: it is none of this batch. */
export async function itemOfBatch(ctx: Ctx, batchId: number, id: number): Promise<ItemRecord | null> {
  const [item] = await ctx.db
    .select()
    .from(paymentItems)
    .where(and(inBatch(ctx, batchId), eq(paymentItems.id, id)));
  return item ?? null;
}

/** The item that paid something; null when there is none. */
export async function paidItemOf(ctx: Ctx, by: { readonly subject_type: string; readonly subject_id: number }): Promise<ItemRecord | null> {
  const [item] = await ctx.db
    .select()
    .from(paymentItems)
    .where(
      and(
        eq(paymentItems.company_id, ctx.companyId),
        eq(paymentItems.status, 'Paid'),
        eq(paymentItems.subject_type, by.subject_type),
        eq(paymentItems.subject_id, by.subject_id),
      ),
    );
  return item ?? null;
}

export async function returnItem(ctx: Ctx, id: number, { returned_on, reason, remark }: ReturnForm): Promise<void> {
  await ctx.db
    .update(paymentItems)
    .set({ status: 'Returned', returned_on, return_reason: reason, return_remark: remark })
    .where(and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.id, id)));
}

/** Pending items become Paid or Cancelled; without ids, all. @returns their subjects. */
export async function closeItems(ctx: Ctx, batchId: number, status: 'Paid' | 'Cancelled', ids?: readonly number[]): Promise<ItemRecord[]> {
  return ctx.db
    .update(paymentItems)
    .set({ status })
    .where(and(inBatch(ctx, batchId), eq(paymentItems.status, 'Pending'), ids && among(paymentItems.id, ids)))
    .returning();
}
