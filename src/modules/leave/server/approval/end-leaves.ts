/** Leave beyond the last day of an employment is cancelled when that day is set, and the year settled; what confirmed payrolls hold stays. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { LIVE_STATUSES } from '../../contract/leave.workflow.ts';
import { lockLeaveOf } from '../entitlement/account.store.ts';
import { cancelRecord } from './cancel-leave.ts';
import { daysOf } from '../leave.store.ts';
import { leaves } from '../leave.tables.ts';
import { lockedDays } from '../period-lock.ts';
import { settleLeaver } from '../entitlement/settle-leaver.ts';

/** Whole leaves that begin later, and the later days of one that runs over the last day. */
export async function endLeavesAfter(ctx: Ctx, employee: EmployeeRecord, last: CalendarDate): Promise<void> {
  await lockLeaveOf(ctx, employee.id);
  const found = await ctx.db
    .select()
    .from(leaves)
    .where(
      and(eq(leaves.company_id, ctx.companyId), eq(leaves.employee_id, employee.id), inArray(leaves.status, [...LIVE_STATUSES]), gt(leaves.end_date, last)),
    )
    .orderBy(asc(leaves.id));
  const remark = say(LEAVE_MESSAGES.employmentEnds, ctx.locale, { date: formatDate(last) });
  for (const { id } of found) {
    const days = await daysOf(ctx, id);
    const locked = new Set((await lockedDays(ctx, [id])).map((day) => day.id));
    const taken = new Set(days.flatMap((day) => (locked.has(day.id) ? day.date : [])));
    const dates = days.flatMap(({ date, live }) => (live && date > last && !taken.has(date) ? date : []));
    if (dates.length > 0) await cancelRecord(ctx, { id, remark, dates });
  }
  await settleLeaver(ctx, employee, last);
}
