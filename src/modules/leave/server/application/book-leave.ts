/** Writes a leave into its account: used when it is approved, given back when days of it are cancelled. */
import type { Ctx } from '#platform/server/context.ts';
import { book, bookedOfDay, openAccount, type AccountKey } from '../entitlement/account.store.ts';
import { poolOf } from '../entitlement/free-days.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import type { NewLeaveEntry } from '../entitlement.tables.ts';
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

/** A booked day that is worth more or less now: what was booked goes back, and what it is worth is booked. Nothing where they agree. */
export async function rebookDay(ctx: Ctx, leave: LeaveRecord, { id, date, value }: LeaveDayRecord): Promise<void> {
  const key = await accountOf(ctx, leave);
  if (!key) return;
  const account = await openAccount(ctx, key);
  const { booked, entries } = await bookedOfDay(ctx, id);
  if (booked === value) return;
  const entry = { entitlement_id: account, effective_date: date, reason: leave.number, leave_day_id: id };
  const rows: NewLeaveEntry[] = [];
  if (booked > 0) rows.push({ ...entry, kind: 'Reversal', days: booked, once: `Recount:${id}:${entries}:back` });
  if (value > 0) rows.push({ ...entry, kind: 'Use', days: -value, once: `Recount:${id}:${entries}` });
  await book(ctx, rows);
  await followCarry(ctx, [key]);
}

/** The account that a leave draws on; null: its type has no balance. */
async function accountOf(ctx: Ctx, leave: LeaveRecord): Promise<AccountKey | null> {
  const type = (await findTypes(ctx, true)).find(({ id }) => id === leave.leave_type_id);
  const pool = type && (await poolOf(ctx, type));
  return pool ? { employee_id: leave.employee_id, leave_type_id: pool.id, year: leave.account_year } : null;
}

async function bookDays(ctx: Ctx, leave: LeaveRecord, days: readonly LeaveDayRecord[], kind: 'Use' | 'Reversal'): Promise<void> {
  const counted = days.filter(({ value }) => value > 0);
  const key = counted.length === 0 ? null : await accountOf(ctx, leave);
  if (!key) return;
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
