/** Supervisors of a place and the office hear of it when a product there falls to its reorder level, and when it runs out. */
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import type { LockedBalance, StockPlace } from './stock.store.ts';
import { salesStockBalances as b } from '../tables/stock.tables.ts';

const WORDS = defineMessages({
  outTitle: { en: 'Out of stock at {outlet}', ms: 'Kehabisan stok di {outlet}' },
  out: { en: 'Nothing is left of {products}.', ms: 'Tiada lagi baki {products}.' },
  lowTitle: { en: 'Low stock at {outlet}', ms: 'Stok hampir habis di {outlet}' },
  low: { en: 'At or below the reorder level: {products}.', ms: 'Pada atau di bawah paras pesanan semula: {products}.' },
});

/** Logins of the supervisors of a project who look after an outlet. */
export async function supervisorsAt(ctx: Ctx, { project_id, outlet_id }: StockPlace): Promise<number[]> {
  const supervisors = await ctx.db
    .select({ user_id: e.user_id, outlets: chosen.outlet_ids })
    .from(chosen)
    .innerJoin(e, and(eq(e.company_id, chosen.company_id), eq(e.id, chosen.employee_id)))
    .where(
      and(
        eq(chosen.company_id, ctx.companyId),
        eq(chosen.project_id, project_id),
        // Whoever left hears nothing of the company.
        eq(e.status, 'Active'),
        isNull(e.deleted_at),
      ),
    );
  return supervisors.flatMap(({ user_id, outlets }) => (user_id !== null && (outlets.length === 0 || outlets.includes(outlet_id)) ? [user_id] : []));
}

/** Who hears of it: supervisors of the place in their own page, and admins who keep the products in the list of what is short. */
async function hearers(ctx: Ctx, place: StockPlace) {
  const supervisors = await supervisorsAt(ctx, place);
  const admins = await adminsWho(ctx, ctx.companyId, { route: '/spm/product' });
  return [
    { users: supervisors, route: '/spm/my-project' },
    { users: admins.filter((id) => !supervisors.includes(id)), route: '/spm/product/stock' },
  ].filter(({ users }) => users.length > 0);
}

/** @param before the balances as they were before entries were added and settled; of what was short already nobody hears again until it is out */
export async function notifyShort(ctx: Ctx, place: StockPlace, before: readonly LockedBalance[]): Promise<void> {
  const was = new Map(before.map(({ product_id, balance }) => [product_id, Number(balance)]));
  const ids = [...was].flatMap(([id, balance]) => (balance > 0 ? [id] : []));
  if (ids.length === 0) return;
  const short = await ctx.db
    .select({ id: p.id, product: p.name, outlet: o.name, left: b.balance, level: p.reorder_level })
    .from(b)
    .innerJoin(p, and(eq(p.company_id, b.company_id), eq(p.id, b.product_id)))
    .innerJoin(o, and(eq(o.company_id, b.company_id), eq(o.id, b.outlet_id)))
    .where(
      and(
        eq(b.company_id, ctx.companyId),
        eq(b.project_id, place.project_id),
        eq(b.outlet_id, place.outlet_id),
        among(b.product_id, ids),
        lte(b.balance, sql`${p.reorder_level}`),
      ),
    )
    .orderBy(sql`lower(${p.name})`);
  const out = short.filter(({ left }) => Number(left) <= 0);
  const low = short.filter(({ id, left, level }) => Number(left) > 0 && (was.get(id) ?? 0) > level);
  if (out.length + low.length === 0) return;
  const outlet = short[0]?.outlet ?? '';
  for (const to of await hearers(ctx, place)) {
    const tell = (title: Text, message: Text, products: string) =>
      notify(ctx, { to: { users: to.users }, notification_type: 'spm_out_of_stock', title, message, params: { outlet, products }, route: to.route });
    if (out.length > 0) await tell(WORDS.outTitle, WORDS.out, out.map(({ product }) => product).join(', '));
    if (low.length > 0) await tell(WORDS.lowTitle, WORDS.low, low.map(({ product, left }) => `${product} (${Number(left)})`).join(', '));
  }
}
