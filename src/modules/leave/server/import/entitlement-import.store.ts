/** What the import of balances asks the database: what was booked by hand. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { leaveEntitlements as accounts, leaveEntries as entries } from '../entitlement.tables.ts';

/** Marks the entry that takes another one back. */
export const removalOf = (entryId: number) => `undo:${entryId}`;

/** Adjustments of some accounts, or those with these ids, each with the account that it stands in. */
export async function adjustmentsOf(ctx: Ctx, accountIds: readonly number[] | null, ids: readonly number[] = []) {
  const [column, wanted] = accountIds === null ? [entries.id, ids] : [entries.entitlement_id, accountIds];
  if (wanted.length === 0) return [];
  const rows = await ctx.db
    .select({ entry: entries, employee_id: accounts.employee_id, leave_type_id: accounts.leave_type_id, year: accounts.year })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.entitlement_id))
    .where(and(eq(entries.company_id, ctx.companyId), eq(entries.kind, 'Adjustment'), among(column, wanted)));
  return rows.map(({ entry, ...key }) => ({ ...entry, ...key }));
}
