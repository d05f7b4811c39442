/** Paying a claim by hand: approving what somebody prepared, taking it back, saying that it was paid. */
import { dateInZone, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { decideMany } from '#modules/approval/server/public.ts';
import { requireMade } from '#modules/payment/server/public.ts';
import { computeAnew, lockOpenPayroll, lockEmployees } from '#modules/payroll/server/public.ts';
import { CLAIM_ERRORS, CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import { isTheirs, paymentRefusal, type PaymentRefusal } from '../../contract/claim.policy.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import type * as calls from '../../contract/pay-claim.endpoints.ts';
import { auditMove } from '../audit-move.ts';
import { claimActor, claimRules, claimState } from '../claim-actor.ts';
import { batchesOf, changeClaim, getClaim, lockClaim } from '../claim.store.ts';
import { answerClaim } from '../claim.presenter.ts';
import type { ClaimRecord, NewClaim } from '../claim.tables.ts';
import { notifyClaim } from '../notify-claim.ts';
import { PROOFS } from './proofs.ts';

interface Seen {
  readonly id: number;
  readonly status?: string | undefined;
  readonly updated_at?: string | null | undefined;
  readonly remark?: string | null;
}
type ByHand = 'approve_payment' | 'send_back' | 'made_payment';

const REFUSALS: Readonly<Record<PaymentRefusal, Text>> = {
  batch: CLAIM_ERRORS.followsBatch,
  salary: CLAIM_ERRORS.followsSalary,
  prepared: CLAIM_ERRORS.preparedByYou,
};

/** Nothing of a payment is left. */
export const UNPREPARED = {
  payment_method: null,
  payment_date: null,
  payment_reference: null,
  payroll_id: null,
  prepared_by: null,
  prepared_at: null,
  payment_approved_by: null,
  payment_approved_at: null,
  paid_by: null,
  paid_at: null,
} as const satisfies Partial<NewClaim>;

/** Locked and judged. @throws 409 on another status or version; 422 on one's own, and on what follows a batch or a payroll */
async function payable(ctx: Ctx, { id, status, updated_at }: Seen, action: ByHand): Promise<ClaimRecord> {
  const claim = await lockClaim(ctx, id, 'managed');
  if (status !== undefined && status !== claim.status) throw changed();
  requireSeenVersion(claim, updated_at ?? undefined);
  const actor = claimActor(ctx);
  if (!isTheirs(actor, claim)) throw invalid('base', CLAIM_ERRORS.ownClaim);
  const inBatch = (await batchesOf(ctx, [id])).size > 0;
  const refusal = paymentRefusal(actor, claimState(claim, inBatch), action, await claimRules(ctx));
  if (refusal) throw invalid('base', REFUSALS[refusal]);
  return claim;
}

async function move(ctx: Ctx, claim: ClaimRecord, action: ByHand, values: Partial<NewClaim>, { remark }: Pick<Seen, 'remark'>, facts: object = {}) {
  const status = await moveRecord(ctx, { workflow: claimWorkflow, action, subjectId: claim.id, current: claim.status, remark, payload: { ...facts } });
  const after = await changeClaim(ctx, claim.id, { ...values, ...(status ? { status } : {}) });
  await auditMove(ctx, action, claim, after, { ...facts, remark });
  return after;
}

export async function approvePayment(ctx: Ctx, seen: Seen): Promise<ClaimRecord> {
  const claim = await payable(ctx, seen, 'approve_payment');
  const values = { payment_approved_by: ctx.actor.userId, payment_approved_at: ctx.clock.now().toISOString() };
  const after = await move(ctx, claim, 'approve_payment', values, seen);
  await notifyClaim(ctx, after, { claimant: 'claim_payment_approved' });
  return after;
}

/**
 * The pay of its owner first, as whoever processes it, also while no payroll has the claim: one may be about to take it.
 * A payroll that is no longer open keeps the claim. @throws 422 naming it
 */
export async function sendBack(ctx: Ctx, seen: Seen): Promise<ClaimRecord> {
  const { employee_id } = await getClaim(ctx, seen.id, 'managed');
  await lockEmployees(ctx, [employee_id]);
  const { payroll_id } = await getClaim(ctx, seen.id, 'managed');
  if (payroll_id !== null) await lockOpenPayroll(ctx, payroll_id);
  const claim = await payable(ctx, seen, 'send_back');
  const after = await move(ctx, claim, 'send_back', UNPREPARED, seen);
  if (payroll_id !== null) await computeAnew(ctx, payroll_id);
  await notifyClaim(ctx, after, {});
  return after;
}

interface PaidByHand extends Seen {
  readonly payment_date: string;
  readonly reference: string;
}

async function paid(ctx: Ctx, { payment_date, reference, ...seen }: PaidByHand): Promise<ClaimRecord> {
  const claim = await payable(ctx, seen, 'made_payment');
  const approved = claim.approved_at === null ? payment_date : dateInZone(claim.approved_at, ctx.actor.timeZone);
  requireMade(ctx, payment_date);
  if (payment_date < approved) throw invalid('payment_date', CLAIM_ERRORS.paidBeforeApproved, { date: formatDate(approved) });
  const facts = { payment_date, reference };
  const values = { payment_date, payment_reference: reference, paid_by: ctx.actor.userId, paid_at: ctx.clock.now().toISOString() };
  const after = await move(ctx, claim, 'made_payment', values, {}, facts);
  await notifyClaim(ctx, after, { claimant: 'claim_paid' });
  return after;
}

type Answer = OutputOf<typeof calls.approveClaimPayment>;

export const approveClaimPayment = async (ctx: Ctx, input: ParsedInput<typeof calls.approveClaimPayment>): Promise<Answer> =>
  answerClaim(ctx, await approvePayment(ctx, input), CLAIM_MESSAGES.paymentApproved);

export const sendBackClaim = async (ctx: Ctx, input: ParsedInput<typeof calls.sendBackClaim>): Promise<Answer> =>
  answerClaim(ctx, await sendBack(ctx, input), CLAIM_MESSAGES.sentBack);

export async function makeClaimPayment(ctx: Ctx, { proofs, ...input }: ParsedInput<typeof calls.makeClaimPayment>): Promise<Answer> {
  const after = await paid(ctx, input);
  await replaceFiles(ctx, proofs, { ...PROOFS, id: after.id });
  return answerClaim(ctx, after, CLAIM_MESSAGES.paid);
}

export async function payClaims(ctx: Ctx, { ids, ...facts }: ParsedInput<typeof calls.payClaims>): Promise<OutputOf<typeof calls.payClaims>> {
  const items = ids.map((id) => ({ type: claimWorkflow.subject, id }));
  const data = await decideMany(ctx, items, async ({ id }) => paid(ctx, { id, ...facts }));
  const { done, failed } = data;
  return { success: true, message: say(CLAIM_MESSAGES.bulk, ctx.locale, { done, failed }), data };
}
