/** Nightly: the owner hears once that the trial is about to end, and once of each invoice that is overdue. */
import { addDays, DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import { todayIn, type Clock } from '#platform/server/clock/clock.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { TRIAL_NOTICE_DAYS } from '../../contract/subscription.schema.ts';
import { noteEndingTrials, noteOverdueInvoices } from './subscription.store.ts';
import { SUBSCRIPTION_NOTICES, notifyOwner } from '../notify-owner.ts';

export async function watchSubscriptions(tx: Transaction, clock: Clock): Promise<void> {
  const today = todayIn(clock, DEFAULT_TIME_ZONE);
  for (const { company, ends } of await noteEndingTrials(tx, today, addDays(today, TRIAL_NOTICE_DAYS))) {
    await notifyOwner(tx, company, SUBSCRIPTION_NOTICES.trialEnding, { date: formatDate(ends) });
  }
  for (const { company, number, due } of await noteOverdueInvoices(tx, today)) {
    await notifyOwner(tx, company, SUBSCRIPTION_NOTICES.overdue, { number, date: formatDate(due) });
  }
}

export const watchSubscriptionsJob = defineJob({
  name: 'company.watch-subscriptions',
  cron: '15 2 * * *',
  retries: 3,
  run: (_data, { services }) => transact(services.pool, { companyId: null, userId: null, system: true }, (tx) => watchSubscriptions(tx, services.clock)),
});
