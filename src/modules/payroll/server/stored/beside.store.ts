/** Payrolls that stand beside the monthly one of a period. */
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';

/** Live runs beside the monthly payrolls that start on a day, by employee, in the order in which they were made. */
export async function runsBeside(ctx: Ctx, employeeIds: readonly number[], start: string): Promise<Map<number, PayrollRecord[]>> {
  if (employeeIds.length === 0) return new Map();
  const records = await ctx.db
    .select()
    .from(payrolls)
    .where(and(livePayrolls(ctx), among(payrolls.employee_id, employeeIds), eq(payrolls.start_date, start), notInArray(payrolls.kind, ['monthly', 'advance'])))
    .orderBy(asc(payrolls.id));
  return Map.groupBy(records, ({ employee_id }) => employee_id);
}

/** A payroll stays while a later run of its month was worked out from it. @throws 422 */
export async function requireNothingAfter(ctx: Ctx, record: PayrollRecord): Promise<void> {
  // The month is worked out without its advances.
  if (record.kind === 'advance') return;
  const runs = (await runsBeside(ctx, [record.employee_id], record.start_date)).get(record.employee_id) ?? [];
  const later = runs.findLast(({ id }) => (record.kind === 'monthly' ? id !== record.id : id > record.id));
  if (later) throw invalid('base', PAYROLL_ERRORS.standsOn, { number: later.number });
}
