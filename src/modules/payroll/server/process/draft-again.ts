/** Draft payrolls follow what they stand on: approved leave or holidays that changed afterwards work them out again, once the change stands. */
import { isDeepStrictEqual } from 'node:util';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import type { ApprovedLeaveChange, HolidayChange } from '#modules/leave/server/public.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { dueIn } from '../../contract/process/due-lines.ts';
import type { EarningLine } from '../../contract/payroll-line.schema.ts';
import type { PayrollDraft } from '../draft/draft-payroll.ts';
import { processPayrolls } from './process-payrolls.ts';
import { leaveRefunds } from './leave-refunds.ts';

const JOB = 'payroll.draft-again';
/** Employees in one transaction. */
const PART = 100;

interface Changed {
  readonly company_id: number;
  /** Absent: everybody. */
  readonly employee_id?: number;
  readonly from: CalendarDate;
}
interface Draft {
  readonly employee_id: number;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

/** Monthly payrolls in process that the change may reach: what comes late is taken in a later month. */
const drafts = adhocText<Draft>(
  `select employee_id::float as employee_id, start_date::text as start_date, end_date::text as end_date from payrolls
   where company_id = $1 and ($2::bigint is null or employee_id = $2) and end_date >= $3 and status = 'In Process' and kind = 'monthly' and deleted_at is null
   order by start_date, employee_id`,
);

async function draftSoon(ctx: Ctx, from: CalendarDate, employee_id?: number): Promise<void> {
  const found = await drafts(ctx.client, [ctx.companyId, employee_id ?? null, from]);
  if (found.length === 0) return;
  const work: Changed = { company_id: ctx.companyId, from, ...(employee_id !== undefined && { employee_id }) };
  await ctx.services.jobs.enqueue(ctx, JOB, work);
}

export const draftLeave: ApprovedLeaveChange = (ctx, employeeId, from) => draftSoon(ctx, from, employeeId);
export const draftHolidays: HolidayChange = (ctx, from) => draftSoon(ctx, from);

const refundsOf = (lines: readonly EarningLine[]) => lines.flatMap((line) => dueIn(line, leaveRefunds.key) ?? []);

/** Does the draft stand on the same leave, attendance and refunds as it was saved with? */
const standsAsSaved = ({ existing, calculation, form }: PayrollDraft): boolean =>
  existing !== null &&
  isDeepStrictEqual(calculation.leave, existing.calculation.leave) &&
  isDeepStrictEqual(calculation.attendance, existing.calculation.attendance) &&
  isDeepStrictEqual(refundsOf(form.earnings), refundsOf(existing.earnings));

export const draftAgainJob = defineJob<Changed>({
  name: JOB,
  retries: 3,
  async run({ company_id, employee_id, from }, { services, signal }) {
    const company = (await companiesWith(services, 'payroll')).find(({ id }) => id === company_id);
    if (!company) return;
    const found = await inCompany(services, company, (ctx) => drafts(ctx.client, [company_id, employee_id ?? null, from]));
    for (const [, people] of Map.groupBy(found, ({ start_date, end_date }) => `${start_date} ${end_date}`)) {
      for (let at = 0; at < people.length; at += PART) {
        signal.throwIfAborted();
        const part = people.slice(at, at + PART);
        const { start_date, end_date } = part[0]!;
        await inCompany(services, company, async (ctx) => {
          await processPayrolls(ctx, {
            employeeIds: part.map((each) => each.employee_id),
            period: { start_date, end_date },
            // One that was confirmed or deleted meanwhile is not in process any more.
            refuse: (draft) => (draft.existing?.status === 'In Process' && !standsAsSaved(draft) ? null : { text: PAYROLL_ERRORS.confirmedInBulk }),
          });
        });
      }
    }
  },
});
