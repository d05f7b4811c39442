import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { peopleLacking, sessionsDue } from './due-sessions.ts';
import { remindMissing } from './remind-missing.ts';

/** Of one transaction. */
const BATCH = 500;

/** Every five minutes: who lacks a punch is reminded, batch by batch with the same number of statements each; mostly no session is due. */
export const remindMissingPunches = defineJob({
  name: 'attendance.remind-missing',
  cron: '*/5 * * * *',
  async run(_data, { services, signal }) {
    for (const company of await companiesWith(services, 'attendance')) {
      const people = await inCompany(services, company, async (ctx) => {
        const due = await sessionsDue(ctx);
        return due ? peopleLacking(ctx, due) : [];
      });
      for (let at = 0; at < people.length && !signal.aborted; at += BATCH)
        await inCompany(services, company, (ctx) => remindMissing(ctx, people.slice(at, at + BATCH)));
    }
  },
});
