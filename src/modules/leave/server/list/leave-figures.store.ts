/** Figures of leave that are kept for a whole company (0070): sums of a few rows, whatever the number of leaves. */
import { sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';
import { pending } from '../approval/waiting-condition.ts';

interface LeavesAsked {
  readonly year?: number | undefined;
  readonly type?: number | undefined;
  /** Only those that wait for the caller. */
  readonly waiting?: SQL | undefined;
}

/** How many leaves stand in each status. */
export async function keptByStatus(ctx: Ctx, { year, type, waiting }: LeavesAsked): Promise<Map<LeaveStatus, number>> {
  const { rows } = await ctx.db.execute<{ status: LeaveStatus; n: number }>(sql`
    select w.status, sum(w.amount)::int as n from leave_figures w
    where w.company_id = ${ctx.companyId} and w.figure = 'leaves'
      ${year === undefined ? sql`` : sql`and w.on_date = ${`${year}-01-01`}`} ${type === undefined ? sql`` : sql`and w.leave_type_id = ${type}`}
      ${waiting ? sql`and ${waiting}` : sql``}
    group by 1 having sum(w.amount) > 0`);
  return new Map(rows.map(({ status, n }) => [status, n]));
}

/** People on approved leave on a day: two halves of it are one person. */
export async function keptAway(ctx: Ctx, day: CalendarDate): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select (select coalesce(sum(amount), 0) from leave_figures where company_id = ${ctx.companyId} and figure = 'away' and on_date = ${day})::int
         - (select count(*) from leave_days a join leave_days b on b.employee_id = a.employee_id and b.date = a.date and b.live and b.part = 'Afternoon' and b.value > 0
            join leaves x on x.id = a.leave_id and x.status = 'Approved' join leaves y on y.id = b.leave_id and y.status = 'Approved'
            where a.company_id = ${ctx.companyId} and a.date = ${day} and a.live and a.part = 'Morning' and a.part <> 'Full' and a.value > 0)::int as n`);
  return rows[0]?.n ?? 0;
}

/** Approved leaves that begin within the days after one. */
export async function keptStarting(ctx: Ctx, after: CalendarDate, days: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select coalesce(sum(amount), 0)::int as n from leave_figures
    where company_id = ${ctx.companyId} and figure = 'starting' and on_date > ${after} and on_date <= ${addDays(after, days)}`);
  return rows[0]?.n ?? 0;
}

/** Approved days of a year by month and type. */
export async function keptDaysByMonth(ctx: Ctx, year: number): Promise<{ month: number; leave_type_id: number; days: number }[]> {
  const { rows } = await ctx.db.execute<{ month: number; leave_type_id: string; days: number }>(sql`
    select extract(month from on_date)::int as month, leave_type_id, sum(amount)::float as days from leave_figures
    where company_id = ${ctx.companyId} and figure = 'days' and on_date between ${`${year}-01-01`} and ${`${year}-12-31`}
    group by 1, 2 having sum(amount) <> 0 order by 1, 2`);
  return rows.map((row) => ({ ...row, leave_type_id: Number(row.leave_type_id) }));
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
