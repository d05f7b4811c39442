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
  async run(_data, { house, signal }) {
    for (const company of await companiesWith(house, 'attendance')) {
      const due = await inCompany(house, company, sessionsDue);
      for (let last = 0; due && !signal.aborted;) {
        const batch = await inCompany(house, company, async (ctx) => {
          const people = await peopleLacking(ctx, due, last, BATCH);
          await remindMissing(ctx, people);
          return people;
        });
        if (batch.length < BATCH) break;
        last = batch.at(-1)?.id ?? 0;
      }
    }
  },
});
