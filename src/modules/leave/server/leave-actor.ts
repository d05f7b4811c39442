/** The signed-in person as the policy of leave sees them, and the company's rules of approval. */
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { reviewedEntryStates } from '#modules/approval/contract/decision.policy.ts';
import { deciderOf } from '#modules/approval/server/public.ts';
import { companyConfig, fourEyesFor } from '#modules/company/server/public.ts';
import type { LeaveActor, LeaveRules, LeaveState } from '../contract/leave.policy.ts';
import { leaveWorkflow } from '../contract/leave.workflow.ts';
import { leaveFourEyes } from './leave-four-eyes.ts';
import type { LeaveRecord } from './leave.tables.ts';

/** The page whose actions decide leave. */
export const MANAGE = '/leave/manage';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

export const leaveActor = (ctx: Ctx): LeaveActor => ({ ...deciderOf(ctx, { page: MANAGE }), today: today(ctx) });

export async function leaveRules(ctx: Ctx): Promise<LeaveRules> {
  const { leave_review_required, leave_self_cancel } = await companyConfig(ctx);
  return {
    entryStates: reviewedEntryStates(leaveWorkflow, leave_review_required),
    finish: 'approve',
    four_eyes: await fourEyesFor(ctx, leaveFourEyes),
    self_cancel: leave_self_cancel,
  };
}

export const leaveState = ({ status, employee_id, start_date }: LeaveRecord, locked: boolean): LeaveState => ({ status, employee_id, start_date, locked });
