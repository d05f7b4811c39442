/** Writes a leave into its account: used when it is approved, given back when days of it are cancelled. */
import type { Ctx } from '#platform/server/http/context.ts';
import { book, openAccount } from '../entitlement/account.store.ts';
import { poolOf } from './assess-leave.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import type { NewLeaveEntry } from '../entitlement/entitlement.tables.ts';
import { daysOf } from '../leave.store.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveDayRecord, LeaveRecord } from '../leave.tables.ts';

/** One entry for each day that costs something, on the day itself. Nothing for types without a balance. */
export async function bookUse(ctx: Ctx, leave: LeaveRecord): Promise<void> {
  const days = (await daysOf(ctx, leave.id)).filter(({ live }) => live);
  await bookDays(ctx, leave, days, 'Use');
}

/** Days that were booked return to where they came from. */
export const bookReversal = (ctx: Ctx, leave: LeaveRecord, days: readonly LeaveDayRecord[]): Promise<void> => bookDays(ctx, leave, days, 'Reversal');

async function bookDays(ctx: Ctx, leave: LeaveRecord, days: readonly LeaveDayRecord[], kind: 'Use' | 'Reversal'): Promise<void> {
  const type = (await findTypes(ctx, true)).find(({ id }) => id === leave.leave_type_id);
  const pool = type && (await poolOf(ctx, type));
  const counted = days.filter(({ value }) => value > 0);
  if (!pool || counted.length === 0) return;
  const key = { employee_id: leave.employee_id, leave_type_id: pool.id, year: leave.account_year };
  const account = await openAccount(ctx, key);
  await book(
    ctx,
    counted.map(({ id, date, value }): NewLeaveEntry => ({
      entitlement_id: account,
      kind,
      days: kind === 'Use' ? -value : value,
      effective_date: date,
      reason: leave.number,
      leave_day_id: id,
      once: `${kind}:${id}`,
    })),
  );
  await followCarry(ctx, [key]);
}
