import { isOwner } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/errors.ts';
import { userNames } from '#modules/identity/server/public.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findCompany } from '../company.store.ts';
import { presentSubscription } from './subscription.presenter.ts';
import { allPlans, findSubscription, listInvoices } from './subscription.store.ts';

/** Plan, seats and modules of the company; invoices for its owner alone. */
export async function subscriptionOf(ctx: Ctx) {
  const [company, planned, plans, invoices] = await pipeline(
    ctx,
    () => findCompany(ctx, ctx.companyId),
    () => findSubscription(ctx, ctx.companyId),
    () => allPlans(ctx),
    async () => (isOwner(ctx.actor) ? listInvoices(ctx, ctx.companyId) : null),
  );
  if (!company) throw notFound();
  const names = await userNames(ctx, [company.user_id]);
  return presentSubscription({
    company,
    planned,
    plans,
    owner: { id: company.user_id, name: names.get(company.user_id) ?? '' },
    invoices,
    today: todayIn(ctx.clock, ctx.actor.timeZone),
  });
}

export async function showSubscription(ctx: Ctx) {
  return { data: await subscriptionOf(ctx) };
}
