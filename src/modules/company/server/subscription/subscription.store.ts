/** All SQL of plans, subscriptions and their invoices. */
import { and, asc, desc, eq, gte, lte, ne } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { prepared, type Hole } from '#platform/server/db/prepared.ts';
import type { Db, Transaction } from '#platform/server/db/scope.ts';
import type { PlanKey } from '../../contract/subscription.schema.ts';
import { plans, subscriptionInvoices, subscriptions } from './subscription.tables.ts';

export type PlanRecord = typeof plans.$inferSelect;
export type SubscriptionRecord = typeof subscriptions.$inferSelect;
export type InvoiceRecord = typeof subscriptionInvoices.$inferSelect;
export interface PlannedSubscription {
  readonly subscription: SubscriptionRecord;
  readonly plan: PlanRecord;
}

type Tx = Pick<Transaction, 'db'>;

const storedPlans = prepared('company.plans', [], (db) => db.select().from(plans).orderBy(asc(plans.price_per_employee), asc(plans.id)));
export const allPlans = (tx: Tx): Promise<PlanRecord[]> => storedPlans(tx, {});

export async function findPlan(tx: Tx, key: PlanKey): Promise<PlanRecord> {
  const [record] = await tx.db.select().from(plans).where(eq(plans.key, key));
  if (!record) throw new Error(`No plan ${key}`);
  return record;
}

const planned = (db: Db, company: number | Hole) =>
  db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .where(eq(subscriptions.company_id, company));
const preparedPlanned = prepared('company.subscription', ['company'], (db, $) => planned(db, $.company));

/** Every company has a subscription from the day it was created. @param lock it waits for this transaction. */
export async function findSubscription(tx: Tx, companyId: number, lock = false): Promise<PlannedSubscription> {
  const [found] = lock ? await planned(tx.db, companyId).for('update', { of: subscriptions }) : await preparedPlanned(tx, { company: companyId });
  if (!found) throw new Error(`Company ${companyId} has no subscription`);
  return found;
}

/** Subscriptions whose period or trial is over on a day, for the portal. */
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
  await tx.db.update(subscriptions).set(values).where(eq(subscriptions.company_id, companyId));
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

export async function findInvoice(tx: Tx, companyId: number, id: number): Promise<InvoiceRecord | null> {
  const [record] = await tx.db
    .select()
    .from(subscriptionInvoices)
    .where(and(eq(subscriptionInvoices.company_id, companyId), eq(subscriptionInvoices.id, id)));
  return record ?? null;
}

export async function insertInvoice(tx: Tx, values: typeof subscriptionInvoices.$inferInsert): Promise<InvoiceRecord> {
  const [record] = await tx.db.insert(subscriptionInvoices).values(values).returning();
  return record as InvoiceRecord;
}

/** Takes back what was billed from a day on and is not paid: another plan bills it anew. */
export async function cancelUnpaidFrom(tx: Tx, companyId: number, from: CalendarDate): Promise<void> {
  await tx.db
    .update(subscriptionInvoices)
    .set({ status: 'Cancelled' })
    .where(and(eq(subscriptionInvoices.company_id, companyId), ne(subscriptionInvoices.status, 'Paid'), gte(subscriptionInvoices.period_start, from)));
}

export async function payInvoice(tx: Tx, id: number, paidAt: CalendarDate): Promise<void> {
  await tx.db.update(subscriptionInvoices).set({ status: 'Paid', paid_at: paidAt }).where(eq(subscriptionInvoices.id, id));
}

interface Noted {
  readonly company_id: number;
  readonly user_id: number;
  readonly name: string;
}

const ownedBy = ({ company_id: id, user_id, name }: Noted) => ({ id, user_id, name });

/** Marks the trials that end by a day and were not told of, and answers them. Runs as the portal. */
export async function noteEndingTrials(tx: Pick<Transaction, 'client'>, today: CalendarDate, until: CalendarDate) {
  const { rows } = await tx.client.query<Noted & { ends: string }>(
    `update subscriptions s set trial_noticed_at = now() from plans p, companies c
     where p.id = s.plan_id and p.key = 'trial' and s.status = 'Active' and s.trial_noticed_at is null and s.trial_ends_at between $1 and $2
       and c.id = s.company_id and c.deleted_at is null
     returning s.company_id, c.user_id, c.name, s.trial_ends_at::text as ends`,
    [today, until],
  );
  return rows.map((row) => ({ company: ownedBy(row), ends: row.ends }));
}

/** Marks the unpaid invoices that were due before a day and were not told of, and answers them. Runs as the portal. */
export async function noteOverdueInvoices(tx: Pick<Transaction, 'client'>, today: CalendarDate) {
  const { rows } = await tx.client.query<Noted & { number: string; due: string }>(
    `update subscription_invoices i set overdue_noticed_at = now() from companies c
     where i.status = 'Unpaid' and i.due_at < $1 and i.overdue_noticed_at is null and c.id = i.company_id and c.deleted_at is null
     returning i.company_id, c.user_id, c.name, i.number, i.due_at::text as due`,
    [today],
  );
  return rows.map((row) => ({ company: ownedBy(row), number: row.number, due: row.due }));
}
