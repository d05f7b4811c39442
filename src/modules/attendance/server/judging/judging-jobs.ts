/** Work by the clock: who did not come, what nobody closed, and days that are judged again because their plan changed. */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx, House } from '#platform/server/http/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany, type CompanyOwner } from '#modules/company/server/public.ts';
import { employedIn, employees as e } from '#modules/employee/server/public.ts';
import { tellRecorded } from '../punch/tell-punch.ts';
import { closeForgotten } from './close-forgotten.ts';
import { judgeAgain } from './judge-again.ts';
import { DAYS_BACK, JUDGE_DAYS, type DaysToJudge } from './judge-soon.ts';

/** People of one transaction, and days of them: all that is planned and judged stands in memory at once. */
const BATCH = 500;
const MOST_DAYS = BATCH * 31;
/** Days that are judged in one go. */
const PART_DAYS = 366;

type Whose = Pick<DaysToJudge, 'employee_ids' | 'branch_id'>;

/** Who was employed within the span, by number, after one of them. */
const peopleAfter = async (
  ctx: Ctx,
  last: number,
  most: number,
  from: CalendarDate,
  to: CalendarDate,
  { employee_ids, branch_id }: Whose,
): Promise<number[]> => {
  const rows = await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(
      and(
        eq(e.company_id, ctx.companyId),
        isNull(e.deleted_at),
        gt(e.id, last),
        employedIn(from, to),
        employee_ids && among(e.id, employee_ids),
        branch_id === undefined ? undefined : eq(e.branch_id, branch_id),
      ),
    )
    .orderBy(asc(e.id))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** Batch by batch, each in a transaction of its own and with the same number of statements. @returns how many sessions changed */
export async function judgeEverybody(house: House, company: CompanyOwner, spanOf: (ctx: Ctx) => { from: CalendarDate; to: CalendarDate }, whose: Whose = {}) {
  let changed = 0;
  for (let last = 0; ;) {
    const { ids, most } = await inCompany(house, company, async (ctx) => {
      const { from, to } = spanOf(ctx);
      const most = Math.min(BATCH, Math.floor(MOST_DAYS / daysInclusive(from, to)));
      const ids = await peopleAfter(ctx, last, most, from, to, whose);
      const count = await judgeAgain(
        ctx,
        ids.map((employee_id) => ({ employee_id, from, to })),
      );
      if (count > 0) await tellRecorded(ctx);
      changed += count;
      return { ids, most };
    });
    if (ids.length < most) return changed;
    last = ids.at(-1) as number;
  }
}

const lately = (ctx: Ctx) => {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  return { from: addDays(today, -DAYS_BACK), to: today };
};

/** Each night: who should have come and did not is absent, and what nobody closed is marked. It may run any number of times. */
export const deriveAbsence = defineJob({
  name: 'attendance.derive-absence',
  cron: '20 0 * * *',
  retries: 3,
  async run(_data, { house, progress }) {
    const companies = await companiesWith(house, 'attendance');
    for (const [at, company] of companies.entries()) {
      await judgeEverybody(house, company, lately);
      await progress(Math.round(((at + 1) / companies.length) * 100));
    }
  },
});

/** Each hour: sessions that nobody closed are closed where the company wants that. */
export const autoCheckout = defineJob({
  name: 'attendance.auto-checkout',
  cron: '5 * * * *',
  retries: 3,
  async run(_data, { house }) {
    for (const company of await companiesWith(house, 'attendance')) await inCompany(house, company, closeForgotten);
  },
});

/** Days whose plan has changed, for many people. */
export const judgeDays = defineJob<DaysToJudge>({
  name: JUDGE_DAYS,
  retries: 3,
  async run({ company_id, from, to, ...whose }, { house }) {
    const company = (await companiesWith(house, 'attendance')).find(({ id }) => id === company_id);
    if (!company) return;
    for (let first = from; first <= to; first = addDays(first, PART_DAYS)) {
      const last = addDays(first, PART_DAYS - 1);
      await judgeEverybody(house, company, () => ({ from: first, to: last < to ? last : to }), whose);
    }
  },
});

export const judgingJobs = [deriveAbsence, autoCheckout, judgeDays];
