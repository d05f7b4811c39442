/** Tells the owner once when nine tenths of the seats are taken; once there is room again, the next time counts anew. */
import type { Ctx } from '#platform/server/context.ts';
import { isEmployeeLimitNear, employeeLimitOf } from '../../contract/subscription.schema.ts';
import { findCompany } from '../company.store.ts';
import { findSubscription, updateSubscription } from './subscription.store.ts';
import { SUBSCRIPTION_NOTICES, notifyOwner } from '../notify-owner.ts';

/** To be called after employees were added, taken back or moved to another plan. */
export async function noticeEmployeeLimit(ctx: Ctx): Promise<void> {
  const company = await findCompany(ctx, ctx.companyId);
  if (!company) return;
  const { subscription, plan } = await findSubscription(ctx, ctx.companyId);
  const employeeLimit = employeeLimitOf(subscription.seats, plan.max_employees);
  const used = company.active_employees_count;
  const near = isEmployeeLimitNear(used, employeeLimit);
  if (near === (subscription.seats_noticed_at !== null)) return;
  await updateSubscription(ctx, ctx.companyId, { seats_noticed_at: near ? ctx.clock.now().toISOString() : null });
  if (near && employeeLimit !== null) await notifyOwner(ctx, company, SUBSCRIPTION_NOTICES.seats, { used, seats: employeeLimit });
}
