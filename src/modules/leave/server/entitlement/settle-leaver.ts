/**
 * What an employment earned of the year in which it ends: grants shrink to the months that were served, and days that
 * were taken beyond that are marked for the last payroll to take off.
 */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { replayLedger } from '../../contract/entitlement/replay-ledger.ts';
import { loadAccounts } from './account.store.ts';
import { bookPlans } from './generate-entitlements.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { leaveTypes, type LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { leaveDays as d, leaves } from '../leave.tables.ts';
import { planRound } from './plan-round.ts';

/** Runs once later leave is cancelled; running it again with another last day settles anew. */
export async function settleLeaver(ctx: Ctx, employee: EmployeeRecord, last: CalendarDate): Promise<void> {
  const year = yearOf(last);
  for (const each of [year, year + 1]) {
    const planned = await planRound(ctx, [employee], each);
    await bookPlans(
      ctx,
      planned.filter(({ granted }) => granted > 0),
      { overwrite: true },
    );
  }
  await ctx.db
    .update(d)
    .set({ overtaken: 0 })
    .where(and(eq(d.company_id, ctx.companyId), eq(d.employee_id, employee.id), isNull(d.payroll_id), sql`${d.overtaken} > 0`));
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  for (const { leave_type_id, entries } of (await loadAccounts(ctx, [employee.id], [year])).values()) {
    const type = types.get(leave_type_id);
    const beyond = -replayLedger(entries, last).balance;
    if (type?.prorate_leave && beyond > 0) await markOvertaken(ctx, employee, type, year, beyond);
  }
}

/** The same again for somebody whose last day is known and whose leave has changed since. */
export async function settleEnded(ctx: Ctx, employeeId: number): Promise<void> {
  const [employee] = await getEmployees(seeingAll(ctx), [employeeId]);
  if (employee?.inactive_at) await settleLeaver(ctx, employee, employee.inactive_at as CalendarDate);
}

/** The latest paid days of the balance are the ones that nothing earned. */
async function markOvertaken(ctx: Ctx, employee: EmployeeRecord, type: LeaveTypeRecord, year: number, beyond: number): Promise<void> {
  const taken = await ctx.db
    .select({ id: d.id, value: d.value, overtaken: d.overtaken })
    .from(d)
    .innerJoin(leaves, eq(leaves.id, d.leave_id))
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .where(
      and(
        eq(d.company_id, ctx.companyId),
        eq(d.employee_id, employee.id),
        eq(d.live, true),
        eq(leaves.status, 'Approved'),
        eq(leaveTypes.is_paid, true),
        sql`coalesce(${leaveTypes.deduct_from_id}, ${leaveTypes.id}) = ${type.id}`,
        eq(leaves.account_year, year),
        sql`${d.value} > 0`,
      ),
    )
    .orderBy(desc(d.date));
  // What a payroll has taken off already is settled.
  let left = beyond - taken.reduce((sum, day) => sum + day.overtaken, 0);
  for (const { id, value, overtaken } of taken) {
    // Salaries are cut by half days.
    const part = Math.min(value, Math.ceil(left * 2) / 2);
    if (part <= 0) break;
    if (overtaken > 0) continue;
    await ctx.db
      .update(d)
      .set({ overtaken: part })
      .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id)));
    left -= part;
  }
  await audit(ctx, { action: 'leave.overtaken', subject_type: 'employee', subject_id: employee.id, after: { leave_type: type.code, year, days: beyond } });
  await notify(ctx, {
    to: { users: await adminsWho(ctx, ctx.companyId, { route: '/leave/entitlement' }, employee) },
    notification_type: 'leave_entitlement',
    title: LEAVE_MESSAGES.overtakenTitle,
    message: named(LEAVE_MESSAGES.overtakenText, type),
    params: { name: employee.name, days: beyond },
    route: `/leave/entitlement?year=${year}&employee_id=${employee.id}`,
    subject: { type: 'employee', id: employee.id },
  });
}

/** The text with the type's name in each language; the other braces are filled when it is told. */
const named = ({ en, ms }: Text, { name, name_ms }: LeaveTypeRecord): Text => ({
  en: en.replace('{type}', () => name),
  ms: ms.replace('{type}', () => name_ms),
});
