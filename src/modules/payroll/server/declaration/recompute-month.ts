/** A month that is In Process follows a decision on its declarations, with the runs that stand on it. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { computePayroll } from '../../contract/calculation/compute-payroll.ts';
import { followDeclared, type Declared } from '#modules/tax-declaration/contract/follow-declared.ts';
import type { Computable } from '../../contract/payroll-form.schema.ts';
import { followLater } from '../process/follow-later.ts';
import { runsBeside } from '../stored/beside.store.ts';
import { getPayroll, livePayrolls } from '../payroll.store.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';
import { processPayrolls } from '../process/process-payrolls.ts';
import { epfLimitOf, rewritePayrolls, type Recomputed } from '../process/rewrite-payrolls.ts';
import { computableOf } from '../draft/stored-payroll.ts';
import { declaredIn, stampReliefs } from '#modules/tax-declaration/server/public.ts';

const withDeclared = (tax: Computable['tax_payload'], declared: Declared): Computable['tax_payload'] => ({
  ...tax,
  items: followDeclared(tax.items, tax.declared ?? {}, declared),
  declared,
});
const again = (record: PayrollRecord, form: Computable): Recomputed => ({
  record,
  form,
  figures: computePayroll(form, record.calculation.rules),
  epfLimit: epfLimitOf(record),
});

/** The month and its runs from what they were computed from, with the declarations of today: so they still add up to the month. */
async function recomputeWithRuns(ctx: Ctx, monthly: PayrollRecord, runs: readonly PayrollRecord[]): Promise<void> {
  const declared = (await declaredIn(ctx, [monthly.employee_id], monthly.end_date.slice(0, 7), [monthly.id])).get(monthly.employee_id) ?? {};
  const form = computableOf(monthly);
  const tax_payload = withDeclared(form.tax_payload, declared);
  const following = runs.map((run) => {
    const own = computableOf(run);
    return again(run, { ...own, beside: own.beside && { ...own.beside, tax_payload } });
  });
  await rewritePayrolls(ctx, [again(monthly, { ...form, tax_payload }), ...following], 'relieve');
  await stampReliefs(ctx, [monthly]);
  await followLater(ctx, [monthly]);
}

/** The monthly payroll of an employee that ends in a month: one in process before others, then the latest. */
async function payrollOfMonth(ctx: Ctx, employeeId: number, month: string) {
  const [row] = await ctx.db
    .select({ id: payrolls.id, number: payrolls.number, status: payrolls.status, start_date: payrolls.start_date, end_date: payrolls.end_date })
    .from(payrolls)
    .where(and(livePayrolls(ctx), eq(payrolls.employee_id, employeeId), eq(payrolls.kind, 'monthly'), sql`to_char(${payrolls.end_date}, 'YYYY-MM') = ${month}`))
    .orderBy(sql`${payrolls.status} <> 'In Process'`, desc(payrolls.start_date))
    .limit(1);
  return row;
}

/** Computes the payroll in process of the month anew, and its runs; the caller holds the employee. @returns its number; null: there is none. */
export async function recomputeMonth(ctx: Ctx, employeeId: number, month: string): Promise<string | null> {
  const payroll = await payrollOfMonth(ctx, employeeId, month);
  if (payroll?.status !== 'In Process') return null;
  const { start_date, end_date } = payroll;
  const runs = (await runsBeside(ctx, [employeeId], start_date)).get(employeeId) ?? [];
  if (runs.length > 0) {
    await recomputeWithRuns(ctx, await getPayroll(ctx, payroll.id), runs);
    return payroll.number;
  }
  const period = { start_date: start_date as CalendarDate, end_date: end_date as CalendarDate };
  const { written } = await processPayrolls(ctx, { employeeIds: [employeeId], period });
  return written.size > 0 ? payroll.number : null;
}
