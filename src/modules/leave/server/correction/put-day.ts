/** One day of an approved leave takes another worth, and its account follows. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { totalDays, type LeaveDay } from '../../contract/application/count-leave-days.ts';
import { rebookDay } from '../application/book-leave.ts';
import { changeLeave, daysOf } from '../leave.store.ts';
import { leaveDays as d, type LeaveDayRecord, type LeaveRecord } from '../leave.tables.ts';

/** @param deductOn the first day that is not paid yet, where the day's own month is */
export async function putDay(
  ctx: Ctx,
  leave: LeaveRecord,
  day: LeaveDayRecord,
  { value, reason, note, note_ms }: Pick<LeaveDay, 'value' | 'reason' | 'note' | 'note_ms'>,
  deductOn: string | null = day.deduct_on,
): Promise<void> {
  await ctx.db
    .update(d)
    .set({ value, reason, note, note_ms, deduct_on: deductOn, overtaken: sql`least(${d.overtaken}, ${value})`, updated_at: sql`clock_timestamp()` })
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, day.id)));
  if (value !== day.value) await rebookDay(ctx, leave, { ...day, value });
}

/** Days deducted, of those that are live. */
export async function recountTotal(ctx: Ctx, leave: LeaveRecord): Promise<LeaveRecord> {
  return changeLeave(ctx, leave.id, { total_days: totalDays((await daysOf(ctx, leave.id)).filter(({ live }) => live)) });
}
