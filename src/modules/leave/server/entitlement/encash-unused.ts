/** Unused annual leave that the last pay makes good leaves the balance with it, and returns when that pay is deleted (EA 1955 s.60E). */
import { and, eq } from 'drizzle-orm';
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { book, lockLeaveOf } from './account.store.ts';
import { followCarry } from './carry-forward.ts';
import { leaveEntitlements as accounts, leaveEntries as entries } from '../entitlement.tables.ts';
import { settleLeaver } from './settle-leaver.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';
import { unusedAnnual } from './unused-days.ts';

/** The payroll that pays the days. */
export interface PayingPayroll {
  readonly id: number;
  readonly number: string;
  readonly employee_id: number;
}

const nameOf = (payrollId: number) => `encash:${payrollId}`;

/** Books all that is unused on the last day as encashed; the caller holds `lockLeaveOf`. @returns days booked */
export async function encashUnused(ctx: Ctx, { id, number, employee_id }: PayingPayroll, last: CalendarDate): Promise<number> {
  const unused = await unusedAnnual(ctx, employee_id, last);
  await book(
    ctx,
    unused.map(({ entitlement_id, days }) => ({ entitlement_id, kind: 'Encash', days: -days, effective_date: last, reason: number, once: nameOf(id) })),
  );
  return moved(ctx, { id, number, employee_id }, yearOf(last), unused);
}

/** Days that a payroll made good are there again; what was taken beyond the months served is marked anew. */
export async function returnEncashed(ctx: Ctx, payroll: PayingPayroll): Promise<void> {
  await lockLeaveOf(ctx, payroll.employee_id);
  const booked = await ctx.db
    .select({ entitlement_id: entries.entitlement_id, days: entries.days, effective_date: entries.effective_date, year: accounts.year })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.entitlement_id))
    .where(and(eq(entries.company_id, ctx.companyId), eq(accounts.employee_id, payroll.employee_id), eq(entries.once, nameOf(payroll.id))));
  const [first] = booked;
  if (!first) return;
  await book(
    ctx,
    booked.map(({ entitlement_id, days, effective_date }) => ({
      entitlement_id,
      kind: 'Encash',
      days: -days,
      effective_date,
      reason: payroll.number,
      once: `${nameOf(payroll.id)}:returned`,
    })),
  );
  await moved(ctx, payroll, first.year, booked);
  const [employee] = await getEmployees(seeingAll(ctx), [payroll.employee_id]);
  if (employee?.inactive_at) await settleLeaver(ctx, employee, employee.inactive_at as CalendarDate);
}

async function moved(ctx: Ctx, { id, employee_id }: PayingPayroll, year: number, changed: readonly { readonly days: number }[]): Promise<number> {
  const days = changed.reduce((sum, one) => sum + one.days, 0);
  if (changed.length === 0) return days;
  await followCarry(ctx, [{ employee_id, year }]);
  const after = { year, days: -days, payroll_id: id };
  await audit(ctx, { action: 'leave.encashed', subject_type: 'employee', subject_id: employee_id, after });
  await notifyLeaveChanged(ctx);
  return days;
}
