/** What comes to an outlet or leaves it outside of a schedule, and the request for more. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { defineMessages, say } from '#platform/contract/messages.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type * as calls from '../../contract/stock/stock-moves.endpoints.ts';
import { STOCK_ERRORS, STOCK_MESSAGES } from '../../contract/stock/stock.messages.ts';
import { lacksOpening } from '../../contract/stock/stock-ledger.ts';
import { quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import { notifyActivity } from '../field.store.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectOutlets as outlets } from '../tables/project.tables.ts';
import { addEntries } from './add-entries.ts';
import { notifyShort, supervisorsAt } from './notify-stock.ts';
import { checkQuantity } from './check-entry.ts';
import { requireRoom } from './record-stock.ts';
import { soldProducts } from './sold-products.ts';
import { balanceRow } from './stock-ledger-list.ts';
import * as store from './stock.store.ts';
import { salesStockBalances as b, salesStocks as t, type StockBalanceRecord, type StockRecord } from '../tables/stock.tables.ts';

const ASK_AGAIN_MS = 86_400_000;
const WORDS = defineMessages({
  title: { en: 'Replenish {product}', ms: 'Tambah stok {product}' },
  message: { en: '{outlet} has {left} left of {product}.', ms: 'Baki {product} di {outlet}: {left}.' },
});

/** @throws 422 where a transfer has no other outlet of the project to go to */
async function targetOf(ctx: Ctx, { project_id, outlet_id }: StockBalanceRecord, type: string, to: number | null): Promise<number | null> {
  if (type !== 'transferred') return null;
  if (to === null || to === outlet_id) throw invalid('to_outlet_id', STOCK_ERRORS.otherOutlet);
  const [found] = await ctx.db
    .select({ id: outlets.outlet_id })
    .from(outlets)
    .where(and(eq(outlets.company_id, ctx.companyId), eq(outlets.project_id, project_id), eq(outlets.outlet_id, to), eq(outlets.status, 'Active')));
  if (!found) throw invalid('to_outlet_id', STOCK_ERRORS.otherOutlet);
  return to;
}

type Moving = ParsedInput<typeof calls.moveStock>;

/** @returns the entry at the outlet */
async function move(ctx: Ctx, row: StockBalanceRecord, { type, quantity, remark, client_ref, to_outlet_id }: Moving): Promise<StockRecord> {
  const { project_id, outlet_id, product_id } = row;
  const product = (await soldProducts(ctx, project_id, [product_id])).get(product_id);
  if (!product) throw invalid('base', STOCK_ERRORS.productOfProject);
  checkQuantity({ type, quantity, remark }, product, '');
  const to = await targetOf(ctx, row, type, to_outlet_id ?? null);
  // By outlet, as everybody who moves between the same two.
  const before: store.LockedBalance[] = [];
  for (const each of [outlet_id, ...(to === null ? [] : [to])].sort((x, y) => x - y)) {
    const locked = await store.lockBalances(ctx, { project_id, outlet_id: each }, [product_id]);
    if (each === outlet_id) before.push(...locked);
  }
  const at = ctx.clock.now().toISOString();
  const place = { project_id, outlet_id };
  const entry = { id: Number.MAX_SAFE_INTEGER, type, quantity: toThousandths(quantity), at: Date.parse(at), voided: false };
  requireRoom(await store.ledgerSince(ctx, place, [product_id], at), entry, '');
  const common = { project_id, product_id, quantity: quantityText(toThousandths(quantity)), recorded_at: at, remark };
  const [left] = await addEntries(ctx, [{ ...common, outlet_id, type, client_ref }]);
  if (!left) throw new Error('Nothing was moved');
  await store.settleBalances(ctx, place, [product_id], at);
  await notifyShort(ctx, place, before);
  if (to !== null) {
    const target = { project_id, outlet_id: to };
    // Where nothing was counted yet, what arrives is the first that is known to be there.
    const isFirst = lacksOpening(await store.ledgerSince(ctx, target, [product_id], at), { ...entry, type: 'replenishment' });
    const [arrived] = await addEntries(ctx, [{ ...common, outlet_id: to, type: isFirst ? 'opening' : 'replenishment', counterpart_id: left.id }]);
    await ctx.db
      .update(t)
      .set({ counterpart_id: arrived?.id ?? null })
      .where(and(eq(t.company_id, ctx.companyId), eq(t.id, left.id)));
    await store.settleBalances(ctx, target, [product_id], at);
  }
  await notifyActivity(ctx);
  return left;
}

export async function moveStock(ctx: Ctx, input: Moving): Promise<OutputOf<typeof calls.moveStock>> {
  const row = await balanceRow(ctx, input.id);
  await madeOnce(ctx, { table: t, person: t.created_by }, ctx.actor.userId, input.client_ref, () => move(ctx, row, input));
  return {
    success: true,
    message: say(STOCK_MESSAGES.recorded, ctx.locale),
    data: { balances: await store.balancesAt(ctx, row, [row.product_id]) },
  };
}

export async function askReplenishment(
  ctx: Ctx,
  { id, client_ref }: ParsedInput<typeof calls.askReplenishment>,
): Promise<OutputOf<typeof calls.askReplenishment>> {
  const own = and(eq(b.company_id, ctx.companyId), eq(b.id, id));
  const row = await balanceRow(ctx, id, true);
  const asked = { success: true as const, message: say(STOCK_MESSAGES.asked, ctx.locale) };
  if (row.asked_ref === client_ref) return asked;
  const now = ctx.clock.now();
  if (row.asked_at !== null && now.getTime() - Date.parse(row.asked_at) < ASK_AGAIN_MS) throw invalid('base', STOCK_ERRORS.askedAlready);
  const users = await supervisorsAt(ctx, row);
  if (users.length === 0) throw invalid('base', STOCK_ERRORS.nobodyToAsk);
  const [names] = await ctx.db
    .select({ product: p.name, outlet: o.name })
    .from(p)
    .innerJoin(o, and(eq(o.company_id, p.company_id), eq(o.id, row.outlet_id)))
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, row.product_id)));
  await ctx.db.update(b).set({ asked_at: now.toISOString(), asked_ref: client_ref }).where(own);
  await notify(ctx, {
    to: { users },
    notification_type: 'spm_out_of_stock',
    title: WORDS.title,
    message: WORDS.message,
    params: { product: names?.product ?? '', outlet: names?.outlet ?? '', left: Number(row.balance) },
    route: '/spm/my-project',
  });
  return asked;
}
