import { addDays } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countAdmins } from '#modules/identity/server/public.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES, PLAN_NAMES } from '../../contract/company.messages.ts';
import type { changeSubscription as endpoint } from '../../contract/subscription.endpoints.ts';
import { findCompany } from '../company.store.ts';
import { issueInvoice, periodEnd } from './issue-invoice.ts';
import { noticeEmployeeLimit } from './notice-employee-limit.ts';
import { subscriptionOf } from './show-subscription.ts';
import { cancelUnpaidFrom, findPlan, findSubscription, updateSubscription } from './subscription.store.ts';
import { recordChange } from '../notify-company.ts';
import { notifyAccess } from '../notify-access.ts';

/**
 * Moves the company to a plan from today: the period starts anew and is billed; what was billed from today on
 * under the old plan and is not paid falls away. A plan that holds fewer employees or admins than are active is refused.
 */
export async function changeSubscription(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  const company = await findCompany(ctx, ctx.companyId, true);
  if (!company) throw notFound();
  const before = await findSubscription(ctx, ctx.companyId, true);
  const plan = await findPlan(ctx, input.plan);
  const name = say(PLAN_NAMES[plan.key], ctx.locale);
  if (before.plan.key === plan.key && before.subscription.billing_cycle === input.billing_cycle) throw invalid('plan', COMPANY_ERRORS.samePlan);
  const employees = company.active_employees_count;
  if (plan.max_employees !== null && employees > plan.max_employees) {
    throw invalid('plan', COMPANY_ERRORS.tooManyEmployees, { plan: name, limit: plan.max_employees, count: employees });
  }
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const admins = await countAdmins(ctx, ctx.companyId, today);
  if (plan.max_admins !== null && admins > plan.max_admins) {
    throw invalid('plan', COMPANY_ERRORS.tooManyAdmins, { plan: name, limit: plan.max_admins, count: admins });
  }
  await updateSubscription(ctx, ctx.companyId, {
    plan_id: plan.id,
    billing_cycle: input.billing_cycle,
    status: 'Active',
    started_at: today,
    renews_at: addDays(periodEnd(today, input.billing_cycle), 1),
    trial_ends_at: null,
    seats: plan.max_employees ?? Math.max(1, employees),
  });
  await cancelUnpaidFrom(ctx, ctx.companyId, today);
  const after = await findSubscription(ctx, ctx.companyId);
  await issueInvoice(ctx, after, { companyId: ctx.companyId, timeZone: ctx.actor.timeZone, clock: ctx.clock, start: today, today, employees });
  await recordChange(ctx, {
    action: 'plan-changed',
    subject_type: 'subscription',
    subject_id: after.subscription.id,
    before: { plan: before.plan.key, billing_cycle: before.subscription.billing_cycle },
    after: { plan: plan.key, billing_cycle: input.billing_cycle },
  });
  await noticeEmployeeLimit(ctx);
  await notifyAccess(ctx);
  return { success: true as const, message: say(COMPANY_MESSAGES.planChanged, ctx.locale, { plan: name }), data: await subscriptionOf(ctx) };
}
