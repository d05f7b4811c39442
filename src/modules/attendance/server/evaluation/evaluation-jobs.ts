/** Work by the clock: who did not come, what nobody closed, and days that are judged again because their plan changed. */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Ctx, Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany, type CompanyOwner } from '#modules/company/server/public.ts';
import { employedIn, employees as e } from '#modules/employee/server/public.ts';
import { notifyRecorded } from '../notify-punch.ts';
import { closeForgotten } from './close-forgotten.ts';
import { evaluateAgain } from './evaluate-again.ts';
import { DAYS_BACK, EVALUATE_DAYS, type DaysToEvaluate } from './evaluate-soon.ts';

/** People of one transaction, and days of them: all that is planned and judged stands in memory at once. */
const BATCH = 500;
const MOST_DAYS = BATCH * 31;
/** Days that are judged in one go. */
const PART_DAYS = 366;

type Whose = Pick<DaysToEvaluate, 'employee_ids' | 'branch_id'>;

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
export async function evaluateEverybody(
  services: Services,
  company: CompanyOwner,
  spanOf: (ctx: Ctx) => { from: CalendarDate; to: CalendarDate },
  whose: Whose = {},
) {
  let changed = 0;
  for (let last = 0; ;) {
    const { ids, most } = await inCompany(services, company, async (ctx) => {
      const { from, to } = spanOf(ctx);
      const most = Math.min(BATCH, Math.floor(MOST_DAYS / daysInclusive(from, to)));
      const ids = await peopleAfter(ctx, last, most, from, to, whose);
      const count = await evaluateAgain(
        ctx,
        ids.map((employee_id) => ({ employee_id, from, to })),
      );
      if (count > 0) await notifyRecorded(ctx);
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

/** Whoever remembers a day does so for an hour. */
const forgetChanges = async (tx: Transaction) => void (await tx.client.query(`delete from attendance_changes where at < now() - interval '2 days'`));

/** Each night: who should have come and did not is absent, and what nobody closed is marked. It may run any number of times. */
export const deriveAbsence = defineJob({
  name: 'attendance.derive-absence',
  cron: '20 0 * * *',
  retries: 3,
  async run(_data, { services, progress }) {
    const companies = await companiesWith(services, 'attendance');
    for (const [at, company] of companies.entries()) {
      await evaluateEverybody(services, company, lately);
      await progress(Math.round(((at + 1) / companies.length) * 100));
    }
    await transact(services.pool, { companyId: null, userId: null, system: true }, forgetChanges);
  },
});

/** Each hour: sessions that nobody closed are closed where the company wants that. */
export const autoCheckout = defineJob({
  name: 'attendance.auto-checkout',
  cron: '5 * * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'attendance')) await inCompany(services, company, closeForgotten);
  },
});

/** Days whose plan has changed, for many people. */
export const evaluateDays = defineJob<DaysToEvaluate>({
  name: EVALUATE_DAYS,
  retries: 3,
  async run({ company_id, from, to, ...whose }, { services }) {
    const company = (await companiesWith(services, 'attendance')).find(({ id }) => id === company_id);
    if (!company) return;
    for (let first = from; first <= to; first = addDays(first, PART_DAYS)) {
      const last = addDays(first, PART_DAYS - 1);
      await evaluateEverybody(services, company, () => ({ from: first, to: last < to ? last : to }), whose);
    }
  },
});

export const evaluationJobs = [deriveAbsence, autoCheckout, evaluateDays];
