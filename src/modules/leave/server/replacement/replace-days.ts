/** A leave that is approved takes the place of another: the days of that one count as not taken, and return to where they came from. */
import { and, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { countLeaveDay } from '../../contract/application/count-leave-days.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { isPending, leaveWorkflow } from '../../contract/leave.workflow.ts';
import { partWithout } from '../../contract/replacement/replace-leave.ts';
import { rebookDay } from '../application/book-leave.ts';
import { proposeCorrections, type ProposedCorrection } from '../correction/propose-corrections.ts';
import { recountTotal } from '../correction/put-day.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import { settleEnded } from '../entitlement/settle-leaver.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import { changeLeave, daysOf, endDays, getLeave } from '../leave.store.ts';
import { leaveDays as d, leaveReplacements, type LeaveRecord } from '../leave.tables.ts';
import { lockedDays } from '../period-lock.ts';
import { notifyReplaced } from './notify-replaced.ts';
import { replacedBy, type ReplacedDay } from '../application/overlapping-days.ts';

/**
 * Runs while the leave is about to be approved; from then on its days are the only ones. The caller has locked the leave of the employee.
 * @returns undecided leaves of which nothing is left: they are cancelled
 */
export async function replaceOthers(ctx: Ctx, leave: LeaveRecord): Promise<LeaveRecord[]> {
  const replaced = await replacedBy(ctx, leave, await daysOf(ctx, leave.id));
  const emptied: LeaveRecord[] = [];
  for (const [id, taken] of Map.groupBy(replaced, ({ day }) => day.leave_id)) {
    const other = await replaceDaysOf(ctx, leave, await getLeave(seeingAll(ctx), id, 'managed', true), taken);
    if (other.status === 'Cancelled') emptied.push(other);
  }
  await ctx.db
    .update(d)
    .set({ replacing: false })
    .where(and(eq(d.company_id, ctx.companyId), eq(d.leave_id, leave.id), eq(d.replacing, true)));
  return emptied;
}

async function replaceDaysOf(ctx: Ctx, leave: LeaveRecord, other: LeaveRecord, taken: readonly ReplacedDay[]): Promise<LeaveRecord> {
  const people = await getEmployees(seeingAll(ctx), [other.employee_id]);
  const calendar = (await dayCalendars(ctx, people, other.start_date as CalendarDate, other.end_date as CalendarDate))(other.employee_id);
  const fixed = new Set((other.status === 'Approved' ? await lockedDays(ctx, [other.id]) : []).map(({ id }) => id));
  const note = {
    note: say(LEAVE_MESSAGES.replacedBy, 'en', { number: leave.number }),
    note_ms: say(LEAVE_MESSAGES.replacedBy, 'ms', { number: leave.number }),
  };
  const proposed: ProposedCorrection[] = [];
  for (const { day, part, type } of taken) {
    const left = partWithout(day.part, part);
    const date = day.date as CalendarDate;
    const value = left === null ? 0 : countLeaveDay(date, left, type.count_mode, calendar(date)).value;
    const change = left === null ? { live: false } : { part: left, value, overtaken: sql`least(${d.overtaken}, ${value})` };
    await ctx.db
      .update(d)
      .set({ ...change, updated_at: sql`clock_timestamp()` })
      .where(and(eq(d.company_id, ctx.companyId), eq(d.id, day.id)));
    await ctx.db.insert(leaveReplacements).values({ company_id: ctx.companyId, leave_id: leave.id, leave_day_id: day.id, part });
    if (other.status === 'Approved') await rebookDay(ctx, other, { ...day, value });
    // Confirmed pay has taken the day off: what comes back of it is for an officer to accept.
    if (fixed.has(day.id) && day.value !== value) proposed.push({ leave: other, day, counted: { date, part, value, reason: day.reason, ...note } });
  }
  await proposeCorrections(ctx, proposed, []);
  const counted = await recountTotal(ctx, other);
  const after = isPending(counted.status) && counted.total_days === 0 ? await endEmpty(ctx, counted, leave) : counted;
  await record(
    ctx,
    other,
    after,
    leave,
    taken.map(({ day }) => day.date),
  );
  if (isPending(other.status)) await followCarry(ctx, [{ ...other, year: other.account_year }]);
  await notifyReplaced(ctx, after, { before: other.total_days, other: leave.number, text: 'replaced' });
  if (other.status === 'Approved') await settleEnded(ctx, other.employee_id);
  return after;
}

/** Nothing is left to decide of it. */
async function endEmpty(ctx: Ctx, { id, status }: LeaveRecord, leave: LeaveRecord): Promise<LeaveRecord> {
  const remark = say(LEAVE_MESSAGES.replacedBy, ctx.locale, { number: leave.number });
  await moveRecord(ctx, { workflow: leaveWorkflow, action: 'cancel', subjectId: id, current: status, remark });
  await endDays(ctx, id);
  return changeLeave(ctx, id, { status: 'Cancelled', cancelled_by: ctx.actor.userId, cancelled_at: ctx.clock.now().toISOString(), remark });
}

async function record(ctx: Ctx, before: LeaveRecord, after: LeaveRecord, by: LeaveRecord, dates: readonly string[]): Promise<void> {
  await appendWorkflowLog(ctx, {
    subject: { type: leaveWorkflow.subject, id: before.id },
    action: 'days_replaced',
    from: before.status,
    to: after.status,
    remark: say(LEAVE_MESSAGES.replacedBy, ctx.locale, { number: by.number }),
    payload: { dates: [...dates] },
    user: ctx.actor,
  });
  await audit(ctx, {
    action: 'leave.days_replaced',
    subject_type: 'leave',
    subject_id: before.id,
    before: { total_days: before.total_days },
    after: { total_days: after.total_days, dates, by: by.number },
  });
}
