/** Work by the clock: the year's grant and that of newcomers, days that expire, days counted anew, substitutes and reminders. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { addDays, yearOf } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { tell } from '#platform/server/live/tell.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { PENDING_STATUSES } from '../contract/leave.workflow.ts';
import { approversOf, turnOf, usersAway } from './approval/approval-chain.ts';
import { grantYear, tellGranted } from './entitlement/generate-entitlements.ts';
import { companiesWithLeave, inCompany } from './house-work.ts';
import { bookLapses } from './entitlement/lapse-entitlements.ts';
import { today } from './application/leave-actor.ts';
import { changeLeave } from './leave.store.ts';
import { leaves, type LeaveRecord } from './leave.tables.ts';
import { recountAhead } from './entitlement/recount-leaves.ts';
import { tellLeave } from './application/tell-leave.ts';

/** An application that has waited for so many days is brought to mind each morning. */
const REMIND_AFTER_DAYS = 2;

/** Early on 1 January: the new year, and what is carried into it as the old one ended. Running it again grants nothing twice. */
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
        const granted = await grantYear(ctx, { year, follow: true }, tellGranted(ctx, year));
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
  async run(_data, { house }) {
    for (const company of await companiesWithLeave(house)) {
      await inCompany(house, company, async (ctx) => {
        const year = yearOf(today(ctx));
        await grantYear(ctx, { year, newcomers: true }, tellGranted(ctx, year));
      });
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

/** Each night: people who changed branches, and rosters, change what undecided leaves cost. */
export const recountPending = defineJob({
  name: 'leave.recount-pending',
  cron: '50 0 * * *',
  retries: 3,
  async run(_data, { house }) {
    for (const company of await companiesWithLeave(house)) await inCompany(house, company, (ctx) => recountAhead(ctx));
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
    .where(and(eq(leaves.company_id, ctx.companyId), inArray(leaves.status, [...PENDING_STATUSES])))
    .orderBy(asc(leaves.id));
  const people = new Map((await getEmployees(ctx, [...new Set(pending.map(({ employee_id }) => employee_id))])).map((person) => [person.id, person]));
  const away = await usersAway(ctx, approversOf(pending.map(({ chain }) => chain)), day);
  const waiting = new Map<number, number>();
  for (const leave of pending) {
    const person = people.get(leave.employee_id) ?? null;
    const turn = turnOf(leave.chain, leave.level, away, person?.user_id ?? null);
    if (turn && turn.join() !== leave.approver_ids?.join()) await takeOver(ctx, leave, turn);
    if (leave.apply_date > addDays(day, -REMIND_AFTER_DAYS)) continue;
    const users = turn ?? (await adminsWho(ctx, ctx.companyId, { route: '/leave/manage', actions: ['Review', 'Approve'] }, person));
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

/** Whoever is asked from today on hears of it; who was asked before need not hear it again. */
async function takeOver(ctx: Ctx, leave: LeaveRecord, turn: readonly number[]): Promise<void> {
  const before = leave.approver_ids ?? [];
  const after = await changeLeave(ctx, leave.id, { approver_ids: [...turn] });
  await tellLeave(ctx, { ...after, approver_ids: turn.filter((user) => !before.includes(user)) }, { approvers: 'leave_submitted' });
}
