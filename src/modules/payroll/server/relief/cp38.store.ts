/** All SQL of cp38_orders. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { cp38Orders, type Cp38Record } from './relief.tables.ts';

/** An order with what confirmed payrolls have deducted for it, and whether any payroll has. */
export type ListedOrder = Cp38Record & { readonly deducted: string; readonly used: boolean };

const lines = sql`from payrolls p, jsonb_array_elements(p.deductions) line
  where p.company_id = ${cp38Orders.company_id} and p.employee_id = ${cp38Orders.employee_id} and p.deleted_at is null
    and (line -> 'source' ->> 'cp38_order')::bigint = ${cp38Orders.id}`;
const deducted = sql<string>`(select coalesce(sum((line ->> 'amount')::numeric), 0) ${lines} and p.status <> 'In Process')`;
const used = sql<boolean>`exists (select ${lines} and p.status <> 'In Process')`;

const own = (ctx: Ctx, employeeId: number) =>
  and(eq(cp38Orders.company_id, ctx.companyId), eq(cp38Orders.employee_id, employeeId), isNull(cp38Orders.deleted_at));

/** The latest first. */
export async function ordersOf(ctx: Ctx, employeeId: number): Promise<ListedOrder[]> {
  const rows = await ctx.db
    .select({ order: cp38Orders, deducted, used })
    .from(cp38Orders)
    .where(own(ctx, employeeId))
    .orderBy(desc(cp38Orders.month_from), desc(cp38Orders.id));
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }));
}

/** @throws 404 */
export async function getOrder(ctx: Ctx, employeeId: number, id: number): Promise<ListedOrder> {
  const [row] = await ctx.db
    .select({ order: cp38Orders, deducted, used })
    .from(cp38Orders)
    .where(and(own(ctx, employeeId), eq(cp38Orders.id, id)))
    .for('update', { of: cp38Orders });
  if (!row) throw notFound();
  const { order, ...rest } = row;
  return { ...order, ...rest };
}

type Values = Pick<Cp38Record, 'employee_id' | 'reference' | 'month_from' | 'month_to' | 'amount' | 'note'>;

export async function insertOrder(ctx: Ctx, values: Values): Promise<number> {
  const [row] = await ctx.db
    .insert(cp38Orders)
    .values({ ...values, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning({ id: cp38Orders.id });
  return (row as { id: number }).id;
}

export async function changeOrder(ctx: Ctx, id: number, values: Partial<Cp38Record>): Promise<void> {
  await ctx.db
    .update(cp38Orders)
    .set({ ...values, updated_by: ctx.actor.userId, updated_at: sql`clock_timestamp()` as unknown as string })
    .where(and(eq(cp38Orders.company_id, ctx.companyId), eq(cp38Orders.id, id)));
}

/** An order that falls due in a month. Ringgit. */
export interface DueOrder {
  readonly id: number;
  readonly reference: string;
  readonly amount: number;
}

/** Orders of a month of payment that no other payroll of the month deducts, by employee. */
export async function ordersDue(ctx: Ctx, employeeIds: readonly number[], month: string, payrollIds: readonly number[]): Promise<Map<number, DueOrder[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<DueOrder & { employee_id: number }>(
    `select o.id, o.employee_id, o.reference, o.amount::float8 as amount from cp38_orders o
     where o.company_id = $1 and o.employee_id = any($2) and o.deleted_at is null and $3 between o.month_from and o.month_to
       and not exists (
         select from payrolls p where p.company_id = $1 and p.employee_id = o.employee_id and p.deleted_at is null and p.id <> all($4)
           and to_char(p.pay_date, 'YYYY-MM') = $3 and p.deductions @> jsonb_build_array(jsonb_build_object('source', jsonb_build_object('cp38_order', o.id))))
     order by o.employee_id, o.month_from, o.id`,
    [ctx.companyId, [...employeeIds], month, [...payrollIds]],
  );
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
