/** Each night: imported holidays learn how sure their days are by now, and officers hear once of what the list says differently. */
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { listHolidayUpdates } from './holiday-updates.ts';
import { newlyTold, refreshCertainty } from '../calendar/holiday.store.ts';

async function follow(ctx: Ctx): Promise<void> {
  await refreshCertainty(ctx);
  const { data } = await listHolidayUpdates(ctx, {});
  const n = await newlyTold(ctx, data);
  if (n === 0) return;
  await notify(ctx, {
    to: { users: await adminsWho(ctx, ctx.companyId, { route: '/leave/holiday', actions: ['Import'] }) },
    notification_type: 'leave_entitlement',
    title: LEAVE_MESSAGES.holidayUpdatesTitle,
    message: LEAVE_MESSAGES.holidayUpdatesText,
    params: { n },
    route: '/leave/holiday?changes=1',
  });
}

export const followHolidayList = defineJob({
  name: 'leave.follow-holiday-list',
  cron: '35 0 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'leave')) await inCompany(services, company, follow);
  },
});
