/** Who may approve a batch: the preferences of the company and of what is paid say whether it is another person than the preparers. */
import type { Ctx } from '#platform/server/http/context.ts';
import { companyConfig } from '#modules/company/server/public.ts';
import { adminsWho, namesOfUsers } from '#modules/identity/server/public.ts';
import type { PaymentDetail, PaymentType } from '../contract/payment.schema.ts';
import { canApproveBatch } from '../contract/payment.policy.ts';
import { payableProvider } from './payables.ts';
import { withPreparer } from './payment.store.ts';
import type { PaymentRecord } from './payment.tables.ts';

export const PAYMENT_PAGE = '/payroll/document/payment';
const NAMED = 5;

/** Where the company asks for a second person; empty: the preparer may approve. */
export async function fourEyesIn(ctx: Ctx, type: PaymentType): Promise<('company' | 'payroll')[]> {
  const [company, asks] = [await companyConfig(ctx), await payableProvider(type).asksSecondPerson(ctx)];
  return [...(company.four_eyes ? (['company'] as const) : []), ...(asks ? (['payroll'] as const) : [])];
}

/** Users who may approve the batch as it stands. */
export async function approversOf(ctx: Ctx, { preparers }: Pick<PaymentRecord, 'preparers'>, fourEyes: boolean): Promise<number[]> {
  const users = await adminsWho(ctx, ctx.companyId, { route: PAYMENT_PAGE, actions: ['Approve'] });
  return users.filter((id) => canApproveBatch('Waiting for Payment Approval', preparers, id, fourEyes));
}

/** What whoever submits should know before: who may approve then. */
export async function approvalOf(ctx: Ctx, batch: PaymentRecord): Promise<PaymentDetail['approval']> {
  if (batch.status !== 'Draft' && batch.status !== 'Waiting for Payment Approval') return null;
  const asked = await fourEyesIn(ctx, batch.type);
  // Whoever submits is a preparer.
  const preparers = batch.status === 'Draft' ? withPreparer(batch, ctx.actor.userId) : batch.preparers;
  const users = await approversOf(ctx, { preparers }, asked.length > 0);
  const others = users.filter((id) => id !== ctx.actor.userId);
  const names = await namesOfUsers(ctx, others.slice(0, NAMED));
  return {
    four_eyes: asked.length > 0,
    asked_in: asked,
    names: [...names.values()],
    count: others.length,
    viewer: users.includes(ctx.actor.userId),
  };
}
