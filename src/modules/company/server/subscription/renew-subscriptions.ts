/** Nightly: a period that is over is followed by the next and billed; a trial that is over is said to the owner. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { todayIn, type Clock } from '#platform/server/clock/clock.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { readConfig } from '../../contract/company-config.schema.ts';
import { findCompany } from '../company.store.ts';
import { issueInvoice, periodEnd } from './issue-invoice.ts';
import { dueSubscriptions, updateSubscription, type PlannedSubscription } from './subscription.store.ts';
import { SUBSCRIPTION_NOTICES, notifyOwner } from '../notify-owner.ts';

/** Renews one subscription until its period holds `today`. */
async function renew(tx: Transaction, due: PlannedSubscription, clock: Clock): Promise<void> {
  const company = await findCompany(tx, due.subscription.company_id);
  if (!company) return;
  const timeZone = readConfig(company.config).timezone;
  const today = todayIn(clock, timeZone);
  let start = due.subscription.renews_at as CalendarDate;
  if (due.plan.key === 'trial') {
    if (start > today) return;
    await updateSubscription(tx, company.id, { status: 'Unpaid' });
    await notifyOwner(tx, company, SUBSCRIPTION_NOTICES.trialOver);
    return;
  }
  while (start <= today) {
    const invoice = await issueInvoice(tx, due, { companyId: company.id, timeZone, clock, start, today, employees: company.active_employees_count });
    await notifyOwner(tx, company, SUBSCRIPTION_NOTICES.invoice, { number: invoice.number });
    start = addDays(periodEnd(start, due.subscription.billing_cycle), 1);
  }
  await updateSubscription(tx, company.id, { renews_at: start });
}

export async function renewSubscriptions(tx: Transaction, clock: Clock): Promise<void> {
  // The day begins first in the east: whoever's own day has not come yet waits for the next night.
  const today = todayIn(clock, 'Asia/Manila');
  for (const due of await dueSubscriptions(tx, today)) await renew(tx, due, clock);
}

export const renewSubscriptionsJob = defineJob({
  name: 'company.renew-subscriptions',
  cron: '0 2 * * *',
  retries: 3,
  run: (_data, { services }) => transact(services.pool, { companyId: null, userId: null, system: true }, (tx) => renewSubscriptions(tx, services.clock)),
});
