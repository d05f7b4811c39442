/** Claims as something that payment batches pay: they follow the batch. */
import { formatDate, monthRange } from '#platform/contract/dates.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PayableProblem } from '#modules/payment/contract/payment.schema.ts';
import { returnRemark, type Payable, type PayableProvider } from '#modules/payment/server/public.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import { isTheirs } from '../../contract/claim.policy.ts';
import { claimActor, today } from '../claim-actor.ts';
import { getClaim, lockOwnersOf } from '../claim.store.ts';
import type { ClaimRecord } from '../claim.tables.ts';
import { CLAIM_SUBJECT, findClaimPayables, sumClaimPayables, type FoundPayable } from './claim-payable.store.ts';
import { followMoves } from './follow-moves.ts';
import { UNPREPARED } from './move-payment.ts';

function problemsOf({ status, amount, method, account_no, bank_id }: FoundPayable): PayableProblem[] {
  const found: PayableProblem[] = status === 'Approved' ? [] : ['notReady'];
  if (amount <= 0) return [...found, 'noAmount'];
  if (method !== 'Bank Transfer') return [...found, 'notTransfer'];
  if (!account_no) found.push('noAccount');
  else if (!/^\d{5,20}$/.test(account_no)) found.push('badAccount');
  if (account_no && bank_id === null) found.push('noBank');
  return found;
}

function asPayable(row: FoundPayable): Payable {
  const { identity_number, passport, status: _evaluated, submit_date, number, ...rest } = row;
  return {
    ...rest,
    number: number ?? '',
    kind: null,
    start_date: submit_date ?? '',
    end_date: submit_date ?? '',
    identity_type: identity_number ? 'NRIC' : passport ? 'Passport' : null,
    identity_no: identity_number ?? passport,
    problems: problemsOf(row),
  };
}

const prepared = (ctx: Ctx) => ({ payment_method: 'Bank Transfer', prepared_by: ctx.actor.userId, prepared_at: ctx.clock.now().toISOString() }) as const;

/** All of them, or somebody else was at work on one. @throws 409 */
const requireAll = (moved: readonly unknown[], ids: readonly number[]) => {
  if (moved.length !== ids.length) throw changed();
};

/** Nobody pays their own, the owner excepted: a batch with one is somebody else's to handle. @throws 422 naming it */
function requireTheirs(ctx: Ctx, moved: readonly ClaimRecord[]): readonly ClaimRecord[] {
  const actor = claimActor(ctx);
  const own = moved.find((claim) => !isTheirs(actor, claim));
  if (own) throw invalid('base', CLAIM_ERRORS.ownInBatch, { number: own.number ?? '' });
  return moved;
}

export const claimPayable: PayableProvider = {
  type: 'Claim',
  subject: CLAIM_SUBJECT,
  list: async (ctx, filter, page) => (await findClaimPayables(ctx, filter, page)).map(asPayable),
  lockOwners: lockOwnersOf,
  summarise: sumClaimPayables,
  async submit(ctx, ids) {
    const tied = requireTheirs(ctx, await followMoves(ctx, ids, 'prepare', prepared(ctx), { claimant: 'claim_prepared' }));
    return new Map(tied.map(({ id, approved_amount }) => [id, approved_amount]));
  },
  async approve(ctx, ids) {
    const values = { payment_approved_by: ctx.actor.userId, payment_approved_at: ctx.clock.now().toISOString() };
    requireAll(requireTheirs(ctx, await followMoves(ctx, ids, 'batch_approved', values, { claimant: 'claim_payment_approved' })), ids);
  },
  async pay(ctx, ids, { payment_date, reference, at }) {
    const values = { payment_date, payment_reference: reference, paid_by: ctx.actor.userId, paid_at: at };
    requireAll(requireTheirs(ctx, await followMoves(ctx, ids, 'batch_paid', values, { claimant: 'claim_paid' })), ids);
  },
  /** What is approved comes to something, so that nothing is ever left out. */
  async settle(_ctx, ids) {
    requireAll([], ids);
  },
  async release(ctx, ids) {
    requireAll(await followMoves(ctx, ids, 'batch_released', UNPREPARED, {}), ids);
  },
  async takeBack(ctx, id, form) {
    const { payment_date } = await getClaim(ctx, id, 'managed', true);
    if (payment_date !== null && form.returned_on < payment_date)
      throw invalid('returned_on', CLAIM_ERRORS.returnedBeforePaid, { date: formatDate(payment_date) });
    requireAll(await followMoves(ctx, [id], 'bank_returned', UNPREPARED, {}, returnRemark(ctx, form)), [id]);
  },
  kinds: async () => new Map(),
  kindsOfBatches: async () => new Map(),
  proposal: async (ctx) => ({ ...monthRange(today(ctx)), pay_date: today(ctx) }),
};
