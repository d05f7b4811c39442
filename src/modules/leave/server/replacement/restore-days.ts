/** A leave that took days of another is cancelled: that one has them again, where it still stands and its balance allows it. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { countLeaveDay } from '../../contract/application/count-leave-days.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import { isLive, leaveWorkflow } from '../../contract/leave.workflow.ts';
import { partWith } from '../../contract/replacement/replace-leave.ts';
import { assessLeave } from '../application/assess-leave.ts';
import { rebookDay } from '../application/book-leave.ts';
import { approvedLeaveChanged } from '../application/leave-changes.ts';
import { recountTotal } from '../correction/put-day.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import { settleEnded } from '../entitlement/settle-leaver.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import { getLeave } from '../leave.store.ts';
import { leaveCorrections as c, leaveDays as d, leaveReplacements as r, type LeaveDayRecord, type LeaveRecord } from '../leave.tables.ts';
import { findType } from '../type/leave-type.store.ts';
import { deferUnpaid } from '../unpaid-leave.ts';
import { notifyReplaced } from './notify-replaced.ts';

interface Taken {
  readonly id: number;
  readonly part: LeaveDuration;
  readonly day: LeaveDayRecord;
}

/** @param ended days of the leave that are no longer taken */
export async function restoreOthers(ctx: Ctx, leave: LeaveRecord, ended: readonly LeaveDayRecord[]): Promise<void> {
  const dates = ended.map(({ date }) => date);
  if (dates.length === 0) return;
  const rows: Taken[] = await ctx.db
    .select({ id: r.id, part: r.part, day: d })
    .from(r)
    .innerJoin(d, and(eq(d.company_id, ctx.companyId), eq(d.id, r.leave_day_id)))
    .where(and(eq(r.company_id, ctx.companyId), eq(r.leave_id, leave.id), among(d.date, dates)))
    .orderBy(asc(d.date));
  if (rows.length === 0) return;
  await ctx.db.delete(r).where(
    and(
      eq(r.company_id, ctx.companyId),
      among(
        r.id,
        rows.map(({ id }) => id),
      ),
    ),
  );
  for (const [id, taken] of Map.groupBy(rows, ({ day }) => day.leave_id)) {
    const other = await getLeave(seeingAll(ctx), id, 'managed', true);
    // Cancelled or rejected meanwhile: it stays so.
    if (isLive(other.status)) await giveDaysBack(ctx, leave, other, taken);
  }
}

/** Days that are on leave again, and which part of each. */
const partOf = ({ day, part }: Taken): LeaveDuration => partWith(day.live ? day.part : null, part);

async function giveDaysBack(ctx: Ctx, leave: LeaveRecord, other: LeaveRecord, taken: readonly Taken[]): Promise<void> {
  const [employee] = await getEmployees(seeingAll(ctx), [other.employee_id]);
  const type = await findType(ctx, other.leave_type_id);
  if (!employee || !type) return;
  const asked = {
    leave_type_id: type.id,
    start: other.start_date as CalendarDate,
    end: other.end_date as CalendarDate,
    duration: other.duration,
    birth: other.birth_date as CalendarDate | null,
    files: 1,
    leave_ids: [other.id, leave.id],
    account_year: other.account_year,
    left: new Map(taken.map(({ day, part }) => [day.date, part])),
  };
  // The days may have gone to another leave since, or their balance may.
  const { faults } = (await assessLeave(ctx, employee, asked, { today: other.apply_date as CalendarDate, onBehalf: true, blackouts: false })) ?? { faults: {} };
  if ('base' in faults || 'start_date' in faults) return notifyReplaced(ctx, other, { before: other.total_days, other: leave.number, text: 'notRestored' });
  const calendar = (await dayCalendars(ctx, [employee], asked.start, asked.end))(employee.id);
  for (const each of taken) {
    const part = partOf(each);
    const date = each.day.date as CalendarDate;
    const { value, reason, note, note_ms } = countLeaveDay(date, part, type.count_mode, calendar(date));
    await ctx.db
      .update(d)
      .set({ live: true, part, value, reason, note, note_ms, updated_at: sql`clock_timestamp()` })
      .where(and(eq(d.company_id, ctx.companyId), eq(d.id, each.day.id)));
    if (other.status === 'Approved') await rebookDay(ctx, other, { ...each.day, value });
  }
  const ids = taken.map(({ day }) => day.id);
  await forgetRefunds(ctx, ids);
  const after = await recountTotal(ctx, other);
  const dates = taken.map(({ day }) => day.date);
  await appendWorkflowLog(ctx, {
    subject: { type: leaveWorkflow.subject, id: other.id },
    action: 'days_restored',
    from: other.status,
    to: other.status,
    remark: leave.number,
    payload: { dates },
    user: ctx.actor,
  });
  const days = { before: { total_days: other.total_days }, after: { total_days: after.total_days, dates, from: leave.number } };
  await audit(ctx, { action: 'leave.days_restored', subject_type: 'leave', subject_id: other.id, ...days });
  await notifyReplaced(ctx, after, { before: other.total_days, other: leave.number, text: 'restored' });
  if (other.status !== 'Approved') return followCarry(ctx, [{ ...other, year: other.account_year }]);
  await deferUnpaid(ctx, other);
  await settleEnded(ctx, other.employee_id);
  await approvedLeaveChanged(ctx, other);
}

/** What confirmed pay took off stays taken; where it was given back, the next open month takes the day off again. */
async function forgetRefunds(ctx: Ctx, dayIds: readonly number[]): Promise<void> {
  await ctx.db.delete(c).where(and(eq(c.company_id, ctx.companyId), eq(c.status, 'Open'), among(c.leave_day_id, dayIds)));
  await ctx.db
    .update(d)
    .set({ payroll_id: null })
    .where(
      and(
        eq(d.company_id, ctx.companyId),
        among(d.id, dayIds),
        sql`exists (select from ${c} where ${c.company_id} = ${d.company_id} and ${c.leave_day_id} = ${d.id} and ${c.status} = 'Accepted' and ${c.refund} > 0)`,
      ),
    );
}
