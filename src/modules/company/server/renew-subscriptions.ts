/** Nightly: a period that is over is followed by the next and billed; a trial that is over is said to the owner. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { todayIn, type Clock } from '#platform/server/clock/clock.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { tell } from '#platform/server/live/tell.ts';
import { readConfig } from '../contract/company-config.schema.ts';
import { findCompany } from './company.store.ts';
import { issueInvoice, periodEnd } from './issue-invoice.ts';
import { dueSubscriptions, updateSubscription, type PlannedSubscription } from './subscription.store.ts';

const MESSAGES = defineMessages({
  title: { en: 'Subscription', ms: 'Langganan' },
  trialOver: { en: 'The trial of {company} has ended. Choose a plan to go on.', ms: 'Tempoh percubaan {company} telah tamat. Pilih pelan untuk meneruskan.' },
  invoice: { en: 'Invoice {number} has been issued for {company}.', ms: 'Invois {number} telah dikeluarkan untuk {company}.' },
});

/** Renews one subscription until its period holds `today`. */
async function renew(tx: Transaction, due: PlannedSubscription, clock: Clock): Promise<void> {
  const company = await findCompany(tx, due.subscription.company_id);
  if (!company) return;
  const timeZone = readConfig(company.config).timezone;
  const today = todayIn(clock, timeZone);
  let start = due.subscription.renews_at as CalendarDate;
  const notice = {
    to: { user: company.user_id },
    notification_type: 'subscription',
    title: MESSAGES.title,
    route: '/my/account/subscription',
    company_id: company.id,
  };
  if (due.plan.key === 'trial') {
    if (start > today) return;
    await updateSubscription(tx, company.id, { status: 'Unpaid' });
    await tell(tx, { ...notice, message: MESSAGES.trialOver, params: { company: company.name } });
    return;
  }
  while (start <= today) {
    const invoice = await issueInvoice(tx, due, { companyId: company.id, timeZone, clock, start, today, employees: company.active_employees_count });
    await tell(tx, { ...notice, message: MESSAGES.invoice, params: { company: company.name, number: invoice.number } });
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
  run: (_data, { house }) => transact(house.pool, { companyId: null, userId: null, system: true }, (tx) => renewSubscriptions(tx, house.clock)),
});
