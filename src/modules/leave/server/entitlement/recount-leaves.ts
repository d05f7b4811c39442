/** Holidays and rest days that come or go change what undecided leaves cost: their days are counted anew, and the employee is told. */
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { addYears, calendarDate, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees, getEmployees } from '#modules/employee/server/public.ts';
import { countLeaveDays } from '../../contract/application/count-leave-days.ts';
import { PENDING_STATUSES } from '../../contract/leave.workflow.ts';
import { lockLeaveOf } from './account.store.ts';
import { dayCalendars } from '../holiday/day-calendar.ts';
import { today } from '../application/leave-actor.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { liveDaysOf } from '../leave.store.ts';
import { leaves, type LeaveRecord } from '../leave.tables.ts';
import { takeDays } from '../application/take-days.ts';
import { tellLeaveChanged } from '../application/tell-leave.ts';

/** Whose leave is counted anew; neither: everybody's. */
interface Whose {
  readonly branchId?: number | undefined;
  readonly employeeIds?: readonly number[];
}

const touched = (ctx: Ctx, from: CalendarDate, to: CalendarDate, { branchId, employeeIds }: Whose = {}): Promise<LeaveRecord[]> =>
  ctx.db
    .select()
    .from(leaves)
    .where(
      and(
        eq(leaves.company_id, ctx.companyId),
        inArray(leaves.status, [...PENDING_STATUSES]),
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
      ),
    )
    .orderBy(asc(leaves.id));

/** Undecided leaves that touch a span. A leave that would cost nothing keeps its days for the approver to see. @returns how many changed. */
export async function recountLeaves(ctx: Ctx, from: CalendarDate, to: CalendarDate, whose: Whose = {}): Promise<number> {
  const ids = [...new Set((await touched(ctx, from, to, whose)).map(({ employee_id }) => employee_id))].sort((a, b) => a - b);
  if (ids.length === 0) return 0;
  // Always in the same order, so that two recounts wait for each other instead of blocking.
  for (const id of ids) await lockLeaveOf(ctx, id);
  const pending = (await touched(ctx, from, to)).filter(({ employee_id }) => ids.includes(employee_id));
  const people = await getEmployees(seeingAll(ctx), ids);
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  const present = await liveDaysOf(
    ctx,
    pending.map(({ id }) => id),
  );
  const first = pending.reduce((min, { start_date }) => (start_date < min ? start_date : min), from as string) as CalendarDate;
  const last = pending.reduce((max, { end_date }) => (end_date > max ? end_date : max), to as string) as CalendarDate;
  const calendarOf = await dayCalendars(ctx, people, first, last);
  let changed = 0;
  for (const leave of pending) {
    const type = types.get(leave.leave_type_id);
    const live = present.get(leave.id) ?? [];
    if (!type) continue;
    const span = { start: leave.start_date as CalendarDate, end: leave.end_date as CalendarDate, duration: leave.duration };
    const days = countLeaveDays(span, type.count_mode, calendarOf(leave.employee_id)).filter(({ date }) => live.some((day) => day.date === date));
    if ((await takeDays(ctx, leave, live, days)) !== leave) changed++;
  }
  return changed;
}

/** Undecided leaves of this year and the next two, after a branch moved or its week changed; without one, of the whole company. */
export const recountAhead = (ctx: Ctx, branchId?: number): Promise<void> => recountFor(ctx, { branchId });

/** The same of people who work at another branch from now on. */
export const recountMoved = (ctx: Ctx, employeeIds: readonly number[]): Promise<void> => recountFor(ctx, { employeeIds });

async function recountFor(ctx: Ctx, whose: Whose): Promise<void> {
  const day = today(ctx);
  const changed = await recountLeaves(ctx, calendarDate(`${yearOf(day)}-01-01`), addYears(day, 2), whose);
  if (changed > 0) await tellLeaveChanged(ctx);
}
