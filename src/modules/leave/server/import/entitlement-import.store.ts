/** What the import of balances asks the database: people by their codes, and what was booked by hand. */
import { and, eq, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { leaveEntitlements as accounts, leaveEntries as entries } from '../entitlement/entitlement.tables.ts';

/** Ids of the employees in sight by code, in small letters. */
export async function employeesByCode(ctx: Ctx, codes: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const code = sql<string>`lower(${employees.employee_code})`;
  const rows = await ctx.db
    .select({ id: employees.id, code })
    .from(employees)
    .where(and(visible(ctx), among(code, wanted)));
  return new Map(rows.map((row) => [row.code, row.id]));
}

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
