/** Who may approve a batch: the preferences of company and payroll say whether it is another person than the preparers. */
import type { Ctx } from '#platform/server/http/context.ts';
import { companyConfig } from '#modules/company/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import type { PaymentDetail } from '../../contract/payment/payment.schema.ts';
import { canApproveBatch } from '../../contract/payment/payment.policy.ts';
import { namesOfUsers } from '../payroll.store.ts';
import { findSetting } from '../payroll-setting.store.ts';
import { withPreparer } from './payment.store.ts';
import type { PaymentRecord } from './payment.tables.ts';

export const PAYMENT_PAGE = '/payroll/document/payment';
const NAMED = 5;

/** Where the company asks for a second person; empty: the preparer may approve. */
export async function fourEyesIn(ctx: Ctx): Promise<('company' | 'payroll')[]> {
  const [company, payroll] = [await companyConfig(ctx), await findSetting(ctx)];
  return [...(company.four_eyes ? (['company'] as const) : []), ...(payroll.four_eyes ? (['payroll'] as const) : [])];
}

/** Users who may approve the batch as it stands. */
export async function approversOf(ctx: Ctx, { preparers }: Pick<PaymentRecord, 'preparers'>, fourEyes: boolean): Promise<number[]> {
  const users = await adminsWho(ctx, ctx.companyId, { route: PAYMENT_PAGE, actions: ['Approve'] });
  return users.filter((id) => canApproveBatch('Waiting for Payment Approval', preparers, id, fourEyes));
}

/** What whoever submits should know before: who may approve then. */
export async function approvalOf(ctx: Ctx, batch: PaymentRecord): Promise<PaymentDetail['approval']> {
  if (batch.status !== 'Draft' && batch.status !== 'Waiting for Payment Approval') return null;
  const asked = await fourEyesIn(ctx);
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
