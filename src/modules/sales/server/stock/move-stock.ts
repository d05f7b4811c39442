/** What comes to an outlet or leaves it outside of a schedule, and the request for more. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { defineMessages, say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/stock/stock-moves.endpoints.ts';
import { STOCK_ERRORS, STOCK_MESSAGES } from '../../contract/stock/stock.messages.ts';
import { lacksOpening } from '../../contract/stock/stock-ledger.ts';
import { quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import { notifyActivity } from '../field/field.store.ts';
import { salesOutlets as o } from '../outlet/outlet.tables.ts';
import { salesProducts as p } from '../product/product.tables.ts';
import { salesProjectOutlets as outlets, salesProjectSupervisors as chosen } from '../project/project.tables.ts';
import { addEntries } from './add-entries.ts';
import { checkQuantity } from './check-entry.ts';
import { requireRoom } from './record-stock.ts';
import { soldProducts } from './sold-products.ts';
import { balanceRow } from './stock-ledger-list.ts';
import * as store from './stock.store.ts';
import { salesStockBalances as b, salesStocks as t, type StockBalanceRecord } from './stock.tables.ts';

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

export async function moveStock(ctx: Ctx, input: ParsedInput<typeof calls.moveStock>): Promise<OutputOf<typeof calls.moveStock>> {
  const { id, type, quantity, remark } = input;
  const row = await balanceRow(ctx, id);
  const { project_id, outlet_id, product_id } = row;
  const product = (await soldProducts(ctx, project_id, [product_id])).get(product_id);
  if (!product) throw invalid('base', STOCK_ERRORS.productOfProject);
  checkQuantity({ type, quantity, remark }, product, '');
  const to = await targetOf(ctx, row, type, input.to_outlet_id ?? null);
  // By outlet, as everybody who moves between the same two.
  for (const each of [outlet_id, ...(to === null ? [] : [to])].sort((x, y) => x - y))
    await store.lockBalances(ctx, { project_id, outlet_id: each }, [product_id]);
  const at = ctx.clock.now().toISOString();
  const place = { project_id, outlet_id };
  const entry = { id: Number.MAX_SAFE_INTEGER, type, quantity: toThousandths(quantity), at: Date.parse(at), voided: false };
  requireRoom(await store.ledgerSince(ctx, place, [product_id], at), entry, '');
  const common = { project_id, product_id, quantity: quantityText(toThousandths(quantity)), recorded_at: at, remark };
  const [left] = await addEntries(ctx, [{ ...common, outlet_id, type }]);
  await store.settleBalances(ctx, place, [product_id], at);
  if (to !== null && left) {
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
  return {
    success: true,
    message: say(STOCK_MESSAGES.recorded, ctx.locale),
    data: { balances: await store.balancesAt(ctx, place, [product_id]) },
  };
}

export async function askReplenishment(ctx: Ctx, { id }: ParsedInput<typeof calls.askReplenishment>): Promise<OutputOf<typeof calls.askReplenishment>> {
  const own = and(eq(b.company_id, ctx.companyId), eq(b.id, id));
  const row = await balanceRow(ctx, id);
  const now = ctx.clock.now();
  if (row.asked_at !== null && now.getTime() - Date.parse(row.asked_at) < ASK_AGAIN_MS) throw invalid('base', STOCK_ERRORS.askedAlready);
  const supervisors = await ctx.db
    .select({ user_id: e.user_id, outlets: chosen.outlet_ids })
    .from(chosen)
    .innerJoin(e, and(eq(e.company_id, chosen.company_id), eq(e.id, chosen.employee_id)))
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, row.project_id)));
  const users = supervisors.flatMap(({ user_id, outlets: own_ }) => (user_id !== null && (own_.length === 0 || own_.includes(row.outlet_id)) ? [user_id] : []));
  if (users.length === 0) throw invalid('base', STOCK_ERRORS.nobodyToAsk);
  const [names] = await ctx.db
    .select({ product: p.name, outlet: o.name })
    .from(p)
    .innerJoin(o, and(eq(o.company_id, p.company_id), eq(o.id, row.outlet_id)))
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, row.product_id)));
  await ctx.db.update(b).set({ asked_at: now.toISOString() }).where(own);
  await notify(ctx, {
    to: { users },
    notification_type: 'spm_out_of_stock',
    title: WORDS.title,
    message: WORDS.message,
    params: { product: names?.product ?? '', outlet: names?.outlet ?? '', left: Number(row.balance) },
    route: '/spm/my-project',
  });
  return { success: true, message: say(STOCK_MESSAGES.asked, ctx.locale) };
}
