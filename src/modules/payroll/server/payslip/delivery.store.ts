/** SQL of payslip_deliveries. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import { payrolls } from '../payroll.tables.ts';
import { payslipDeliveries, type DeliveryForm } from './delivery.tables.ts';

const INSERTED_AT_ONCE = 1000;

/** @returns ids in the order given. */
export async function insertDeliveries(
  ctx: Ctx,
  orders: readonly { readonly payroll_id: number; readonly recipient: string; readonly form: DeliveryForm }[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < orders.length; from += INSERTED_AT_ONCE) {
    const rows = await ctx.db
      .insert(payslipDeliveries)
      .values(
        orders
          .slice(from, from + INSERTED_AT_ONCE)
          .map((order) => ({ ...order, company_id: ctx.companyId, requested_by: ctx.actor.userId, created_at: ctx.clock.now().toISOString() })),
      )
      .returning({ id: payslipDeliveries.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Those of the orders that have not gone out, with the language of who reads them. */
export async function waitingDeliveries(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: payslipDeliveries.id,
      payroll_id: payslipDeliveries.payroll_id,
      recipient: payslipDeliveries.recipient,
      form: payslipDeliveries.form,
      locale: sql<string | null>`${users.locale}`,
    })
    .from(payslipDeliveries)
    .innerJoin(payrolls, eq(payrolls.id, payslipDeliveries.payroll_id))
    .innerJoin(employees, eq(employees.id, payrolls.employee_id))
    .leftJoin(users, eq(users.id, employees.user_id))
    .where(and(eq(payslipDeliveries.company_id, ctx.companyId), among(payslipDeliveries.id, ids), isNull(payslipDeliveries.sent_at)))
    .orderBy(asc(payslipDeliveries.id));
  return rows.map((row) => ({ ...row, locale: (row.locale === 'ms' || row.locale === 'en' ? row.locale : ctx.locale) as Locale }));
}
export type Delivery = Awaited<ReturnType<typeof waitingDeliveries>>[number];

/** An order that cannot be carried out. */
export async function failDelivery(ctx: Ctx, id: number, error: string): Promise<void> {
  await ctx.db
    .update(payslipDeliveries)
    .set({ error })
    .where(and(eq(payslipDeliveries.company_id, ctx.companyId), eq(payslipDeliveries.id, id)));
}
