/** Leave as something that is decided: what the inbox shows of it, and what follows from each move. */
import { LOCALES, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { MadeMove, Subject, SubjectItem, SubjectRecord, DecisionNotice } from '#modules/approval/server/public.ts';
import { endApproval } from '#modules/approval/server/public.ts';
import { employeeNames } from '#modules/employee/server/public.ts';
import { LEAVE_APPROVAL } from '../../contract/leave-approval.messages.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { leaveWorkflow, type LeaveStatus } from '../../contract/leave.workflow.ts';
import { bookUse } from '../application/book-leave.ts';
import { leaveRules, MANAGE } from '../leave-actor.ts';
import { approvedLeaveChanged } from '../application/leave-changes.ts';
import { periodText, notifyLeave } from '../notify-leave.ts';
import { accountsDrawnOn, lockLeaveOf } from '../entitlement/account.store.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import { leavesById } from '../leave-list.store.ts';
import { balanceAfter, withForeseen } from '../leave.presenter.ts';
import { changeLeave, endDays, getLeave, type Visibility } from '../leave.store.ts';
import type { LeaveRecord } from '../leave.tables.ts';
import { replaceOthers } from '../replacement/replace-days.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { deferUnpaid } from '../unpaid-leave.ts';
import { evaluateAgain } from './evaluate-again.ts';
import { previewLeave } from './preview-leave.ts';

/** Locks the employee's leave, then the record: decisions and applications of one person never cross. */
export async function lockLeave(ctx: Ctx, id: number, visibility: Visibility): Promise<LeaveRecord> {
  const { employee_id } = await getLeave(ctx, id, visibility);
  await lockLeaveOf(ctx, employee_id);
  return getLeave(ctx, id, visibility, true);
}

/** `Annual Leave · 06/11/26, full day · 11 days left after it`. */
function detailOf(record: LeaveRecord, type: LeaveTypeRecord | undefined, left: number | null): Text {
  const period = periodText(record);
  const name = { en: type?.name ?? '', ms: type?.name_ms ?? '' };
  const after = (locale: Locale) => (left === null ? [] : [say(LEAVE_APPROVAL.leftAfter, locale, { days: left })]);
  return Object.fromEntries(LOCALES.map((locale) => [locale, [name[locale], period[locale], ...after(locale)].join(' · ')])) as Text;
}

async function items(ctx: Ctx, waiting: readonly SubjectRecord[]): Promise<SubjectItem[]> {
  const ids = waiting.map(({ id }) => id);
  const [records, all, names, drawnOn] = await pipeline(
    ctx,
    () => leavesById(ctx, ids),
    () => findTypes(ctx, true),
    () =>
      employeeNames(
        ctx,
        waiting.map(({ employee_id }) => employee_id),
      ),
    () => accountsDrawnOn(ctx, waiting),
  );
  const types = new Map(all.map((type) => [type.id, type]));
  const accounts = await withForeseen(ctx, records, types, drawnOn);
  return records.map((record) => ({
    id: record.id,
    title: record.number,
    detail: detailOf(record, types.get(record.leave_type_id), balanceAfter(record, types, accounts)),
    version: instantText(record.updated_at),
    note: record.reason,
    person: { id: record.employee_id, name: names.get(record.employee_id) ?? '' },
    route: `${MANAGE}?open=${record.id}`,
  }));
}

/** Where a move leads, with who made it and when. */
async function moved(ctx: Ctx, record: LeaveRecord, { action, to, remark }: MadeMove<never>): Promise<LeaveRecord> {
  const [by, at] = [ctx.actor.userId, ctx.clock.now().toISOString()];
  const write = (change: Partial<LeaveRecord>) => changeLeave(ctx, record.id, { ...change, status: to as LeaveStatus, ...(remark ? { remark } : {}) });
  if (action === 'review' || action === 'pass') return write({ reviewed_by: by, reviewed_at: at });
  if (action === 'reject') {
    const after = await write({ rejected_by: by, rejected_at: at });
    await endDays(ctx, record.id);
    await followCarry(ctx, [{ ...record, year: record.account_year }]);
    return after;
  }
  await evaluateAgain(ctx, record);
  for (const emptied of await replaceOthers(ctx, record)) await endApproval(ctx, leaveSubject, emptied);
  const after = await write({ approved_by: by, approved_at: at });
  await bookUse(ctx, after);
  await deferUnpaid(ctx, after);
  await approvedLeaveChanged(ctx, after);
  return after;
}

const APPLICANT = {
  review: 'leave_reviewed',
  pass: 'leave_reviewed',
  approve: 'leave_approved',
  override: 'leave_approved',
  reject: 'leave_rejected',
} as const;

const announced = (action: string) => (action in APPLICANT ? { applicant: APPLICANT[action as keyof typeof APPLICANT] } : {});

export const leaveSubject: Subject<LeaveRecord, never> = {
  workflow: leaveWorkflow,
  title: LEAVE_APPROVAL.leave,
  counted: LEAVE_APPROVAL.counted,
  page: MANAGE,
  reminder: { type: 'leave_submitted', route: `${MANAGE}?mine=true` },
  pass: 'pass',
  override: 'override',
  refusals: { own: LEAVE_ERRORS.ownLeave, turn: LEAVE_ERRORS.notYourTurn, first: LEAVE_ERRORS.reviewFirst, same: LEAVE_ERRORS.sameReviewer },
  rules: leaveRules,
  lock: (ctx, id) => lockLeave(ctx, id, 'managed'),
  lockPeople: async (ctx, ids) => lockLeaveOf(ctx, ...(await leavesById(ctx, ids)).map(({ employee_id }) => employee_id)),
  items,
  async groups(ctx) {
    return new Map((await findTypes(ctx, true)).map(({ id, name, name_ms }) => [String(id), { en: name, ms: name_ms }]));
  },
  preview: previewLeave,
  moved,
  notify: (ctx, leave, { action, deciders }: DecisionNotice) =>
    notifyLeave(ctx, leave, { ...announced(action), approvers: { type: 'leave_submitted', users: deciders } }),
};
