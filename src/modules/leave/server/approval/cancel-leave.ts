/** Cancels a leave or single days of it, by an administrator; or takes it back, by the employee. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { endApproval } from '#modules/approval/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { totalDays } from '../../contract/application/count-leave-days.ts';
import type { withdrawLeave as withdrawEndpoint } from '../../contract/leave.endpoints.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { mayWithdraw } from '../../contract/leave.policy.ts';
import { isLive, leaveWorkflow } from '../../contract/leave.workflow.ts';
import type { cancelLeave as cancelEndpoint } from '../../contract/manage-leave.endpoints.ts';
import { bookReversal } from '../application/book-leave.ts';
import { approvedLeaveChanged } from '../application/leave-changes.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import { leaveSubject, lockLeave } from './leave-subject.ts';
import { leaveActor, leaveRules, leaveState, MANAGE, today } from '../leave-actor.ts';
import { presentLeave } from '../leave.presenter.ts';
import { changeLeave, daysOf, endDays } from '../leave.store.ts';
import type { LeaveDayRecord, LeaveRecord } from '../leave.tables.ts';
import { restoreOthers } from '../replacement/restore-days.ts';
import { lockedDays } from '../period-lock.ts';
import { notifyLeave } from '../notify-leave.ts';

/** What was taken returns to its balance, what was held is free again; either may have been kept out of the next year. */
async function giveBack(ctx: Ctx, record: LeaveRecord, days: readonly LeaveDayRecord[]): Promise<void> {
  if (record.status !== 'Approved') return followCarry(ctx, [{ ...record, year: record.account_year }]);
  await bookReversal(ctx, record, days);
  await restoreOthers(ctx, record, days);
  await approvedLeaveChanged(ctx, record);
}

async function endWhole(
  ctx: Ctx,
  record: LeaveRecord,
  action: 'cancel' | 'withdraw',
  { status, remark }: { status?: string | undefined; remark: string | null },
) {
  await moveRecord(ctx, { workflow: leaveWorkflow, action, subjectId: record.id, current: record.status, seen: status, remark });
  const ended = await endDays(ctx, record.id);
  await giveBack(ctx, record, ended);
  const after = await changeLeave(ctx, record.id, {
    status: 'Cancelled',
    cancelled_by: ctx.actor.userId,
    cancelled_at: ctx.clock.now().toISOString(),
    ...(remark ? { remark } : {}),
  });
  await endApproval(ctx, leaveSubject, after);
  await audit(ctx, {
    action: `leave.${action}`,
    subject_type: 'leave',
    subject_id: record.id,
    before: { status: record.status },
    after: { status: after.status, remark },
  });
  return after;
}

/** Some days only: the rest of the leave stays as it is. */
async function endSome(
  ctx: Ctx,
  record: LeaveRecord,
  action: 'cancel' | 'withdraw',
  dates: readonly string[],
  { status, remark }: { status?: string | undefined; remark: string | null },
) {
  if (status !== undefined && status !== record.status) throw changed();
  const live = (await daysOf(ctx, record.id)).filter((day) => day.live);
  if (!isLive(record.status) || dates.some((date) => !live.some((day) => day.date === date))) throw invalid('dates', LEAVE_ERRORS.dayUnknown);
  const left = live.filter(({ date }) => !dates.includes(date));
  // What would remain is rest days alone.
  if (totalDays(left) === 0) return endWhole(ctx, record, action, { status, remark });
  if (action === 'cancel' && (!remark || remark.length < 3)) throw invalid('remark', LEAVE_ERRORS.remarkNeeded);
  const ended = await endDays(ctx, record.id, dates);
  await giveBack(ctx, record, ended);
  const after = await changeLeave(ctx, record.id, { total_days: totalDays(left), ...(remark ? { remark } : {}) });
  await appendWorkflowLog(ctx, {
    subject: { type: leaveWorkflow.subject, id: record.id },
    action: 'cancel_days',
    from: record.status,
    to: record.status,
    remark,
    payload: { dates: [...dates] },
    user: ctx.actor,
  });
  await audit(ctx, {
    action: 'leave.cancel_days',
    subject_type: 'leave',
    subject_id: record.id,
    before: { total_days: record.total_days },
    after: { total_days: after.total_days, dates, remark },
  });
  return after;
}

/** Has a confirmed payroll taken off one of these days? Without `dates` any of the leave. */
async function isLocked(ctx: Ctx, { id, status }: LeaveRecord, dates?: readonly string[]): Promise<boolean> {
  if (status !== 'Approved') return false;
  const locked = new Set((await lockedDays(ctx, [id])).map((day) => day.id));
  return (await daysOf(ctx, id)).some((day) => locked.has(day.id) && (dates?.includes(day.date) ?? true));
}

/** @throws 422 when a confirmed payroll has taken the days off, or the leave has no such day. */
export async function cancelRecord(
  ctx: Ctx,
  input: { readonly id: number; readonly status?: string | undefined; readonly remark: string | null; readonly dates?: readonly string[] | undefined },
): Promise<LeaveRecord> {
  const record = await lockLeave(ctx, input.id, 'managed');
  if (await isLocked(ctx, record, input.dates)) throw invalid('base', LEAVE_ERRORS.locked);
  const after = input.dates ? await endSome(ctx, record, 'cancel', input.dates, input) : await endWhole(ctx, record, 'cancel', input);
  await notifyLeave(ctx, after, { applicant: 'leave_cancelled' });
  return after;
}

const outcome = ({ status }: LeaveRecord) => (status === 'Cancelled' ? LEAVE_MESSAGES.cancelled : LEAVE_MESSAGES.daysCancelled);

export async function cancelLeave(ctx: Ctx, input: ParsedInput<typeof cancelEndpoint>): Promise<OutputOf<typeof cancelEndpoint>> {
  const after = await cancelRecord(ctx, input);
  return { success: true, message: say(outcome(after), ctx.locale), data: await presentLeave(ctx, after, 'managed') };
}

/** The employee's own, or single days of it: undecided, or approved and not begun where the company allows it. */
export async function withdrawLeave(ctx: Ctx, input: ParsedInput<typeof withdrawEndpoint>): Promise<OutputOf<typeof withdrawEndpoint>> {
  const record = await lockLeave(ctx, input.id, 'own');
  if (input.status !== undefined && input.status !== record.status) throw changed();
  const locked = await isLocked(ctx, record, input.dates);
  if (isLive(record.status) && !mayWithdraw(leaveActor(ctx), leaveState(record, locked), await leaveRules(ctx))) {
    const begun = record.start_date <= today(ctx);
    throw invalid('base', locked ? LEAVE_ERRORS.locked : begun ? LEAVE_ERRORS.started : LEAVE_ERRORS.noSelfCancel);
  }
  const after = input.dates ? await endSome(ctx, record, 'withdraw', input.dates, input) : await endWhole(ctx, record, 'withdraw', input);
  const [employee = null] = await getEmployees(seeingAll(ctx), [record.employee_id]);
  const users = await adminsWho(ctx, ctx.companyId, { route: MANAGE, actions: ['Review', 'Approve'] }, employee);
  await notifyLeave(ctx, after, { approvers: { type: 'leave_cancelled', users } });
  return { success: true, message: say(outcome(after), ctx.locale), data: await presentLeave(ctx, after, 'own') };
}
