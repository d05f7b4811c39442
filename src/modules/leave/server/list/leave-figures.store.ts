/** Figures of leave that are kept for a whole company (0070): sums of a few rows, whatever the number of leaves. */
import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { keptText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';
import { pending } from '../approval/waiting-condition.ts';

interface LeavesAsked {
  readonly year?: number | undefined;
  readonly type?: number | undefined;
  /** Only those that wait for the caller. */
  readonly waiting?: SQL | undefined;
}

/** Of a company; of a year, which begins on a day, and of a type, where they are asked. */
const byStatus = keptText<{ status: LeaveStatus; n: number }>(
  'leave.by-status',
  `select status, sum(amount)::int as n from leave_figures
   where company_id = $1 and figure = 'leaves' and ($2::date is null or on_date = $2) and ($3::bigint is null or leave_type_id = $3)
   group by 1 having sum(amount) > 0`,
);

/** How many leaves stand in each status. */
export async function keptByStatus(ctx: Ctx, { year, type, waiting }: LeavesAsked): Promise<Map<LeaveStatus, number>> {
  if (!waiting) {
    const counted = await byStatus(ctx.client, [ctx.companyId, year === undefined ? null : `${year}-01-01`, type ?? null]);
    return new Map(counted.map(({ status, n }) => [status, n]));
  }
  const { rows } = await ctx.db.execute<{ status: LeaveStatus; n: number }>(sql`
    select w.status, sum(w.amount)::int as n from leave_figures w
    where w.company_id = ${ctx.companyId} and w.figure = 'leaves'
      ${year === undefined ? sql`` : sql`and w.on_date = ${`${year}-01-01`}`} ${type === undefined ? sql`` : sql`and w.leave_type_id = ${type}`}
      and ${waiting}
    group by 1 having sum(w.amount) > 0`);
  return new Map(rows.map(({ status, n }) => [status, n]));
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
const counters = keptText<Counters>(
  'leave.counters',
  `select (select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'leaves' and status = 'Waiting for Approval')::int as waiting,
     (select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'leaves' and status = 'Reviewed')::int as reviewed,
     ((select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'away' and on_date = $2)
       - (select count(*) from leave_days a join leave_days b on b.employee_id = a.employee_id and b.date = a.date and b.live and b.part = 'Afternoon' and b.value > 0
          join leaves x on x.id = a.leave_id and x.status = 'Approved' join leaves y on y.id = b.leave_id and y.status = 'Approved'
          where a.company_id = $1 and a.date = $2 and a.live and a.part = 'Morning' and a.value > 0))::int as today,
     (select coalesce(sum(amount), 0) from leave_figures where company_id = $1 and figure = 'starting' and on_date > $2 and on_date <= $3)::int as upcoming`,
);

export async function keptCounters(ctx: Ctx, today: CalendarDate, soon: CalendarDate): Promise<Counters> {
  const [found] = await counters(ctx.client, [ctx.companyId, today, soon]);
  return found as Counters;
}

const daysOfYear = keptText<{ month: number; leave_type_id: number; days: number }>(
  'leave.days-of-year',
  `select extract(month from on_date)::int as month, leave_type_id, sum(amount)::float as days from leave_figures
   where company_id = $1 and figure = 'days' and on_date between $2 and $3 group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
);

/** Approved days of a year by month and type. */
export function keptDaysByMonth(ctx: Ctx, year: number): Promise<{ month: number; leave_type_id: number; days: number }[]> {
  return daysOfYear(ctx.client, [ctx.companyId, `${year}-01-01`, `${year}-12-31`]);
}

/** The turns in which undecided leaves stand, those that fit a condition on `w`. */
const turns = (ctx: Ctx, condition: SQL) => sql`
  select w.status, w.approver_ids, w.reviewed_by, sum(w.amount) as n from leave_figures w
  where w.company_id = ${ctx.companyId} and w.figure = 'leaves' and ${pending()} and ${condition}
  group by 1, 2, 3 having sum(w.amount) > 0`;

export interface WaitingKey {
  readonly id: number;
  /** An instant as PostgreSQL writes it. */
  readonly since: string;
}

/** Those that wait longest in the turns that fit. @param but leaves of this employee are left out */
export async function longestWaiting(ctx: Ctx, condition: SQL, but: number | null, limit: number): Promise<WaitingKey[]> {
  const { rows } = await ctx.db.execute<{ id: string; since: string }>(sql`
    select l.id, l.since from (${turns(ctx, condition)}) t
    cross join lateral leaves_in_turn(t.status, t.approver_ids, t.reviewed_by, ${but}::bigint, ${limit}) l
    order by l.since, l.id limit ${limit}`);
  return rows.map(({ id, since }) => ({ id: Number(id), since }));
}

/** How many stand in the turns that fit, without those of one employee: few, and read one by one. */
export async function countWaiting(ctx: Ctx, condition: SQL, but: { readonly employee: number; readonly condition: SQL } | null): Promise<number> {
  const own = but
    ? sql`(select count(*) from leaves w where w.company_id = ${ctx.companyId} and w.employee_id = ${but.employee} and ${pending()} and ${but.condition})`
    : sql`0`;
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select (coalesce((select sum(t.n) from (${turns(ctx, condition)}) t), 0) - ${own})::int as n`);
  return rows[0]?.n ?? 0;
}
