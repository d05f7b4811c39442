/** Monthly payrolls that are In Process take an advance back as soon as it is made, and no longer once it is gone. */
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gte } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findItems } from '../item/payroll-item.store.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';
import { epfLimitOf, rewritePayrolls } from '../process/rewrite-payrolls.ts';
import { computableOf } from '../draft/stored-payroll.ts';
import { owedAdvances, stampAdvances } from '../stored/advance.store.ts';
import { takeBackAdvances } from '../draft/take-back-advances.ts';

const openFrom = (ctx: Ctx, employeeIds: readonly number[], start: string): Promise<PayrollRecord[]> =>
  ctx.db
    .select()
    .from(payrolls)
    .where(
      and(
        livePayrolls(ctx),
        among(payrolls.employee_id, employeeIds),
        gte(payrolls.start_date, start),
        eq(payrolls.kind, 'monthly'),
        eq(payrolls.status, 'In Process'),
      ),
    )
    .orderBy(asc(payrolls.start_date));

const leaves = ({ calculation, end_date }: PayrollRecord): boolean => {
  const left = calculation.employment?.left ?? null;
  return left !== null && left <= end_date;
};

/** Only the lines of advances change; the caller holds the employees. @param start of the period of the advance */
export async function refreshAdvances(ctx: Ctx, employeeIds: readonly number[], start: string): Promise<void> {
  if (employeeIds.length === 0) return;
  const items = await findItems(ctx);
  for (const [, records] of Map.groupBy(await openFrom(ctx, employeeIds, start), ({ start_date }) => start_date)) {
    const ids = records.map(({ id }) => id);
    const owed = await owedAdvances(ctx, employeeIds, records[0]?.end_date ?? start, ids);
    const changed = records.flatMap((record) => {
      const { form, figures } = takeBackAdvances(computableOf(record), record.calculation.rules, owed.get(record.employee_id) ?? [], items, leaves(record));
      return isDeepStrictEqual(form.deductions, record.deductions) ? [] : [{ record, form, figures, epfLimit: epfLimitOf(record) }];
    });
    await rewritePayrolls(ctx, changed, 'take_back');
    await stampAdvances(
      ctx,
      changed.map(({ record, form }) => ({ id: record.id, deductions: form.deductions })),
    );
  }
}
