/** Who may approve a batch: the company says whether it is another person than the preparers. */
import type { Ctx } from '#platform/server/http/context.ts';
import { fourEyesFor } from '#modules/company/server/public.ts';
import { adminsWho, namesOfUsers } from '#modules/identity/server/public.ts';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { canApproveBatch } from '../contract/payment.policy.ts';
import { paymentFourEyes } from './payment-four-eyes.ts';
import { withPreparer } from './payment.store.ts';
import type { PaymentRecord } from './payment.tables.ts';

export const PAYMENT_PAGE = '/payroll/document/payment';
const NAMED = 5;

/** Whether the company asks for a second person; else the preparer may approve. */
export const asksSecondPerson = (ctx: Ctx): Promise<boolean> => fourEyesFor(ctx, paymentFourEyes);

/** Users who may approve the batch as it stands. */
export async function approversOf(ctx: Ctx, { preparers }: Pick<PaymentRecord, 'preparers'>, fourEyes: boolean): Promise<number[]> {
  const users = await adminsWho(ctx, ctx.companyId, { route: PAYMENT_PAGE, actions: ['Approve'] });
  return users.filter((id) => canApproveBatch('Waiting for Payment Approval', preparers, id, fourEyes));
}

/** What whoever submits should know before: who may approve then. */
export async function approvalOf(ctx: Ctx, batch: PaymentRecord): Promise<PaymentDetail['approval']> {
  if (batch.status !== 'Draft' && batch.status !== 'Waiting for Payment Approval') return null;
  const fourEyes = await asksSecondPerson(ctx);
  // Whoever submits is a preparer.
  const preparers = batch.status === 'Draft' ? withPreparer(batch, ctx.actor.userId) : batch.preparers;
  const users = await approversOf(ctx, { preparers }, fourEyes);
  const others = users.filter((id) => id !== ctx.actor.userId);
  const names = await namesOfUsers(ctx, others.slice(0, NAMED));
  return {
    four_eyes: fourEyes,
    names: [...names.values()],
    count: others.length,
    viewer: users.includes(ctx.actor.userId),
  };
}
