/**
 * What makes a day a working day has changed: the leaves over it are counted again. Undecided leave follows as a whole; of
 * approved leave the changed days alone, and those inside confirmed pay become differences that an officer decides.
 */
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { addYears, calendarDate, startOfMonth, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, getEmployees } from '#modules/employee/server/public.ts';
import { countLeaveDay } from '../../contract/application/count-leave-days.ts';
import { LIVE_STATUSES } from '../../contract/leave.workflow.ts';
import { lockLeaveOf } from '../entitlement/account.store.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import { today } from '../leave-actor.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { liveDaysOf } from '../leave.store.ts';
import { leaves } from '../leave.tables.ts';
import { correctApproved } from './correct-approved.ts';
import { takeDays } from '../application/take-days.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';

/** Which leave is counted again; nothing given: everybody's. */
export interface Whose {
  readonly branchId?: number | undefined;
  readonly employeeIds?: readonly number[] | undefined;
  /** The days that changed, of which approved leave follows; absent: all of the span. */
  readonly dates?: readonly string[] | undefined;
  /** Approved leave before this day stays as it was granted. */
  readonly approvedFrom?: CalendarDate | undefined;
}

const touched = (ctx: Ctx, from: CalendarDate, to: CalendarDate, { branchId, employeeIds }: Whose) =>
  and(
    eq(leaves.company_id, ctx.companyId),
    inArray(leaves.status, [...LIVE_STATUSES]),
    lte(leaves.start_date, to),
    gte(leaves.end_date, from),
    employeeIds && among(leaves.employee_id, employeeIds),
    branchId === undefined
      ? undefined
      : inArray(
          leaves.employee_id,
          ctx.db
            .select({ id: employees.id })
            .from(employees)
            .where(and(eq(employees.company_id, ctx.companyId), eq(employees.branch_id, branchId))),
        ),
  );

/** Whose live leave touches a span, in the order in which they are locked. */
export async function peopleTouched(ctx: Ctx, from: CalendarDate, to: CalendarDate, whose: Whose = {}): Promise<number[]> {
  const rows = await ctx.db
    .selectDistinct({ id: leaves.employee_id })
    .from(leaves)
    .where(touched(ctx, from, to, whose));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Live leaves that touch a span. A leave that would cost nothing keeps its days for the approver to see. @returns how many changed. */
export async function recountLeaves(ctx: Ctx, from: CalendarDate, to: CalendarDate, whose: Whose = {}): Promise<number> {
  const ids = await peopleTouched(ctx, from, to, whose);
  if (ids.length === 0) return 0;
  await lockLeaveOf(ctx, ...ids);
  const found = await ctx.db
    .select()
    .from(leaves)
    .where(touched(ctx, from, to, { employeeIds: ids }))
    .orderBy(asc(leaves.id));
  const people = await getEmployees(seeingAll(ctx), ids);
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  const present = await liveDaysOf(
    ctx,
    found.map(({ id }) => id),
  );
  const first = found.reduce((min, { start_date }) => (start_date < min ? start_date : min), from as string) as CalendarDate;
  const last = found.reduce((max, { end_date }) => (end_date > max ? end_date : max), to as string) as CalendarDate;
  const calendarOf = await dayCalendars(ctx, people, first, last);
  const wanted = whose.dates && new Set(whose.dates);
  const since = whose.approvedFrom !== undefined && whose.approvedFrom > from ? whose.approvedFrom : from;
  const follows = (date: string) => date >= since && date <= to && (wanted?.has(date) ?? true);
  const approved: Parameters<typeof correctApproved>[1][number][] = [];
  let changed = 0;
  for (const leave of found) {
    const type = types.get(leave.leave_type_id);
    const live = present.get(leave.id) ?? [];
    if (!type) continue;
    const calendar = calendarOf(leave.employee_id);
    // What another leave left of a day is counted, not the day as it was applied for.
    const days = live.map(({ date, part }) => countLeaveDay(date as CalendarDate, part, type.count_mode, calendar(date as CalendarDate)));
    if (leave.status === 'Approved') approved.push({ leave, type, live, days: days.filter(({ date }) => follows(date)) });
    else if ((await takeDays(ctx, leave, live, days)) !== leave) changed++;
  }
  return changed + (await correctApproved(ctx, approved));
}

/** Leaves of this year and the next two, after a branch moved or its week changed; without one, of the whole company. */
export const recountUpcoming = (ctx: Ctx, branchId?: number): Promise<void> =>
  // Nobody says since when a branch lies elsewhere: approved leave follows from this month on, as attendance does.
  recountFor(ctx, { branchId, approvedFrom: branchId === undefined ? today(ctx) : startOfMonth(today(ctx)) });

/** The same of people who work at another branch from now on. */
export const recountMoved = (ctx: Ctx, employeeIds: readonly number[]): Promise<void> => recountFor(ctx, { employeeIds, approvedFrom: today(ctx) });

async function recountFor(ctx: Ctx, whose: Whose): Promise<void> {
  const day = today(ctx);
  const changed = await recountLeaves(ctx, calendarDate(`${yearOf(day)}-01-01`), addYears(day, 2), whose);
  if (changed > 0) await notifyLeaveChanged(ctx);
}
