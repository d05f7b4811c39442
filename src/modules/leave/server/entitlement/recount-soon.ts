/** A plan of work that changes counts the undecided leave under it anew, once the change stands: what is decided stays as it was granted. */
import { addYears, type CalendarDate } from '#platform/contract/dates.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { PENDING_STATUSES } from '../../contract/leave.workflow.ts';
import { today } from '../application/leave-actor.ts';
import { tellLeaveChanged } from '../application/tell-leave.ts';
import { recountLeaves } from './recount-leaves.ts';

const JOB = 'leave.recount-people';
interface People {
  readonly company_id: number;
  readonly employee_ids: readonly number[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const waiting = plannedText<{ employee_id: number }>(
  `select distinct employee_id::float as employee_id from leaves
   where company_id = $1 and employee_id = any($2::bigint[]) and status = any($3::text[]) and start_date <= $5 and end_date >= $4`,
);

/** @param from first and @param last last day that is planned otherwise; null: it goes on */
export async function recountSoon(ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, last: CalendarDate | null): Promise<void> {
  const to = last ?? addYears(today(ctx), 2);
  const found = await waiting(ctx.client, [ctx.companyId, employeeIds, [...PENDING_STATUSES], from, to]);
  if (found.length === 0) return;
  // Not in this transaction: it holds the people, and whoever approves leave holds their leave before them.
  const work: People = { company_id: ctx.companyId, employee_ids: found.map(({ employee_id }) => employee_id), from, to };
  await ctx.house.jobs.enqueue(ctx, JOB, work);
}

export const recountPeople = defineJob<People>({
  name: JOB,
  retries: 3,
  async run({ company_id, employee_ids, from, to }, { house }) {
    const company = (await companiesWith(house, 'leave')).find(({ id }) => id === company_id);
    if (!company) return;
    await inCompany(house, company, async (ctx) => {
      if ((await recountLeaves(ctx, from, to, { employeeIds: employee_ids })) > 0) await tellLeaveChanged(ctx);
    });
  },
});
