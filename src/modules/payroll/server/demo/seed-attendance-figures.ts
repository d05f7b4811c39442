/** Open payrolls of the demo's current month are processed again once attendance stands: they take its figures over. */
import { and, eq, isNull } from 'drizzle-orm';
import { dateInZone } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { periodOf } from '../../contract/payroll-period.ts';
import { payrolls as p } from '../payroll.tables.ts';
import { processPayrolls } from '../process/process-payrolls.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { demoContext, type DemoPayer } from './seed-payroll.ts';

/** Runs as the portal. What the officers of the demo typed stays. */
export async function seedAttendanceFigures(tx: Transaction, payer: DemoPayer, now: Date): Promise<void> {
  const ctx = demoContext(tx, payer, now);
  const period = periodOf(dateInZone(now), (await findSetting(ctx)).period_start_day);
  const open = await ctx.db
    .select({ id: p.employee_id })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.start_date, period.start_date), eq(p.kind, 'monthly'), eq(p.status, 'In Process'), isNull(p.deleted_at)));
  // Those with a run beside the month refuse and stay as they are.
  await processPayrolls(ctx, { employeeIds: open.map(({ id }) => id), period });
}
