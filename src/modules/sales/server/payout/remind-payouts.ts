/** Payouts that are overdue: whoever may approve and pay them hears of each once. Safe to run twice. */
import { defineMessages } from '#platform/contract/messages.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';

const ROUTE = '/spm/project/report/payout';
const WORDS = defineMessages({
  title: { en: 'Payouts are overdue', ms: 'Bayaran promoter lewat' },
  message: {
    en: '{n, plural, one {# payout of a promoter was} other {# payouts of promoters were}} due and not paid yet.',
    ms: '{n} bayaran promoter telah sampai tarikhnya dan belum dibayar.',
  },
});

const REMIND = `with due as (
    update sales_payouts p set reminded_on = today.day
    from companies c cross join lateral (select ($1::timestamptz at time zone coalesce(c.config ->> 'timezone', 'Asia/Kuala_Lumpur'))::date as day) today
    where c.id = p.company_id and c.deleted_at is null and c.status = 'Active' and (c.modules ->> 'spm')::boolean and p.status <> 'Paid' and p.total > 0 and p.reminded_on is null and p.due_date < today.day
    returning p.company_id
  )
  select company_id::int, count(*)::int as n from due group by company_id order by company_id`;

async function remindPayouts(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<{ company_id: number; n: number }>(REMIND, [clock.now().toISOString()]);
    for (const { company_id, n } of rows)
      await notify(tx, {
        to: { users: await adminsWho(tx, company_id, { route: ROUTE, actions: ['Approve', 'Made Payment'] }) },
        company_id,
        notification_type: 'spm_payout',
        title: WORDS.title,
        message: WORDS.message,
        params: { n },
        route: `${ROUTE}?overdue=true`,
      });
  });
}

export const remindPayoutsJob = defineJob({ name: 'sales.remind-payouts', cron: '20 1 * * *', run: remindPayouts });
