/** An officer accepts differences inside confirmed pay into the balance and the next open month, or rejects them. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { decideCorrections as decideEndpoint, listCorrections as listEndpoint } from '../../contract/correction/correction.endpoints.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { approvedLeaveChanged } from '../application/leave-changes.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';
import { lockLeaveOf } from '../entitlement/account.store.ts';
import { getLeave } from '../leave.store.ts';
import { leaveCorrections as c, leaveDays as d, leaveReplacements, leaves as l, type LeaveCorrectionRecord } from '../leave.tables.ts';
import { openDayFor, takenTooMuch } from '../period-lock.ts';
import { findType } from '../type/leave-type.store.ts';
import { leaveTypes } from '../type/leave-type.tables.ts';
import { putDay, recountTotal } from './put-day.ts';
import { notifyRecounted } from './notify-recounted.ts';

const SHOWN = 500;

/** Of employees that the viewer may see, the latest first once they are decided. */
export async function listCorrections(ctx: Ctx, { decided }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await ctx.db
    .select({
      id: c.id,
      employee_id: c.employee_id,
      employee: employees.name,
      leave_id: c.leave_id,
      number: l.number,
      type: leaveTypes.name,
      type_ms: leaveTypes.name_ms,
      date: d.date,
      value_before: c.value_before,
      value_after: c.value_after,
      note: c.note,
      note_ms: c.note_ms,
      status: c.status,
      refund: c.refund,
    })
    .from(c)
    .innerJoin(d, eq(d.id, c.leave_day_id))
    .innerJoin(l, eq(l.id, c.leave_id))
    .innerJoin(leaveTypes, eq(leaveTypes.id, l.leave_type_id))
    .innerJoin(employees, eq(employees.id, c.employee_id))
    .where(and(eq(c.company_id, ctx.companyId), decided ? ne(c.status, 'Open') : eq(c.status, 'Open'), visible(ctx)))
    .orderBy(...(decided ? [desc(c.id)] : [asc(d.date), asc(c.id)]))
    .limit(SHOWN);
  return { data: rows };
}

/** Open ones of employees that the viewer may see, locked. @throws 404 */
async function openOnes(ctx: Ctx, ids: readonly number[]): Promise<LeaveCorrectionRecord[]> {
  const rows = await ctx.db
    .select({ correction: c })
    .from(c)
    .innerJoin(employees, eq(employees.id, c.employee_id))
    .where(and(eq(c.company_id, ctx.companyId), among(c.id, ids), eq(c.status, 'Open'), visible(ctx)))
    .orderBy(asc(c.employee_id), asc(c.id));
  if (rows.length < new Set(ids).size) throw notFound();
  return rows.map(({ correction }) => correction);
}

/** Differences that somebody decided meanwhile are left alone. @throws 403 on the own leave, 404 on one that is not open */
export async function decideCorrections(ctx: Ctx, { ids, action }: ParsedInput<typeof decideEndpoint>): Promise<OutputOf<typeof decideEndpoint>> {
  const before = await openOnes(ctx, ids);
  if (before.some(({ employee_id }) => employee_id === ctx.actor.employee?.id)) throw forbidden();
  await lockLeaveOf(ctx, ...before.map(({ employee_id }) => employee_id));
  const found = await openOnes(ctx, ids);
  for (const correction of found) {
    const settled = action === 'accept' ? await accept(ctx, correction) : {};
    await ctx.db
      .update(c)
      .set({
        ...settled,
        status: action === 'accept' ? 'Accepted' : 'Rejected',
        decided_by: ctx.actor.userId,
        decided_at: ctx.clock.now().toISOString(),
        updated_at: sql`clock_timestamp()`,
      })
      .where(and(eq(c.company_id, ctx.companyId), eq(c.id, correction.id)));
    if (action === 'accept') await approvedLeaveChanged(ctx, await getLeave(ctx, correction.leave_id, 'managed'));
    await audit(ctx, {
      action: action === 'accept' ? 'leave.correction_accepted' : 'leave.correction_rejected',
      subject_type: 'leave',
      subject_id: correction.leave_id,
      before: { days: correction.value_before },
      after: { days: correction.value_after, refund: settled.refund ?? 0 },
    });
  }
  await notifyLeaveChanged(ctx);
  return { success: true, message: say(LEAVE_MESSAGES.correctionsDone, ctx.locale, { n: found.length }), data: { decided: found.length } };
}

/** @returns what a confirmed payroll took off too much, and which one */
async function accept(ctx: Ctx, { leave_id, leave_day_id, value_before: before, value_after: value, reason, note, note_ms }: LeaveCorrectionRecord) {
  const leave = await getLeave(ctx, leave_id, 'managed');
  const [day] = await ctx.db
    .select()
    .from(d)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, leave_day_id)));
  if (!day || !(day.live || (await isReplaced(ctx, day.id)))) return {};
  const isPaid = (await findType(ctx, leave.leave_type_id))?.is_paid ?? true;
  // A day that becomes unpaid after its month was paid is taken off in the first month that is not.
  const open = isPaid || value < before ? null : await openDayFor(ctx, leave.employee_id, day.date);
  // What another leave took is no longer worth anything here already.
  if (day.live) await putDay(ctx, leave, day, { value, reason, note, note_ms }, open ?? day.deduct_on);
  const after = await recountTotal(ctx, leave);
  await notifyRecounted(ctx, after, leave.total_days);
  if (isPaid || day.payroll_id === null || value >= before) return {};
  return { taken_by: day.payroll_id, refund: await takenTooMuch(ctx, day.payroll_id) };
}

/** Has an approved leave taken the place of this day? */
async function isReplaced(ctx: Ctx, dayId: number): Promise<boolean> {
  const found = await ctx.db
    .select({ id: leaveReplacements.id })
    .from(leaveReplacements)
    .where(and(eq(leaveReplacements.company_id, ctx.companyId), eq(leaveReplacements.leave_day_id, dayId)));
  return found.length > 0;
}
