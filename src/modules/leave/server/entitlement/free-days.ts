/** What of an account is still free: its entries with what leave has reserved of it. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { freeDays, withDeferred, type LedgerEntry, type ReservedDay } from '../../contract/entitlement/replay-ledger.ts';
import { findType } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import type { Account } from './account.store.ts';

/** The type whose balance is drawn on; null: none. */
export async function poolOf(ctx: Ctx, type: LeaveTypeRecord): Promise<LeaveTypeRecord | null> {
  const pool = type.deduct_from_id === null ? type : await findType(ctx, type.deduct_from_id);
  return pool?.has_entitlement ? pool : null;
}

type Reserved = Pick<Account, 'year' | 'held'> & { readonly entries: readonly LedgerEntry[] };
/** The last day that an account knows of: its year's, or one after the new year of a leave for a birth. */
export const lastDay = ({ year, entries, held: reserved }: Reserved, more: readonly ReservedDay[] = []): CalendarDate =>
  [...entries.map(({ effective_date }) => effective_date), ...[...reserved, ...more].map(({ date }) => date)].reduce(
    (last, date) => (date > last ? date : last),
    `${year}-12-31`,
  ) as CalendarDate;
/** The entries of an account with the days that leave has reserved, but for some leaves. */
export const claimed = (account: Reserved, except: readonly number[]): LedgerEntry[] =>
  withDeferred(
    account.entries,
    account.held.filter(({ leave_id }) => !except.includes(leave_id)),
  );

/** Days of an account that are free from a date to the end of its year; the days of some leaves may be set apart. */
export const freeOn = (account: Reserved, from: CalendarDate, except: readonly number[] = []): number =>
  freeDays(claimed(account, except), from, lastDay(account));
