/** Leave under a plan of work or holidays that changed is counted again: of a few people at once, of many by a job once the change stands. */
import { addYears, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { today } from '../leave-actor.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';
import { peopleTouched, recountLeaves } from './recount-leaves.ts';

const JOB = 'leave.recount-people';
/** People of one transaction, and of one request. */
const AT_ONCE = 50;
interface People {
  readonly company_id: number;
  readonly employee_ids: readonly number[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The days that changed; absent: all of the span. */
  readonly dates?: readonly string[];
}

/** @param from first and @param last last day that is planned otherwise; null: it goes on. @param employeeIds null: everybody */
export async function recountSoon(ctx: Ctx, employeeIds: readonly number[] | null, from: CalendarDate, last: CalendarDate | null): Promise<void> {
  const to = last ?? addYears(today(ctx), 2);
  const found = await peopleTouched(ctx, from, to, employeeIds ? { employeeIds } : {});
  // Not in this transaction: it holds the people, and whoever approves leave holds their leave before them.
  if (found.length > 0) await enqueue(ctx, { company_id: ctx.companyId, employee_ids: found, from, to });
}

/** Days that became holidays, or are none any more. */
export async function recountDates(ctx: Ctx, dates: readonly string[]): Promise<void> {
  const sorted = [...new Set(dates)].sort();
  const [from, to] = [sorted[0] as CalendarDate | undefined, sorted.at(-1) as CalendarDate | undefined];
  if (!from || !to) return;
  const found = await peopleTouched(ctx, from, to);
  if (found.length > AT_ONCE) await enqueue(ctx, { company_id: ctx.companyId, employee_ids: found, from, to, dates: sorted });
  else if (found.length > 0) await recountLeaves(ctx, from, to, { employeeIds: found, dates: sorted });
}

const enqueue = (ctx: Ctx, work: People) => ctx.services.jobs.enqueue(ctx, JOB, work);

export const recountPeople = defineJob<People>({
  name: JOB,
  retries: 3,
  async run({ company_id, employee_ids, from, to, dates }, { services, signal }) {
    const company = (await companiesWith(services, 'leave')).find(({ id }) => id === company_id);
    if (!company) return;
    // A part at a time: what is counted again by a later try comes to the same.
    for (let at = 0; at < employee_ids.length; at += AT_ONCE) {
      signal.throwIfAborted();
      await inCompany(services, company, async (ctx) => {
        if ((await recountLeaves(ctx, from, to, { employeeIds: employee_ids.slice(at, at + AT_ONCE), dates })) > 0) await notifyLeaveChanged(ctx);
      });
    }
  },
});
