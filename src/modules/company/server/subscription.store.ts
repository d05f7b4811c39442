/** All SQL of plans, subscriptions and their invoices. */
import { and, asc, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { PlanKey } from '../contract/subscription.schema.ts';
import { plans, subscriptionInvoices, subscriptions } from './subscription.tables.ts';

export type PlanRecord = typeof plans.$inferSelect;
export type SubscriptionRecord = typeof subscriptions.$inferSelect;
export type InvoiceRecord = typeof subscriptionInvoices.$inferSelect;
export interface PlannedSubscription {
  readonly subscription: SubscriptionRecord;
  readonly plan: PlanRecord;
}

type Tx = Pick<Transaction, 'db'>;

export async function allPlans(tx: Tx): Promise<PlanRecord[]> {
  return tx.db.select().from(plans).orderBy(asc(plans.price_per_employee), asc(plans.id));
}

export async function findPlan(tx: Tx, key: PlanKey): Promise<PlanRecord> {
  const [record] = await tx.db.select().from(plans).where(eq(plans.key, key));
  if (!record) throw new Error(`No plan ${key}`);
  return record;
}

/** Every company has a subscription from the day it was created. */
export async function findSubscription(tx: Tx, companyId: number): Promise<PlannedSubscription> {
  const [found] = await tx.db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .where(eq(subscriptions.company_id, companyId));
  if (!found) throw new Error(`Company ${companyId} has no subscription`);
  return found;
}

/** Subscriptions whose period or trial is over on a day, for the house. */
export async function dueSubscriptions(tx: Tx, today: CalendarDate): Promise<PlannedSubscription[]> {
  return tx.db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .where(and(lte(subscriptions.renews_at, today), eq(subscriptions.status, 'Active')))
    .orderBy(asc(subscriptions.id));
}

export async function insertSubscription(tx: Tx, values: typeof subscriptions.$inferInsert): Promise<void> {
  await tx.db.insert(subscriptions).values(values);
}

export async function updateSubscription(tx: Tx, companyId: number, values: Partial<typeof subscriptions.$inferInsert>): Promise<void> {
  await tx.db
    .update(subscriptions)
    .set({ ...values, updated_at: sql`clock_timestamp()` })
    .where(eq(subscriptions.company_id, companyId));
}

/** Newest first; two years of months. */
export async function listInvoices(tx: Tx, companyId: number): Promise<InvoiceRecord[]> {
  return tx.db
    .select()
    .from(subscriptionInvoices)
    .where(eq(subscriptionInvoices.company_id, companyId))
    .orderBy(desc(subscriptionInvoices.period_start), desc(subscriptionInvoices.id))
    .limit(24);
}

export async function insertInvoice(tx: Tx, values: typeof subscriptionInvoices.$inferInsert): Promise<InvoiceRecord> {
  const [record] = await tx.db.insert(subscriptionInvoices).values(values).returning();
  return record as InvoiceRecord;
}

/** Takes back what was billed from a day on and is not paid: another plan bills it anew. */
export async function cancelUnpaidFrom(tx: Tx, companyId: number, from: CalendarDate): Promise<void> {
  await tx.db
    .update(subscriptionInvoices)
    .set({ status: 'Cancelled', updated_at: sql`clock_timestamp()` })
    .where(and(eq(subscriptionInvoices.company_id, companyId), ne(subscriptionInvoices.status, 'Paid'), gte(subscriptionInvoices.period_start, from)));
}

export async function payInvoice(tx: Tx, id: number, paidAt: CalendarDate): Promise<void> {
  await tx.db
    .update(subscriptionInvoices)
    .set({ status: 'Paid', paid_at: paidAt, updated_at: sql`clock_timestamp()` })
    .where(eq(subscriptionInvoices.id, id));
}
