/** The signed-in person as the policy of claims sees them, and the company's rules. */
import { pipeline } from '#platform/server/db/scope.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { reviewedEntryStates } from '#modules/approval/contract/decision.policy.ts';
import { deciderOf } from '#modules/approval/server/public.ts';
import { fourEyesFor } from '#modules/company/server/public.ts';
import { asksSecondPerson } from '#modules/payment/server/public.ts';
import type { ClaimRules, ClaimState } from '../contract/claim.policy.ts';
import { claimWorkflow } from '../contract/claim.workflow.ts';
import { claimFourEyes } from './claim-four-eyes.ts';
import { claimSettingOf } from './setting/claim-setting.store.ts';

/** The page whose actions move claims. */
export const MANAGE = '/claim/manage';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);
export const claimActor = (ctx: Ctx) => deciderOf(ctx, { page: MANAGE });

export async function claimRules(ctx: Ctx): Promise<ClaimRules> {
  const [{ review_required }, four_eyes, payment_four_eyes] = await pipeline(
    ctx,
    () => claimSettingOf(ctx),
    () => fourEyesFor(ctx, claimFourEyes),
    () => asksSecondPerson(ctx),
  );
  return { entryStates: reviewedEntryStates(claimWorkflow, review_required), finish: 'approve', four_eyes, payment_four_eyes };
}

export const claimState = ({ status, employee_id, payment_method, prepared_by }: Omit<ClaimState, 'in_batch'>, in_batch: boolean): ClaimState => ({
  status,
  employee_id,
  payment_method,
  prepared_by,
  in_batch,
});
