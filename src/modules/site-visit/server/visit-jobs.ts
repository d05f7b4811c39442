/** Work by the clock: visits that nobody ended or began, and positions that were kept long enough. */
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { endForgotten, noticeUnstarted } from './end-by-clock.ts';
import { erasePositions } from './erase-positions.ts';

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

/** In companies that switched the module off, too: what they kept must not stay for it. */
export const endKeepingPositions = defineJob({
  name: 'site-visit.end-keeping-positions',
  cron: '35 2 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, null)) await inCompany(services, company, erasePositions);
  },
});
