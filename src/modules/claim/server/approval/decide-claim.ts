/** Reviews, approves, passes on and rejects; cancels; and the same for many. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { decide, decideMany, endApproval } from '#modules/approval/server/public.ts';
import { lockEmployees } from '#modules/payroll/server/public.ts';
import { CLAIM_ERRORS, CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import { isTheirs } from '../../contract/claim.policy.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import type * as calls from '../../contract/manage-claim.endpoints.ts';
import { auditMove } from '../audit-move.ts';
import { claimActor } from '../claim-actor.ts';
import { answerClaim } from '../claim.presenter.ts';
import { batchesOf, changeClaim, claimsById, lockClaim } from '../claim.store.ts';
import type { ClaimRecord } from '../claim.tables.ts';
import { approvePayment, sendBack } from '../pay/move-payment.ts';
import { notifyClaim } from '../notify-claim.ts';
import { claimSubject } from './claim-subject.ts';

type Seen = ParsedInput<typeof calls.reviewClaim>;
type Answer = OutputOf<typeof calls.reviewClaim>;

const decided = (ctx: Ctx, { updated_at, ...input }: Seen, action: 'review' | 'approve' | 'reject') =>
  decide(ctx, claimSubject, { ...input, version: updated_at ?? undefined, action });

export const reviewClaim = async (ctx: Ctx, input: Seen): Promise<Answer> => answerClaim(ctx, await decided(ctx, input, 'review'), CLAIM_MESSAGES.reviewed);

/** The last level approves; an earlier one passes the claim on. */
export async function approveClaim(ctx: Ctx, input: Seen): Promise<Answer> {
  const after = await decided(ctx, input, 'approve');
  return answerClaim(ctx, after, after.status === 'Approved' ? CLAIM_MESSAGES.approved : CLAIM_MESSAGES.passed);
}

export const rejectClaim = async (ctx: Ctx, input: Seen): Promise<Answer> => answerClaim(ctx, await decided(ctx, input, 'reject'), CLAIM_MESSAGES.rejected);

interface Cancelling {
  readonly id: number;
  readonly status?: string | undefined;
  readonly updated_at?: string | null | undefined;
  readonly remark: string | null;
}

/** @throws 422 on one's own, and on a claim that stands in a payment batch */
async function cancelRecord(ctx: Ctx, { id, status: seen, updated_at, remark }: Cancelling): Promise<ClaimRecord> {
  const claim = await lockClaim(ctx, id, 'managed');
  const status = await moveRecord(ctx, { workflow: claimWorkflow, action: 'cancel', subjectId: id, current: claim.status, seen, remark });
  requireSeenVersion(claim, updated_at ?? undefined);
  if (!isTheirs(claimActor(ctx), claim)) throw invalid('base', CLAIM_ERRORS.ownClaim);
  if ((await batchesOf(ctx, [id])).size > 0) throw invalid('base', CLAIM_ERRORS.followsBatch);
  const after = await changeClaim(ctx, id, { ...(status ? { status } : {}), remark });
  await endApproval(ctx, claimSubject, after);
  await auditMove(ctx, 'cancel', claim, after, { remark });
  await notifyClaim(ctx, after, { claimant: 'claim_cancelled' });
  return after;
}

export const cancelClaim = async (ctx: Ctx, input: ParsedInput<typeof calls.cancelClaim>): Promise<Answer> =>
  answerClaim(ctx, await cancelRecord(ctx, input), CLAIM_MESSAGES.cancelled);

/** The same move of several claims. */
export async function decideClaims(ctx: Ctx, { ids, action, remark }: ParsedInput<typeof calls.decideClaims>): Promise<OutputOf<typeof calls.decideClaims>> {
  const { subject: type, moves } = claimWorkflow;
  if (!claimActor(ctx).may(moves[action].needs)) throw forbidden();
  // What may have to open a payroll locks the pay of all owners first, as whoever processes them.
  if (action === 'send_back')
    await lockEmployees(
      ctx,
      (await claimsById(ctx, ids)).map(({ employee_id }) => employee_id),
    );
  const move = { cancel: cancelRecord, approve_payment: approvePayment, send_back: sendBack } as const;
  const data = await decideMany(
    ctx,
    ids.map((id) => ({ type, id })),
    async ({ id }) => (action in move ? move[action as keyof typeof move](ctx, { id, remark }) : decide(ctx, claimSubject, { id, action, remark })),
  );
  const { done, failed } = data;
  return { success: true, message: say(CLAIM_MESSAGES.bulk, ctx.locale, { done, failed }), data };
}
