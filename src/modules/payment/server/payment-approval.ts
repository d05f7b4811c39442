/** Who may approve a batch: the company says whether it is another person than the preparers. */
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fourEyesFor } from '#modules/company/server/public.ts';
import { namedAdminsWho } from '#modules/identity/server/public.ts';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { canApproveBatch } from '../contract/payment.policy.ts';
import { paymentFourEyes } from './payment-four-eyes.ts';
import { withPreparer } from './payment.store.ts';
import type { PaymentRecord } from './payment.tables.ts';

export const PAYMENT_PAGE = '/payroll/document/payment';
const NAMED = 5;

/** Whether the company asks for a second person; else the preparer may approve. */
export const asksSecondPerson = (ctx: Ctx): Promise<boolean> => fourEyesFor(ctx, paymentFourEyes);

const approving = (ctx: Ctx) => namedAdminsWho(ctx, ctx.companyId, { route: PAYMENT_PAGE, actions: ['Approve'] });

/** Of those who may approve batches, who may approve this one as it stands. */
const amongThem = <Someone extends { readonly id: number }>(users: readonly Someone[], { preparers }: Pick<PaymentRecord, 'preparers'>, fourEyes: boolean) =>
  users.filter(({ id }) => canApproveBatch('Waiting for Payment Approval', preparers, id, fourEyes));

/** Users who may approve the batch as it stands. */
export const approversOf = async (ctx: Ctx, batch: Pick<PaymentRecord, 'preparers'>, fourEyes: boolean): Promise<number[]> =>
  amongThem(await approving(ctx), batch, fourEyes).map(({ id }) => id);

/** What whoever submits should know before: who may approve then. */
export async function approvalOf(ctx: Ctx, batch: PaymentRecord): Promise<PaymentDetail['approval']> {
  if (batch.status !== 'Draft' && batch.status !== 'Waiting for Payment Approval') return null;
  const [fourEyes, may] = await pipeline(
    ctx,
    () => asksSecondPerson(ctx),
    () => approving(ctx),
  );
  // Whoever submits is a preparer.
  const preparers = batch.status === 'Draft' ? withPreparer(batch, ctx.actor.userId) : batch.preparers;
  const users = amongThem(may, { preparers }, fourEyes);
  const others = users.filter(({ id }) => id !== ctx.actor.userId);
  return {
    four_eyes: fourEyes,
    names: others.slice(0, NAMED).map(({ name }) => name),
    count: others.length,
    viewer: users.length > others.length,
  };
}
