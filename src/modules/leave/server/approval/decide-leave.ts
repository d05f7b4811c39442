/** Reviews, approves, passes on and rejects. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { decide } from '#modules/approval/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import type { approveLeave as approveEndpoint, rejectLeave as rejectEndpoint, reviewLeave as reviewEndpoint } from '../../contract/manage-leave.endpoints.ts';
import { presentLeave } from '../leave.presenter.ts';
import type { LeaveRecord } from '../leave.tables.ts';
import { leaveSubject } from './leave-subject.ts';

type Answer = OutputOf<typeof approveEndpoint>;

const answer = async (ctx: Ctx, record: LeaveRecord, message: Text): Promise<Answer> => ({
  success: true,
  message: say(message, ctx.locale),
  data: await presentLeave(ctx, record, 'managed'),
});

export const reviewLeave = async (ctx: Ctx, input: ParsedInput<typeof reviewEndpoint>): Promise<Answer> =>
  answer(ctx, await decide(ctx, leaveSubject, { ...input, version: input.updated_at ?? undefined, action: 'review' }), LEAVE_MESSAGES.reviewed);

/** The last level approves; an earlier one passes the leave on. */
export async function approveLeave(ctx: Ctx, input: ParsedInput<typeof approveEndpoint>): Promise<Answer> {
  const after = await decide(ctx, leaveSubject, { ...input, version: input.updated_at ?? undefined, action: 'approve' });
  return answer(ctx, after, after.status === 'Approved' ? LEAVE_MESSAGES.approved : LEAVE_MESSAGES.passed);
}

export const rejectLeave = async (ctx: Ctx, input: ParsedInput<typeof rejectEndpoint>): Promise<Answer> =>
  answer(ctx, await decide(ctx, leaveSubject, { ...input, version: input.updated_at ?? undefined, action: 'reject' }), LEAVE_MESSAGES.rejected);
