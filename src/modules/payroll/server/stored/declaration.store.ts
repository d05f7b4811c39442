/** What payrolls hold of declarations (TP1) and of orders of additional deductions (CP38). */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { OrderedDeduction } from '#modules/tax-declaration/contract/relief.schema.ts';
import { ordersOfMonth, type CountedIn, type PaidYear } from '#modules/tax-declaration/server/public.ts';
import { payrolls } from '../payroll.tables.ts';

/** Payrolls by id, with their numbers. */
export async function countedIn(ctx: Ctx, ids: readonly number[]): Promise<Map<number, CountedIn>> {
  const rows = await ctx.db
    .select({ id: payrolls.id, number: payrolls.number, status: payrolls.status })
    .from(payrolls)
    .where(and(eq(payrolls.company_id, ctx.companyId), among(payrolls.id, ids)));
  return new Map(rows.map(({ id, number, status }) => [id, { id, number, locked: status !== 'In Process' }]));
}

const YEAR = `
  with mine as (select * from payrolls where company_id = $1 and employee_id = $2 and deleted_at is null)
  select
    coalesce((select jsonb_object_agg(k.key, k.amount) from (
      select i.key, sum(i.value::numeric) as amount from mine p cross join lateral jsonb_each_text(p.relief_items) i
      where p.pay_date between make_date($3, 1, 1) and make_date($3, 12, 31) group by i.key) k), '{}') as used,
    coalesce((select array_agg(distinct to_char(p.end_date, 'YYYY-MM')) from mine p where p.status <> 'In Process' and p.kind <> 'advance'), '{}') as locked,
    (select count(*)::int from mine p where p.religious_journey) as journeys`;

/** What payrolls of a year have counted of an employee, and the months that stand fixed. */
export async function paidYear(ctx: Ctx, employeeId: number, year: number): Promise<PaidYear> {
  const { rows } = await ctx.client.query<PaidYear>(YEAR, [ctx.companyId, employeeId, year]);
  return rows[0] as PaidYear;
}

/** What payrolls that can no longer change have deducted for CP38 orders of an employee, in ringgit by order. */
export async function deductedOrders(ctx: Ctx, employeeId: number): Promise<Map<number, string>> {
  const { rows } = await ctx.client.query<{ id: number; amount: string }>(
    `select (line -> 'source' ->> 'cp38_order')::bigint as id, sum((line ->> 'amount')::numeric) as amount
     from payrolls p cross join lateral jsonb_array_elements(p.deductions) line
     where p.company_id = $1 and p.employee_id = $2 and p.deleted_at is null and p.status <> 'In Process' and line -> 'source' ->> 'cp38_order' is not null
     group by 1`,
    [ctx.companyId, employeeId],
  );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** CP38 orders of a month of payment that no payroll of the month but `payrollIds` deducts, by employee. */
export async function ordersDue(
  ctx: Ctx,
  employeeIds: readonly number[],
  month: string,
  payrollIds: readonly number[],
): Promise<Map<number, OrderedDeduction[]>> {
  const ordered = await ordersOfMonth(ctx, employeeIds, month);
  if (ordered.size === 0) return ordered;
  const { rows } = await ctx.client.query<{ id: number }>(
    `select (line -> 'source' ->> 'cp38_order')::bigint as id
     from payrolls p cross join lateral jsonb_array_elements(p.deductions) line
     where p.company_id = $1 and p.employee_id = any($2) and p.deleted_at is null and p.id <> all($3)
       and to_char(p.pay_date, 'YYYY-MM') = $4 and line -> 'source' ->> 'cp38_order' is not null`,
    [ctx.companyId, [...ordered.keys()], [...payrollIds], month],
  );
  const taken = new Set(rows.map(({ id }) => id));
  return new Map([...ordered].map(([employeeId, orders]) => [employeeId, orders.filter(({ id }) => !taken.has(id))]));
}
