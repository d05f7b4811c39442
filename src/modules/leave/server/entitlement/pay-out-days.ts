/** Annual leave that a payroll pays out while the service goes on leaves the balance when that payroll is confirmed, and returns when it goes. */
import { and, asc, eq, like } from 'drizzle-orm';
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';
import { book, lockLeaveOf } from './account.store.ts';
import { followCarry } from './carry-forward.ts';
import type { PayingPayroll } from './encash-unused.ts';
import { leaveEntitlements as accounts, leaveEntries as entries } from '../entitlement.tables.ts';
import { unusedAnnual, type UnusedDays } from './unused-days.ts';

const PREFIX = 'paid-out:';
const nameOf = (payrollId: number) => `${PREFIX}${payrollId}:`;

const bookedBy = (ctx: Ctx, { id, employee_id }: PayingPayroll) =>
  ctx.db
    .select({ entitlement_id: entries.entitlement_id, days: entries.days })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.entitlement_id))
    .where(and(eq(entries.company_id, ctx.companyId), eq(accounts.employee_id, employee_id), like(entries.once, `${nameOf(id)}%`)))
    .orderBy(asc(entries.id));

/** As many of the days as the accounts have, the first ones first. */
function take(from: readonly UnusedDays[], days: number): UnusedDays[] {
  let left = days;
  return from.flatMap(({ entitlement_id, days: there }) => {
    const taken = Math.min(left, there);
    left -= taken;
    return taken > 0 ? [{ entitlement_id, days: taken }] : [];
  });
}

/** Books what is missing of the days that a payroll pays out, or returns what is too much of them. Never more than the balance on the day. */
export async function payOutDays(ctx: Ctx, payroll: PayingPayroll, on: CalendarDate, days: number): Promise<void> {
  await lockLeaveOf(ctx, payroll.employee_id);
  const before = await bookedBy(ctx, payroll);
  const byAccount = [...Map.groupBy(before, ({ entitlement_id }) => entitlement_id)].map(([entitlement_id, rows]) => ({
    entitlement_id,
    days: 0 - rows.reduce((sum, row) => sum + row.days, 0),
  }));
  const more = days - byAccount.reduce((sum, row) => sum + row.days, 0);
  const isMore = more > 0;
  const changed = isMore ? take(await unusedAnnual(ctx, payroll.employee_id, on), more) : take(byAccount, -more);
  if (changed.length === 0) return;
  await book(
    ctx,
    changed.map((row, at) => ({
      entitlement_id: row.entitlement_id,
      kind: 'Encash',
      days: isMore ? -row.days : row.days,
      effective_date: on,
      reason: payroll.number,
      once: `${nameOf(payroll.id)}${before.length + at}`,
    })),
  );
  await followCarry(ctx, [{ employee_id: payroll.employee_id, year: yearOf(on) }]);
  const booked = changed.reduce((sum, row) => sum + row.days, 0);
  await audit(ctx, {
    action: 'leave.encashed',
    subject_type: 'employee',
    subject_id: payroll.employee_id,
    after: { year: yearOf(on), days: isMore ? booked : -booked, payroll_id: payroll.id },
  });
  await notifyLeaveChanged(ctx);
}

/** Of these payrolls, those that have days booked. */
export async function payingOut(ctx: Ctx, payrolls: readonly PayingPayroll[]): Promise<Set<number>> {
  if (payrolls.length === 0) return new Set();
  const rows = await ctx.db
    .select({ once: entries.once })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.entitlement_id))
    .where(
      and(
        eq(entries.company_id, ctx.companyId),
        among(
          accounts.employee_id,
          payrolls.map(({ employee_id }) => employee_id),
        ),
        like(entries.once, `${PREFIX}%`),
      ),
    );
  return new Set(rows.map(({ once }) => Number(once?.split(':')[1])));
}
