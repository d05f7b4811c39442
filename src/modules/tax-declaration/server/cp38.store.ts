/** All SQL of cp38_orders. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { OrderedDeduction } from '../contract/relief.schema.ts';
import { askPayroll } from './declaration-payroll.ts';
import { cp38Orders, type Cp38Record } from './relief.tables.ts';

/** An order with what confirmed payrolls have deducted for it in ringgit, and whether any payroll has. */
export type ListedOrder = Cp38Record & { readonly deducted: string; readonly used: boolean };

const own = (ctx: Ctx, employeeId: number) =>
  and(eq(cp38Orders.company_id, ctx.companyId), eq(cp38Orders.employee_id, employeeId), isNull(cp38Orders.deleted_at));

async function withDeducted(ctx: Ctx, employeeId: number, orders: readonly Cp38Record[]): Promise<ListedOrder[]> {
  if (orders.length === 0) return [];
  const deducted = await askPayroll().deducted(ctx, employeeId);
  return orders.map((order) => ({ ...order, deducted: deducted.get(order.id) ?? '0', used: deducted.has(order.id) }));
}

/** The latest first. */
export async function ordersOf(ctx: Ctx, employeeId: number): Promise<ListedOrder[]> {
  const orders = await ctx.db.select().from(cp38Orders).where(own(ctx, employeeId)).orderBy(desc(cp38Orders.month_from), desc(cp38Orders.id));
  return withDeducted(ctx, employeeId, orders);
}

/** @throws 404 */
export async function getOrder(ctx: Ctx, employeeId: number, id: number): Promise<ListedOrder> {
  const orders = await ctx.db
    .select()
    .from(cp38Orders)
    .where(and(own(ctx, employeeId), eq(cp38Orders.id, id)))
    .for('update');
  const [order] = await withDeducted(ctx, employeeId, orders);
  if (!order) throw notFound();
  return order;
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
    .set({ ...values, updated_by: ctx.actor.userId })
    .where(and(eq(cp38Orders.company_id, ctx.companyId), eq(cp38Orders.id, id)));
}

/** Orders of a month of payment (`YYYY-MM`) by employee, in the order of their months. */
export async function ordersOfMonth(ctx: Ctx, employeeIds: readonly number[], month: string): Promise<Map<number, OrderedDeduction[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<OrderedDeduction & { employee_id: number }>(
    `select o.id, o.employee_id, o.reference, o.amount::float8 as amount from cp38_orders o
     where o.company_id = $1 and o.employee_id = any($2) and o.deleted_at is null and $3 between o.month_from and o.month_to
     order by o.employee_id, o.month_from, o.id`,
    [ctx.companyId, [...employeeIds], month],
  );
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
