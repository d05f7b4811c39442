import { and, asc, count, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { ringgitOrNull } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listStockEntries as endpoint } from '../../contract/stock/stock-moves.endpoints.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesStockBalances as b, salesStocks as t, type StockBalanceRecord } from '../tables/stock.tables.ts';

/** @param isLocked for the change that follows @throws 404 */
export async function balanceRow(ctx: Ctx, id: number, isLocked = false): Promise<StockBalanceRecord> {
  const found = ctx.db
    .select()
    .from(b)
    .where(and(eq(b.company_id, ctx.companyId), eq(b.id, id)));
  const [row] = await (isLocked ? found.for('update') : found);
  if (!row) throw notFound();
  return row;
}

/** The ledger of a product at an outlet. */
export async function listStockEntries(ctx: Ctx, asked: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { project_id, outlet_id, product_id } = await balanceRow(ctx, asked.id);
  const where = and(eq(t.company_id, ctx.companyId), eq(t.project_id, project_id), eq(t.outlet_id, outlet_id), eq(t.product_id, product_id));
  const page = await readPage(ctx, asked, {
    rows: ctx.db
      .select({ entry: t, promoter: { id: m.id, name: m.name } })
      .from(t)
      .leftJoin(m, and(eq(m.company_id, t.company_id), eq(m.id, t.promoter_id)))
      .where(where),
    count: ctx.db.select({ total: count() }).from(t).where(where),
    order: (to) => [to(t.recorded_at), to(t.id), asc(t.id)],
  });
  return {
    meta: page.meta,
    data: page.rows.map(({ entry: { id, type, quantity, amount, variance, recorded_at, remark, voided_at, void_reason }, promoter }) => ({
      id,
      type,
      quantity: Number(quantity),
      amount: ringgitOrNull(amount),
      variance: variance === null ? null : Number(variance),
      recorded_at: instantText(recorded_at),
      promoter,
      remark,
      voided: voided_at === null ? null : (void_reason ?? ''),
    })),
  };
}
