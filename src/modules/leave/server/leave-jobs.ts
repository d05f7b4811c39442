/** Work by the clock: the year's grant, days that expire, substitutes and reminders. */
import { inArray } from 'drizzle-orm';
import { addDays, yearOf } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { tell } from '#platform/server/live/tell.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { PENDING_STATUSES } from '../contract/leave.workflow.ts';
import { bookLapses } from './adjust-entitlement.ts';
import { turnOf } from './approval-chain.ts';
import { grantYear } from './generate-entitlements.ts';
import { companiesWithLeave, inCompany } from './house-work.ts';
import { today } from './leave-actor.ts';
import { changeLeave } from './leave.store.ts';
import { leaves } from './leave.tables.ts';

/** An application that has waited for so many days is brought to mind each morning. */
const REMIND_AFTER_DAYS = 2;

/** Early on 1 January. Running it again grants nothing twice. */
export const grantNewYear = defineJob({
  name: 'leave.grant-year',
  cron: '30 0 1 1 *',
  retries: 5,
  async run(_data, { house, progress }) {
    const companies = await companiesWithLeave(house);
    for (const [at, company] of companies.entries()) {
      await inCompany(house, company, async (ctx) => {
        const year = yearOf(today(ctx));
        await bookLapses(ctx, year - 1, today(ctx));
        const granted = await grantYear(ctx, { year });
        await audit(ctx, { action: 'leave.year_granted', subject_type: 'company', subject_id: company.id, after: { year, ...granted } });
      });
      await progress(Math.round(((at + 1) / companies.length) * 100));
    }
  },
});

/** Each night: what expired yesterday is booked, so that the account names it. */
export const lapseExpired = defineJob({
  name: 'leave.lapse-expired',
  cron: '40 0 * * *',
  retries: 3,
  async run(_data, { house }) {
    for (const company of await companiesWithLeave(house)) await inCompany(house, company, (ctx) => bookLapses(ctx, yearOf(today(ctx)), today(ctx)));
  },
});

/** Each morning: substitutes take over from approvers who are away today, and whoever is waited for is reminded. */
export const remindApprovers = defineJob({
  name: 'leave.remind-approvers',
  cron: '0 8 * * *',
  async run(_data, { house }) {
    for (const company of await companiesWithLeave(house)) await inCompany(house, company, remind);
  },
});

async function remind(ctx: Ctx): Promise<void> {
  const day = today(ctx);
  const pending = await ctx.db
    .select()
    .from(leaves)
    .where(inArray(leaves.status, [...PENDING_STATUSES]));
  const people = new Map((await getEmployees(ctx, [...new Set(pending.map(({ employee_id }) => employee_id))])).map((person) => [person.id, person]));
  const waiting = new Map<number, number>();
  for (const leave of pending) {
    const turn = await turnOf(ctx, leave.chain, leave.level, day);
    if (turn && turn.join() !== leave.approver_ids?.join()) await changeLeave(ctx, leave.id, { approver_ids: turn });
    if (leave.apply_date > addDays(day, -REMIND_AFTER_DAYS)) continue;
    const users =
      turn ?? (await adminsWho(ctx, ctx.companyId, { route: '/leave/manage', actions: ['Review', 'Approve'] }, people.get(leave.employee_id) ?? null));
    for (const user of users) waiting.set(user, (waiting.get(user) ?? 0) + 1);
  }
  for (const [user, n] of waiting) {
    await tell(ctx, {
      to: { user },
      notification_type: 'leave_submitted',
      title: LEAVE_MESSAGES.reminderTitle,
      message: LEAVE_MESSAGES.reminderText,
      params: { n },
      route: '/leave/manage?mine=true',
      subject: { type: 'company', id: ctx.companyId },
    });
  }
}
