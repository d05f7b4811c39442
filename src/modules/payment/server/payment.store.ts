/** SQL of payment_batches. A batch that pays somebody outside the viewer's reach is not there for the viewer. */
import { and, count, eq, gte, ilike, inArray, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, toDecimalText, type Sen } from '#platform/contract/money.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees, scopeCondition } from '#modules/employee/server/public.ts';
import type { listPayments } from '../contract/payment.endpoints.ts';
import { paymentBatches, paymentItems, type NewPayment, type PaymentRecord } from './payment.tables.ts';

const SORTS = {
  id: paymentBatches.id,
  number: paymentBatches.number,
  title: sql`lower(${paymentBatches.title})`,
  type: paymentBatches.type,
  total_employee: paymentBatches.total_employee,
  total_amount: paymentBatches.total_amount,
  payment_date: paymentBatches.payment_date,
  status: paymentBatches.status,
};

function reachable(ctx: Ctx): SQL | undefined {
  const within = scopeCondition(ctx.actor.scope);
  const outside = within
    ? ctx.db
        .select({ one: sql`1` })
        .from(paymentItems)
        // Who is no employee is within nobody's part of them.
        .leftJoin(employees, eq(employees.id, paymentItems.employee_id))
        .where(and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.batch_id, paymentBatches.id), sql`(${within}) is not true`))
    : undefined;
  return and(eq(paymentBatches.company_id, ctx.companyId), outside && notExists(outside));
}

export async function findPayments(ctx: Ctx, query: ParsedInput<typeof listPayments>) {
  const where = and(
    reachable(ctx),
    query.year ? gte(paymentBatches.payment_date, `${query.year}-01-01`) : undefined,
    query.year ? lte(paymentBatches.payment_date, `${query.year}-12-31`) : undefined,
    query.type ? eq(paymentBatches.type, query.type) : undefined,
    query.status ? eq(paymentBatches.status, query.status) : undefined,
    query.keyword ? or(ilike(paymentBatches.number, containing(query.keyword)), ilike(paymentBatches.title, containing(query.keyword))) : undefined,
  );
  const { rows, counted, meta } = await readPage(ctx, query, {
    rows: ctx.db.select().from(paymentBatches).where(where),
    count: ctx.db
      .select({
        total: count(),
        amount: sql<string>`coalesce(sum(${paymentBatches.total_amount} - ${paymentBatches.returned_amount}) filter (where ${paymentBatches.status} <> 'Cancelled'), 0)`,
        employees: sql<string>`coalesce(sum(${paymentBatches.total_employee} - ${paymentBatches.returned_employee}) filter (where ${paymentBatches.status} <> 'Cancelled'), 0)`,
      })
      .from(paymentBatches)
      .where(where),
    order: (to) => [to(SORTS[query.sort_by]), to(paymentBatches.id)],
  });
  return { rows, meta, amount: fromRinggit(counted?.amount ?? 0), employees: Number(counted?.employees ?? 0) };
}

/** One batch, locked when asked. @throws 404 */
export async function getPayment(ctx: Ctx, id: number, lock = false): Promise<PaymentRecord> {
  const query = ctx.db
    .select()
    .from(paymentBatches)
    .where(and(reachable(ctx), eq(paymentBatches.id, id)));
  const [record] = await (lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

export async function insertPayment(ctx: Ctx, values: Omit<NewPayment, 'company_id'>): Promise<PaymentRecord> {
  const [record] = await ctx.db
    .insert(paymentBatches)
    .values({ ...values, company_id: ctx.companyId })
    .returning();
  return record as PaymentRecord;
}

export async function changePayment(ctx: Ctx, id: number, values: Partial<NewPayment>): Promise<PaymentRecord> {
  const [record] = await ctx.db
    .update(paymentBatches)
    .set(values)
    .where(and(eq(paymentBatches.company_id, ctx.companyId), eq(paymentBatches.id, id)))
    .returning();
  if (!record) throw notFound();
  return record;
}

/** One more payee whose money came back. */
export const addReturned = (ctx: Ctx, id: number, amount: Sen): Promise<PaymentRecord> =>
  changePayment(ctx, id, {
    returned_employee: sql`${paymentBatches.returned_employee} + 1` as unknown as number,
    returned_amount: sql`${paymentBatches.returned_amount} + ${toDecimalText(amount)}` as unknown as Sen,
  });

/** Whoever worked on a batch is one of its preparers. */
export const withPreparer = ({ preparers }: Pick<PaymentRecord, 'preparers'>, userId: number) => [...new Set([...preparers, userId])];

/** Counts and adds up the live items anew; a file that was downloaded before is stale. */
export async function recount(ctx: Ctx, id: number): Promise<PaymentRecord> {
  const live = and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.batch_id, id), inArray(paymentItems.status, ['Pending', 'Paid']));
  const [sums] = await ctx.db
    .select({
      people: sql<string>`count(distinct coalesce(${paymentItems.employee_id}, -${paymentItems.subject_id}))`,
      amount: sql<string>`coalesce(sum(greatest(${paymentItems.amount}, 0)), 0)`,
      start: sql<string | null>`min(${paymentItems.start_date})::text`,
      end: sql<string | null>`max(${paymentItems.end_date})::text`,
    })
    .from(paymentItems)
    .where(live);
  return changePayment(ctx, id, {
    total_employee: Number(sums?.people ?? 0),
    total_amount: fromRinggit(sums?.amount ?? 0),
    period_start: sums?.start ?? null,
    period_end: sums?.end ?? null,
    revision: sql`${paymentBatches.revision} + 1` as unknown as number,
  });
}
