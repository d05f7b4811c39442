/** Annual leave that a person who leaves has earned and not taken: what the last pay makes good (EA 1955 s.60E). */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { replayLedger } from '../contract/entitlement/replay-ledger.ts';
import { loadAccounts } from './entitlement/account.store.ts';
import { findTypes } from './type/leave-type.store.ts';

/** Days of the balance on the last day; 0 where there is none, or where more was taken than earned. */
export async function unusedAnnualDays(ctx: Ctx, employeeId: number, last: CalendarDate): Promise<number> {
  const annual = new Set((await findTypes(ctx)).filter(({ category, has_entitlement }) => category === 'Annual' && has_entitlement).map(({ id }) => id));
  const accounts = [...(await loadAccounts(ctx, [employeeId], [yearOf(last)])).values()].filter(({ leave_type_id }) => annual.has(leave_type_id));
  const days = accounts.reduce((sum, { entries }) => sum + Math.max(0, replayLedger(entries, last).balance), 0);
  return Math.round(days * 100) / 100;
}
