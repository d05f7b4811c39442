/** Work by the clock: the year's grant and that of newcomers, days that expire and days counted anew. */
import { yearOf } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { grantYear, notifyGranted } from './entitlement/generate-entitlements.ts';
import { bookLapses } from './entitlement/lapse-entitlements.ts';
import { today } from './leave-actor.ts';
import { recountUpcoming } from './correction/recount-leaves.ts';

/** Early on 1 January: the new year, and what is carried into it as the old one ended. Running it again grants nothing twice. */
export const grantNewYear = defineJob({
  name: 'leave.grant-year',
  cron: '30 0 1 1 *',
  retries: 5,
  async run(_data, { services, progress }) {
    const companies = await companiesWith(services, 'leave');
    for (const [at, company] of companies.entries()) {
      await inCompany(services, company, async (ctx) => {
        const year = yearOf(today(ctx));
        await bookLapses(ctx, year - 1, today(ctx));
        const granted = await grantYear(ctx, { year, follow: true }, notifyGranted(ctx, year));
        await audit(ctx, { action: 'leave.year_granted', subject_type: 'company', subject_id: company.id, after: { year, ...granted } });
      });
      await progress(Math.round(((at + 1) / companies.length) * 100));
    }
  },
});

/** Each night: whoever joined has the days of the rest of the year, unless somebody has booked on the balance already. */
export const grantNewcomers = defineJob({
  name: 'leave.grant-newcomers',
  cron: '20 0 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'leave')) {
      await inCompany(services, company, async (ctx) => {
        const year = yearOf(today(ctx));
        await grantYear(ctx, { year, newcomers: true }, notifyGranted(ctx, year));
      });
    }
  },
});

/** Each night: what expired yesterday is booked, so that the account names it. */
export const lapseExpired = defineJob({
  name: 'leave.lapse-expired',
  cron: '40 0 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'leave')) await inCompany(services, company, (ctx) => bookLapses(ctx, yearOf(today(ctx)), today(ctx)));
  },
});

/** Each night: people who changed branches, and rosters, change what undecided leaves cost. */
export const recountPending = defineJob({
  name: 'leave.recount-pending',
  cron: '50 0 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'leave')) await inCompany(services, company, (ctx) => recountUpcoming(ctx));
  },
});
