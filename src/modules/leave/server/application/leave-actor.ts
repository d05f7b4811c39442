/** The signed-in person as the policy of leave sees them, and the company's rules of approval. */
import { mayAct } from '#platform/contract/access.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { companyConfig, fourEyesFor } from '#modules/company/server/public.ts';
import type { LeaveActor, LeaveRules, LeaveState } from '../../contract/leave.policy.ts';
import { leaveFourEyes } from '../leave-four-eyes.ts';
import type { LeaveRecord } from '../leave.tables.ts';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

export const leaveActor = (ctx: Ctx): LeaveActor => ({
  userId: ctx.actor.userId,
  employeeId: ctx.actor.employee?.id ?? null,
  owner: ctx.actor.type === 'owner',
  may: (action) => mayAct(ctx.actor, ctx.house.pages, '/leave/manage', action),
  today: today(ctx),
});

export async function leaveRules(ctx: Ctx): Promise<LeaveRules> {
  const { leave_review_required, leave_self_cancel } = await companyConfig(ctx);
  return { review_required: leave_review_required, self_cancel: leave_self_cancel, four_eyes: await fourEyesFor(ctx, leaveFourEyes) };
}

export const leaveState = (record: LeaveRecord, locked: boolean): LeaveState => ({
  status: record.status,
  employee_id: record.employee_id,
  start_date: record.start_date,
  reviewed_by: record.reviewed_by,
  approver_ids: record.approver_ids,
  level: record.level,
  levels: record.chain?.length ?? 1,
  locked,
});
