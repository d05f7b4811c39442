/** Figures of leave that are kept for a whole company (0070): sums of a few rows, whatever the number of leaves. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';

interface LeavesAsked {
  readonly year?: number | undefined;
  readonly type?: number | undefined;
}

/** Of a company; of a year, which begins on a day, and of a type, where they are asked. */
const byStatus = preparedText<{ status: LeaveStatus; n: number }>(
  'leave.by-status',
  `select status, sum(amount)::int as n from leave_figures
   where company_id = $1 and figure = 'leaves' and ($2::date is null or on_date = $2) and ($3::bigint is null or leave_type_id = $3)
   group by 1 having sum(amount) > 0`,
);

/** How many leaves stand in each status. */
export async function storedByStatus(ctx: Ctx, { year, type }: LeavesAsked): Promise<Map<LeaveStatus, number>> {
  const counted = await byStatus(ctx.client, [ctx.companyId, year === undefined ? null : `${year}-01-01`, type ?? null]);
  return new Map(counted.map(({ status, n }) => [status, n]));
}

export interface Counters {
  readonly waiting: number;
  readonly reviewed: number;
  /** People on approved leave today: two halves of it are one person. */
  readonly today: number;
  /** Approved leaves that begin soon. */
  readonly upcoming: number;
}

/** Of a company, today, and the last day that is soon. */
const counters = preparedText<Counters>(
  'leave.counters',
  `select (select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'leaves' and status = 'Waiting for Approval')::int as waiting,
     (select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'leaves' and status = 'Reviewed')::int as reviewed,
     ((select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'away' and on_date = $2)
       - (select count(*) from leave_days a join leave_days b on b.employee_id = a.employee_id and b.date = a.date and b.live and b.part = 'Afternoon' and b.value > 0
          join leaves x on x.id = a.leave_id and x.status = 'Approved' join leaves y on y.id = b.leave_id and y.status = 'Approved'
          where a.company_id = $1 and a.date = $2 and a.live and a.part = 'Morning' and a.value > 0))::int as today,
     (select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'starting' and on_date > $2 and on_date <= $3)::int as upcoming`,
);

export async function storedCounters(ctx: Ctx, today: CalendarDate, soon: CalendarDate): Promise<Counters> {
  const [found] = await counters(ctx.client, [ctx.companyId, today, soon]);
  return found as Counters;
}

const daysOfYear = preparedText<{ month: number; leave_type_id: number; days: number }>(
  'leave.days-of-year',
  `select extract(month from on_date)::int as month, leave_type_id, sum(amount)::float as days from leave_figures
   where company_id = $1 and figure = 'days' and on_date between $2 and $3 group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
);

/** Approved days of a year by month and type. */
export function storedDaysByMonth(ctx: Ctx, year: number): Promise<{ month: number; leave_type_id: number; days: number }[]> {
  return daysOfYear(ctx.client, [ctx.companyId, `${year}-01-01`, `${year}-12-31`]);
}
