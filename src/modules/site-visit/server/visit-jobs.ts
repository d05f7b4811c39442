/** Work by the clock: visits that nobody ended or began. */
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { endForgotten, noticeUnstarted } from './end-by-clock.ts';

/** Every five minutes; it may run any number of times. */
export const watchVisits = defineJob({
  name: 'site-visit.watch-visits',
  cron: '*/5 * * * *',
  retries: 1,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'site_visit')) {
      await inCompany(services, company, endForgotten);
      await inCompany(services, company, noticeUnstarted);
    }
  },
});
