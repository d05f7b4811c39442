/** Accounts that also know what the next year will grant, as long as nobody has granted it, and what will be carried into it: leave is applied for ahead. */
import { yearOf } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { PlannedEntry } from '../../contract/entitlement/plan-year.ts';
import { carryDue } from '../../contract/entitlement/reconcile-year.ts';
import { FORESEEN } from '../../contract/entitlement/replay-ledger.ts';
import { accountName, loadAccounts, type Account, type AccountKey } from './account.store.ts';
import type { LeaveEntryRecord } from '../entitlement.tables.ts';
import { today } from '../leave-actor.ts';
import { planPeople } from './plan-round.ts';
import { findTypes, tiersByType } from '../type/leave-type.store.ts';

function foreseen(ctx: Ctx, { once, ...entry }: PlannedEntry): LeaveEntryRecord {
  const at = ctx.clock.now().toISOString();
  return {
    ...entry,
    id: FORESEEN,
    company_id: ctx.companyId,
    entitlement_id: FORESEEN,
    leave_day_id: null,
    once,
    created_by: null,
    created_at: at,
    updated_at: at,
  };
}

/**
 * Like `loadAccounts`; the year after this one is planned where it is not granted yet, and what is carried into it follows
 * this one's balance. One round trip.
 */
export async function projectedAccounts(
  ctx: Ctx,
  employeeIds: readonly number[],
  years: readonly number[],
  types: readonly number[] | null = null,
): Promise<Map<string, Account>> {
  const next = yearOf(today(ctx)) + 1;
  if (employeeIds.length === 0 || !years.includes(next)) return loadAccounts(ctx, employeeIds, years, types);
  const [accounts, people, all, tiers] = await pipeline(
    ctx,
    () => loadAccounts(ctx, employeeIds, [...years, next - 1], types),
    () => getEmployees(seeingAll(ctx), [...new Set(employeeIds)]),
    () => findTypes(ctx),
    () => tiersByType(ctx),
  );
  const asked = all.filter(({ id }) => types?.includes(id) ?? true);
  for (const { key, plan, granted, entries } of planPeople(people, next, { types: asked, tiers, accounts })) {
    const grants = granted > 0 ? [] : plan.entries.filter(({ kind }) => kind !== 'Carry Forward');
    const upcoming = [...carryDue(plan.entries, entries), ...grants];
    if (upcoming.length === 0) continue;
    const account = accounts.get(accountName(key)) ?? { ...key, id: null, entries: [], held: [] };
    accounts.set(accountName(key), { ...account, entries: [...account.entries, ...upcoming.map((entry) => foreseen(ctx, entry))] });
  }
  return accounts;
}

export const projectedAccount = async (ctx: Ctx, key: AccountKey): Promise<Account> =>
  (await projectedAccounts(ctx, [key.employee_id], [key.year])).get(accountName(key)) ?? { ...key, id: null, entries: [], held: [] };
