import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';

/** The employee's last monthly payroll that starts before a day; null: there is none. */
export async function previousPayroll(ctx: Ctx, employeeId: number, before: string): Promise<PayrollRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(payrolls)
    .where(and(livePayrolls(ctx), eq(payrolls.employee_id, employeeId), eq(payrolls.kind, 'monthly'), lt(payrolls.start_date, before)))
    .orderBy(desc(payrolls.start_date))
    .limit(1);
  return record ?? null;
}
