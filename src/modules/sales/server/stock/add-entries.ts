import { auditAll } from '#platform/server/audit/audit.ts';
import { asStored } from '#platform/server/db/columns.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesStocks, type StockRecord } from '../tables/stock.tables.ts';

export const STOCK_SUBJECT = 'sales_stock';
type NewEntry = Omit<typeof salesStocks.$inferInsert, 'company_id' | 'created_by' | 'received_at'>;

/** Writes entries in one statement; the caller has locked their balances and settles them afterwards. */
export async function addEntries(ctx: Ctx, entries: readonly NewEntry[]): Promise<StockRecord[]> {
  const common = { company_id: ctx.companyId, created_by: ctx.actor.userId, received_at: ctx.clock.now().toISOString() };
  const added = await ctx.db
    .insert(salesStocks)
    .values(entries.map((entry) => ({ ...entry, ...common })))
    .returning();
  await auditAll(
    ctx,
    added.map((entry) => ({
      action: `${STOCK_SUBJECT}.created`,
      subject_type: STOCK_SUBJECT,
      subject_id: entry.id,
      before: null,
      after: asStored(salesStocks, entry),
    })),
  );
  return added;
}
