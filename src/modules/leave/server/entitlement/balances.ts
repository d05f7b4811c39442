/** Balances by type, as of today: what was granted, carried, taken, held, and what is free. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { replayLedger, withDeferred, type EntryKind } from '../../contract/entitlement/replay-ledger.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { accountName, type Account } from './account.store.ts';
import { freeOn } from './free-days.ts';
import { projectedAccounts } from './foresee-year.ts';
import { today } from '../leave-actor.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';

const ADJUSTED: readonly EntryKind[] = ['Adjustment', 'Replacement Credit', 'Encash'];

/** The day of a year at which a balance is read: today within it, else its first or last day. */
export function readingDay(year: number, day: CalendarDate): CalendarDate {
  if (year === yearOf(day)) return day;
  return `${year}-${year > yearOf(day) ? '01-01' : '12-31'}` as CalendarDate;
}

function balanceRow(type: LeaveTypeRecord, account: Account | undefined, at: CalendarDate): BalanceRow {
  const entries = account?.entries ?? [];
  const sum = (...kinds: readonly EntryKind[]) => entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { days }) => total + days, 0);
  const reserved = account?.held ?? [];
  const { id, name, name_ms, code, colour } = type;
  const { rows, expiring } = replayLedger(withDeferred(entries, reserved), at);
  return {
    id,
    name,
    name_ms,
    code,
    colour,
    entitlement_id: account?.id ?? null,
    entitled: sum('Grant', 'Accrual'),
    carried_forward: sum('Carry Forward'),
    expiry: expiring[0]?.expires_on ?? null,
    adjusted: sum(...ADJUSTED),
    lapsed: 0 - rows.filter(({ entry }) => entry.kind === 'Lapse').reduce((total, { entry }) => total + entry.days, 0),
    taken: 0 - sum('Use', 'Reversal'),
    pending: reserved.reduce((total, { days }) => total + days, 0),
    balance: account ? freeOn(account, at) : 0,
  };
}

/** Of several employees in a year, in a fixed number of queries; types without a balance are left out. */
export async function balancesOfMany(ctx: Ctx, employeeIds: readonly number[], year: number, typeId?: number): Promise<Map<number, BalanceRow[]>> {
  const [types, accounts] = await pipeline(
    ctx,
    () => findTypes(ctx),
    () => projectedAccounts(ctx, employeeIds, [year], typeId === undefined ? null : [typeId]),
  );
  const shown = types.filter(({ id }) => typeId === undefined || id === typeId);
  return new Map(employeeIds.map((employee_id) => [employee_id, balancesIn(ctx, shown, accounts, employee_id, year)]));
}

/** The balances of one employee in accounts that are known; types without a balance are left out. */
export function balancesIn(
  ctx: Ctx,
  types: readonly LeaveTypeRecord[],
  accounts: ReadonlyMap<string, Account>,
  employee_id: number,
  year: number,
): BalanceRow[] {
  const at = readingDay(year, today(ctx));
  return types
    .filter(({ has_entitlement, status }) => has_entitlement && status === 'Active')
    .map((type) => balanceRow(type, accounts.get(accountName({ employee_id, leave_type_id: type.id, year })), at));
}

export const balancesOf = async (ctx: Ctx, employeeId: number, year: number): Promise<BalanceRow[]> =>
  (await balancesOfMany(ctx, [employeeId], year)).get(employeeId) ?? [];
