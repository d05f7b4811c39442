import { seatsOf } from '../contract/subscription.schema.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { findSubscription } from './subscription.store.ts';

/** Active employees that the company's subscription allows; null without a limit. */
export async function seatLimit(tx: Pick<Transaction, 'db'>, companyId: number): Promise<number | null> {
  const { subscription, plan } = await findSubscription(tx, companyId);
  return seatsOf(subscription.seats, plan.max_employees);
}
