import { addDays, addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import type { Clock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { invoiceAmounts, monthsCharged, monthsCovered, PAYMENT_TERM_DAYS } from '../../contract/subscription.schema.ts';
import { insertInvoice, type InvoiceRecord, type PlannedSubscription } from './subscription.store.ts';

/** The last day of a billing period that starts on a day. */
export const periodEnd = (start: CalendarDate, cycle: 'Monthly' | 'Yearly') => addDays(addMonths(start, monthsCovered(cycle)), -1);

export interface Billing {
  readonly companyId: number;
  readonly timeZone: string;
  readonly clock: Clock;
  /** First day of the period. */
  readonly start: CalendarDate;
  readonly today: CalendarDate;
  /** Active employees; at least one is billed. */
  readonly employees: number;
}

/** Bills one period: seats × price × months, and service tax. */
export async function issueInvoice(tx: Transaction, { subscription, plan }: PlannedSubscription, billing: Billing): Promise<InvoiceRecord> {
  const employeeLimit = Math.max(1, billing.employees);
  const { amount, tax, total } = invoiceAmounts(employeeLimit, plan.price_per_employee, monthsCharged(subscription.billing_cycle));
  const numbering = { client: tx.client, clock: billing.clock, companyId: billing.companyId, actor: { timeZone: billing.timeZone } };
  return insertInvoice(tx, {
    company_id: billing.companyId,
    number: await nextNumber(numbering, 'subscription_invoice', 'INV'),
    plan_name: plan.name,
    period_start: billing.start,
    period_end: periodEnd(billing.start, subscription.billing_cycle),
    seats: employeeLimit,
    amount: amount,
    tax_amount: tax,
    total: total,
    issued_at: billing.today,
    due_at: addDays(billing.today, PAYMENT_TERM_DAYS),
  });
}
