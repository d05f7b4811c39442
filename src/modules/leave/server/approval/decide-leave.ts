/** Reviews, approves, passes on and rejects. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid, invalidFields } from '#platform/contract/errors.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { approvesForAll, isOtherThanReviewer, isTheirTurn, mayJudge } from '../../contract/leave.policy.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { isLive, leaveWorkflow, type LeaveAction } from '../../contract/leave.workflow.ts';
import type { approveLeave as approveEndpoint, rejectLeave as rejectEndpoint, reviewLeave as reviewEndpoint } from '../../contract/manage-leave.endpoints.ts';
import { lockLeaveOf } from '../entitlement/account.store.ts';
import { turnToday } from './approval-chain.ts';
import { assessLeave } from '../application/assess-leave.ts';
import { bookUse } from '../application/book-leave.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import { leaveActor, leaveRules, leaveState } from '../application/leave-actor.ts';
import { presentLeave } from '../leave.presenter.ts';
import { changeLeave, daysOf, endDays, getLeave } from '../leave.store.ts';
import type { LeaveRecord } from '../leave.tables.ts';
import { takeDays } from '../application/take-days.ts';
import { tellLeave } from '../application/tell-leave.ts';
import { deferUnpaid } from '../unpaid-leave.ts';

interface Decision {
  readonly id: number;
  readonly status?: string | undefined;
  readonly remark: string | null;
}
type Answer = OutputOf<typeof approveEndpoint>;

/** Locks the employee's leave, then the record: decisions and applications of one person never cross. */
export async function lockLeave(ctx: Ctx, id: number, sight: 'own' | 'managed'): Promise<LeaveRecord> {
  const { employee_id } = await getLeave(ctx, id, sight);
  await lockLeaveOf(ctx, employee_id);
  return getLeave(ctx, id, sight, true);
}

/**
 * @param filed whoever files a leave for somebody has reviewed it by that.
 * @throws 422 with the reason why this person may not decide.
 */
async function demandTurn(ctx: Ctx, record: LeaveRecord, action: 'review' | 'approve' | 'reject', filed = false): Promise<void> {
  const actor = leaveActor(ctx);
  const state = leaveState(filed ? { ...record, reviewed_by: ctx.actor.userId } : record, false);
  const rules = await leaveRules(ctx);
  if (!mayJudge(actor, state)) throw invalid('base', LEAVE_ERRORS.ownLeave);
  if (action === 'review' ? record.approver_ids !== null : !isTheirTurn(actor, state)) throw invalid('base', LEAVE_ERRORS.notYourTurn);
  if (action !== 'approve') return;
  if (!filed && record.status === 'Waiting for Approval' && record.approver_ids === null && rules.review_required)
    throw invalid('base', LEAVE_ERRORS.reviewFirst);
  if (!isOtherThanReviewer(actor, state, rules)) throw invalid('base', LEAVE_ERRORS.sameReviewer);
}

async function move(
  ctx: Ctx,
  record: LeaveRecord,
  action: LeaveAction,
  { status, remark }: Omit<Decision, 'id'>,
  change: Partial<LeaveRecord>,
): Promise<LeaveRecord> {
  const to = await moveRecord(ctx, { workflow: leaveWorkflow, action, subjectId: record.id, current: record.status, seen: status, remark });
  const after = await changeLeave(ctx, record.id, { ...change, ...(to ? { status: to } : {}), ...(remark ? { remark } : {}) });
  await audit(ctx, {
    action: `leave.${action}`,
    subject_type: 'leave',
    subject_id: record.id,
    before: { status: record.status, level: record.level },
    after: { status: after.status, level: after.level, remark },
  });
  return after;
}

const stamp = (ctx: Ctx) => ctx.clock.now().toISOString();
const answer = async (ctx: Ctx, record: LeaveRecord, message: Text): Promise<Answer> => ({
  success: true,
  message: say(message, ctx.locale),
  data: await presentLeave(ctx, record, 'managed'),
});

export async function reviewLeave(ctx: Ctx, input: ParsedInput<typeof reviewEndpoint>): Promise<Answer> {
  return answer(ctx, await reviewRecord(ctx, input), LEAVE_MESSAGES.reviewed);
}

export async function reviewRecord(ctx: Ctx, input: Decision): Promise<LeaveRecord> {
  const record = await lockLeave(ctx, input.id, 'managed');
  await demandTurn(ctx, record, 'review');
  const after = await move(ctx, record, 'review', input, { reviewed_by: ctx.actor.userId, reviewed_at: stamp(ctx) });
  await tellLeave(ctx, after, { applicant: 'leave_reviewed' });
  return after;
}

export async function approveLeave(ctx: Ctx, input: ParsedInput<typeof approveEndpoint>): Promise<Answer> {
  const after = await decideApproval(ctx, input);
  return answer(ctx, after, after.status === 'Approved' ? LEAVE_MESSAGES.approved : LEAVE_MESSAGES.passed);
}

/** The last level approves; an earlier one passes the leave on. */
export async function decideApproval(ctx: Ctx, input: Decision): Promise<LeaveRecord> {
  const record = await lockLeave(ctx, input.id, 'managed');
  await demandTurn(ctx, record, 'approve');
  return approveOrPass(ctx, record, input);
}

/** A leave that was filed a moment ago, by whoever may approve it at once. */
export async function approveFiled(ctx: Ctx, record: LeaveRecord): Promise<LeaveRecord> {
  await demandTurn(ctx, record, 'approve', true);
  return approveOrPass(ctx, record, { remark: null });
}

async function approveOrPass(ctx: Ctx, record: LeaveRecord, input: Omit<Decision, 'id'>): Promise<LeaveRecord> {
  const next = approvesForAll(leaveActor(ctx), leaveState(record, false)) ? null : await nextTurn(ctx, record);
  return next === null ? approveRecord(ctx, record, input) : passOn(ctx, record, next, input);
}

type Turn = Pick<LeaveRecord, 'level' | 'approver_ids'>;

/**
 * Who is asked after this approval; null: nobody. Whoever approves now is not asked again by the levels that follow, as
 * when a substitute sits on the next one, unless the company wants two people.
 */
async function nextTurn(ctx: Ctx, { employee_id, chain, level: present }: LeaveRecord): Promise<Turn | null> {
  const { four_eyes } = await leaveRules(ctx);
  const [employee] = await getEmployees(seeingAll(ctx), [employee_id]);
  for (let level = present + 1; level <= (chain?.length ?? 1); level++) {
    const approver_ids = employee ? await turnToday(ctx, chain, level, employee) : null;
    if (four_eyes || !approver_ids?.includes(ctx.actor.userId)) return { level, approver_ids };
  }
  return null;
}

async function passOn(ctx: Ctx, record: LeaveRecord, turn: Turn, input: Omit<Decision, 'id'>): Promise<LeaveRecord> {
  const after = await move(ctx, record, 'pass', input, { ...turn, reviewed_by: ctx.actor.userId, reviewed_at: stamp(ctx) });
  await tellLeave(ctx, after, { approvers: 'leave_submitted', applicant: 'leave_reviewed' });
  return after;
}

/** Judges the rules once more, books the days and approves. @throws 422 by field on what no longer holds. */
async function approveRecord(ctx: Ctx, record: LeaveRecord, input: Omit<Decision, 'id'>): Promise<LeaveRecord> {
  const current = isLive(record.status) ? await judgeAgain(ctx, record) : record;
  const { status, remark } = input;
  const after = await move(ctx, current, 'approve', { status, remark }, { approved_by: ctx.actor.userId, approved_at: stamp(ctx), approver_ids: null });
  await bookUse(ctx, after);
  await deferUnpaid(ctx, after);
  await tellLeave(ctx, after, { applicant: 'leave_approved' });
  return after;
}

/**
 * The rules as they are now, on the days that are left of the leave: notice and backdating by the day of the application,
 * where the employee applied; blackout days are the approver's to judge. The days follow the calendar of today.
 */
async function judgeAgain(ctx: Ctx, record: LeaveRecord): Promise<LeaveRecord> {
  const [employee] = await getEmployees(seeingAll(ctx), [record.employee_id]);
  if (!employee) return record;
  const leave_ids = [record.id, ...(record.continues_id === null ? [] : [record.continues_id])];
  const present = (await daysOf(ctx, record.id)).filter(({ live }) => live);
  const asked = {
    leave_type_id: record.leave_type_id,
    start: record.start_date as CalendarDate,
    end: record.end_date as CalendarDate,
    duration: record.duration,
    birth: record.birth_date as CalendarDate | null,
    files: [...(await presentFilesOf(ctx, 'leave', leave_ids, 'documents')).values()].flat().length,
    leave_ids,
    account_year: record.account_year,
    dates: new Set(present.map(({ date }) => date)),
  };
  const onBehalf = record.created_by !== employee.user_id;
  const assessment = await assessLeave(ctx, employee, asked, { today: record.apply_date as CalendarDate, onBehalf, blackouts: false });
  if (!assessment) return record;
  // Leave from before the date of birth was asked for has none, and no form to enter it in.
  const { birth_date: _unasked, ...faults } = assessment.faults;
  if (Object.keys(faults).length > 0) throw atApproval(faults);
  return takeDays(ctx, record, present, assessment.parts[0]?.days ?? []);
}

/** Every fault stands at `base`: the approver has no form with those fields. */
const atApproval = (faults: AppError['fields'] & object): AppError => invalidFields({ base: Object.values(faults).flat() });

export async function rejectLeave(ctx: Ctx, input: ParsedInput<typeof rejectEndpoint>): Promise<Answer> {
  return answer(ctx, await rejectRecord(ctx, input), LEAVE_MESSAGES.rejected);
}

export async function rejectRecord(ctx: Ctx, input: Decision): Promise<LeaveRecord> {
  const record = await lockLeave(ctx, input.id, 'managed');
  await demandTurn(ctx, record, 'reject');
  const after = await move(ctx, record, 'reject', input, { rejected_by: ctx.actor.userId, rejected_at: stamp(ctx), approver_ids: null });
  await endDays(ctx, record.id);
  await followCarry(ctx, [{ ...record, year: record.account_year }]);
  await tellLeave(ctx, after, { applicant: 'leave_rejected' });
  return after;
}
