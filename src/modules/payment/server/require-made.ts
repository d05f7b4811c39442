import { invalid } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYMENT_ERRORS } from '../contract/payment.messages.ts';

/** What is written down as paid has been paid. @throws 422 on `payment_date` when that day is still to come for the company */
export function requireMade(ctx: Ctx, payment_date: string): void {
  if (payment_date > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('payment_date', PAYMENT_ERRORS.paidAhead);
}
