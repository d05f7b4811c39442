/** Holidays that come or go change what undecided leaves cost: their days are counted anew, and the employee is told. */
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { countLeaveDays, totalDays } from '../contract/count-leave-days.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { PENDING_STATUSES } from '../contract/leave.workflow.ts';
import { dayCalendars } from './day-calendar.ts';
import { findTypes } from './leave-type.store.ts';
import { changeLeave, replaceDays } from './leave.store.ts';
import { leaves } from './leave.tables.ts';

/** Undecided leaves that touch a span. A leave that would cost nothing keeps its days for the approver to see. @returns how many changed. */
export async function recountLeaves(ctx: Ctx, from: CalendarDate, to: CalendarDate): Promise<number> {
  const touched = await ctx.db
    .select()
    .from(leaves)
    .where(and(eq(leaves.company_id, ctx.companyId), inArray(leaves.status, [...PENDING_STATUSES]), lte(leaves.start_date, to), gte(leaves.end_date, from)))
    .for('update');
  if (touched.length === 0) return 0;
  const people = new Map(
    (await getEmployees(seeingAll(ctx), [...new Set(touched.map(({ employee_id }) => employee_id))])).map((person) => [person.id, person]),
  );
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  const first = touched.reduce((min, { start_date }) => (start_date < min ? start_date : min), from as string) as CalendarDate;
  const last = touched.reduce((max, { end_date }) => (end_date > max ? end_date : max), to as string) as CalendarDate;
  const calendarOf = await dayCalendars(ctx, [...people.values()], first, last);
  let changed = 0;
  for (const leave of touched) {
    const type = types.get(leave.leave_type_id);
    if (!type) continue;
    const span = { start: leave.start_date as CalendarDate, end: leave.end_date as CalendarDate, duration: leave.duration };
    const days = countLeaveDays(span, type.count_mode, calendarOf(leave.employee_id));
    const after = totalDays(days);
    if (after === leave.total_days) continue;
    await replaceDays(ctx, leave, days);
    await changeLeave(ctx, leave.id, { total_days: after });
    await audit(ctx, {
      action: 'leave.recounted',
      subject_type: 'leave',
      subject_id: leave.id,
      before: { total_days: leave.total_days },
      after: { total_days: after },
    });
    const user = people.get(leave.employee_id)?.user_id;
    if (user != null) {
      await tell(ctx, {
        to: { user },
        notification_type: 'leave_entitlement',
        title: LEAVE_MESSAGES.daysChangedTitle,
        message: LEAVE_MESSAGES.daysChangedText,
        params: { number: leave.number, before: leave.total_days, after },
        route: `/leave?open=${leave.id}`,
        subject: { type: 'leave', id: leave.id },
      });
    }
    changed++;
  }
  return changed;
}
