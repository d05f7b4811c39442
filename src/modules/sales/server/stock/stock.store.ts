/** All SQL that writes the stock ledger and what it comes to. */
import { and, asc, eq } from 'drizzle-orm';
import { dateInZone } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { replay, type LedgerEntry, type StockState } from '../../contract/stock/stock-ledger.ts';
import { fromThousandths, quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import type { StockBalance } from '../../contract/stock/stock.endpoints.ts';
import type { StockType } from '../../contract/stock/stock-types.ts';
import { salesStockBalances as b, salesStocks as t, type StockBalanceRecord } from '../tables/stock.tables.ts';

/** Where a ledger is written. */
export interface StockPlace {
  readonly project_id: number;
  readonly outlet_id: number;
}
/** An entry with the variance that its row has. */
export type StoredEntry = LedgerEntry & { readonly product_id: number; readonly variance: number | null };

const at = (ctx: Ctx, { project_id, outlet_id }: StockPlace, productIds: readonly number[]) =>
  and(eq(b.company_id, ctx.companyId), eq(b.project_id, project_id), eq(b.outlet_id, outlet_id), among(b.product_id, productIds));

/** What a product came to when its ledger was locked. */
export type LockedBalance = Pick<StockBalanceRecord, 'product_id' | 'balance'>;

/** Those who write the ledger of a product at an outlet come one after the other. */
export async function lockBalances(ctx: Ctx, place: StockPlace, productIds: readonly number[]): Promise<LockedBalance[]> {
  const ids = [...new Set(productIds)].sort((x, y) => x - y);
  await ctx.db
    .insert(b)
    .values(ids.map((product_id) => ({ company_id: ctx.companyId, project_id: place.project_id, outlet_id: place.outlet_id, product_id })))
    .onConflictDoNothing();
  return ctx.db
    .select({ product_id: b.product_id, balance: b.balance })
    .from(b)
    .where(at(ctx, place, ids))
    .orderBy(asc(b.product_id))
    .for('update');
}

const ledger = adhocText<{ id: number; product_id: number; type: StockType; quantity: string; at: string; voided: boolean; variance: string | null }>(
  `select e.id, e.product_id, e.type, e.quantity, extract(epoch from e.recorded_at) * 1000 as at, e.voided_at is not null as voided, e.variance
   from unnest($4::bigint[]) as p(id)
   cross join lateral (
     select date_trunc('second', max(o.recorded_at)) as since from sales_stocks o
     where o.company_id = $1 and o.project_id = $2 and o.outlet_id = $3 and o.product_id = p.id
       and o.type = 'opening' and o.voided_at is null and o.recorded_at < date_trunc('second', $5::timestamptz)
   ) last
   join sales_stocks e on e.company_id = $1 and e.project_id = $2 and e.outlet_id = $3 and e.product_id = p.id
     and e.recorded_at >= coalesce(last.since, '-infinity')`,
);

/** The entries of products at a place, from the last opening before an instant on. @param since ISO; `-infinity`: all of them */
export async function ledgerSince(ctx: Ctx, { project_id, outlet_id }: StockPlace, productIds: readonly number[], since: string): Promise<StoredEntry[]> {
  // A product that is named twice is read once.
  const rows = await ledger(ctx.client, [ctx.companyId, project_id, outlet_id, [...new Set(productIds)], since]);
  return rows.map((row) => ({
    id: Number(row.id),
    product_id: Number(row.product_id),
    type: row.type,
    quantity: toThousandths(row.quantity),
    at: Math.round(Number(row.at)),
    voided: row.voided,
    variance: row.variance === null ? null : toThousandths(row.variance),
  }));
}

const ALWAYS = '-infinity';

async function saveState(ctx: Ctx, place: StockPlace, product_id: number, state: StockState): Promise<void> {
  await ctx.db
    .update(b)
    .set({
      opening: quantityText(state.opening),
      opening_at: state.openingAt === null ? null : new Date(state.openingAt).toISOString(),
      replenished: quantityText(state.replenished),
      sold: quantityText(state.sold),
      removed: quantityText(state.removed),
      balance: quantityText(state.balance),
      out_since: state.outSince === null ? null : dateInZone(new Date(state.outSince), ctx.actor.timeZone),
    })
    .where(at(ctx, place, [product_id]));
}

/** Counts ledgers anew after entries came or were voided; the caller has locked their balances. @param since the earliest of them, ISO */
export async function settleBalances(ctx: Ctx, place: StockPlace, productIds: readonly number[], since: string): Promise<void> {
  const entries = await ledgerSince(ctx, place, productIds, since);
  const changedFrom = Math.floor(Date.parse(since) / 1000) * 1000;
  for (const product_id of new Set(productIds)) {
    const own = entries.filter((entry) => entry.product_id === product_id);
    const recent = replay(own);
    for (const entry of own) {
      const variance = recent.variances.get(entry.id);
      if (variance === undefined || entry.at < changedFrom || variance === entry.variance) continue;
      await ctx.db
        .update(t)
        .set({ variance: variance === null ? null : quantityText(variance) })
        .where(and(eq(t.company_id, ctx.companyId), eq(t.id, entry.id)));
    }
    const { state } = recent.startsEmpty ? replay(await ledgerSince(ctx, place, [product_id], ALWAYS)) : recent;
    await saveState(ctx, place, product_id, state);
  }
}

const quantity = (text: string) => fromThousandths(toThousandths(text));

export const presentBalance = ({ product_id, opening, opening_at, replenished, sold, removed, balance }: StockBalanceRecord): StockBalance => ({
  product_id,
  opening: quantity(opening),
  opening_at: opening_at && instantText(opening_at),
  replenished: quantity(replenished),
  sold: quantity(sold),
  removed: quantity(removed),
  balance: quantity(balance),
});

/** What products come to at a place. */
export const balancesAt = async (ctx: Ctx, place: StockPlace, productIds: readonly number[]): Promise<StockBalance[]> =>
  (
    await ctx.db
      .select()
      .from(b)
      .where(at(ctx, place, productIds))
      .orderBy(asc(b.product_id))
  ).map(presentBalance);

/** What came before under a name. */
export const stocksByRef = (ctx: Ctx, scheduleId: number, ref: string) =>
  ctx.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.company_id, ctx.companyId), eq(t.schedule_id, scheduleId), eq(t.client_ref, ref)));

export const stockOfSchedule = (ctx: Ctx, scheduleId: number, id: number) =>
  ctx.db
    .select()
    .from(t)
    .where(and(eq(t.company_id, ctx.companyId), eq(t.schedule_id, scheduleId), eq(t.id, id)));

export const markVoided = (ctx: Ctx, id: number, reason: string) =>
  ctx.db
    .update(t)
    .set({ voided_at: ctx.clock.now().toISOString(), voided_by: ctx.actor.userId, void_reason: reason, variance: null })
    .where(and(eq(t.company_id, ctx.companyId), eq(t.id, id)));
