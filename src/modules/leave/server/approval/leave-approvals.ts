/** The leaves that wait for the caller, for the approvals inbox. */
import { changed, forbidden, invalid } from '#platform/contract/errors.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { APPROVAL_MESSAGES } from '#modules/approval/contract/approval.messages.ts';
import type { ApprovalAction, ApprovalItem } from '#modules/approval/contract/approval.schema.ts';
import type { ApprovalDecision, ApprovalProvider } from '#modules/approval/server/public.ts';
import { LEAVE_APPROVAL } from '../../contract/leave-approval.messages.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { leaveWorkflow } from '../../contract/leave.workflow.ts';
import { lockLeave } from './decide-leave.ts';
import { leaveActor } from '../application/leave-actor.ts';
import { leavesById } from '../list/leave-list.store.ts';
import { presentLeaves, startPresenting } from '../leave.presenter.ts';
import type { LeaveRecord } from '../leave.tables.ts';
import { DECISIONS } from '../list/manage-leaves.ts';
import { periodText } from '../application/tell-leave.ts';
import { waitingLeaves } from './waiting.store.ts';

const { moves } = leaveWorkflow;
const ACTIONS = [
  { key: 'approve', label: moves.approve.label, done: LEAVE_APPROVAL.approved, danger: false, remark: false },
  { key: 'review', label: moves.review.label, done: LEAVE_APPROVAL.reviewed, danger: false, remark: false },
  { key: 'reject', label: moves.reject.label, done: LEAVE_APPROVAL.rejected, danger: true, remark: true },
] as const satisfies readonly ApprovalAction[];

/** `Annual Leave · 06/11/26 (Full Day) · 11 days left after it`. */
function detailOf(record: LeaveRecord, { item_type, balance_after }: LeaveRow): Text {
  const period = periodText(record);
  const type = { en: item_type?.name ?? '', ms: item_type?.name_ms ?? '' };
  const left = (locale: 'en' | 'ms') => (balance_after === null ? [] : [say(LEAVE_APPROVAL.leftAfter, locale, { days: balance_after })]);
  return Object.fromEntries(LOCALES.map((locale) => [locale, [type[locale], period[locale], ...left(locale)].join(' · ')])) as Text;
}

/** A review hands a leave over: it waits for the approver from then on. */
const sinceOf = ({ reviewed_at, created_at }: LeaveRecord) => new Date(instantText(reviewed_at ?? created_at)).toISOString();

async function show(ctx: Ctx, ids: readonly number[]): Promise<Omit<ApprovalItem, 'type'>[]> {
  const [records] = await together(
    ctx,
    () => leavesById(ctx, ids),
    () => startPresenting(ctx),
  );
  const rows = await presentLeaves(ctx, records, new Set(['employee', 'item_type']));
  return records.map((record, at) => {
    const row = rows[at] as LeaveRow;
    return {
      id: record.id,
      title: record.number,
      detail: detailOf(record, row),
      note: record.reason,
      person: { id: record.employee_id, name: row.employee?.name ?? '' },
      since: sinceOf(record),
      status: record.status,
      actions: ACTIONS.filter(({ key }) => row.can[key]),
      route: `/leave/manage?open=${record.id}`,
    };
  });
}

async function decide(ctx: Ctx, { id, action, remark, status }: ApprovalDecision): Promise<void> {
  const key = ACTIONS.find((each) => each.key === action)?.key;
  if (!key) throw invalid('action', APPROVAL_MESSAGES.unknownAction);
  if (!leaveActor(ctx).may(DECISIONS[key].needs)) throw forbidden();
  // Asked before whose turn it is: somebody else's decision is the better reason than 'not your turn'.
  const { status: now } = await lockLeave(ctx, id, 'managed');
  if (status !== undefined && status !== now) throw changed();
  await DECISIONS[key].decide(ctx, { id, status, remark });
}

export const leaveApprovals: ApprovalProvider = {
  type: 'leave',
  title: LEAVE_APPROVAL.leave,
  waiting: waitingLeaves,
  show,
  decide,
};
