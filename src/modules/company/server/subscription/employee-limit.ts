/** How many people the plan of a company holds. */
import type { Ctx } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { AdminLimit } from '#modules/identity/server/public.ts';
import { PLAN_NAMES } from '../../contract/company.messages.ts';
import { employeeLimitOf } from '../../contract/subscription.schema.ts';
import { findSubscription } from './subscription.store.ts';

/** Active employees that the company's subscription allows; null without a limit. */
export async function employeeLimit(tx: Pick<Transaction, 'db'>, companyId: number): Promise<number | null> {
  const { subscription, plan } = await findSubscription(tx, companyId);
  return employeeLimitOf(subscription.seats, plan.max_employees);
}

/** Admins that the plan allows. Locked, so that two people who add the last one at once do not both succeed. */
export async function adminLimit(ctx: Ctx): Promise<AdminLimit | null> {
  const { plan } = await findSubscription(ctx, ctx.companyId, true);
  return plan.max_admins === null ? null : { limit: plan.max_admins, plan: PLAN_NAMES[plan.key] };
}
