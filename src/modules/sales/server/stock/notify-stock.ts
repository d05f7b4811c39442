/** Who supervises a place hears of it when a product runs out there, and when the office asks for more. */
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { defineMessages } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import type { LockedBalance, StockPlace } from './stock.store.ts';
import { salesStockBalances as b } from '../tables/stock.tables.ts';

const WORDS = defineMessages({
  title: { en: 'Out of stock at {outlet}', ms: 'Kehabisan stok di {outlet}' },
  message: { en: 'Nothing is left of {products}.', ms: 'Tiada lagi baki {products}.' },
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

/** @param before the balances as they were before entries were added and settled; of what was out already nobody hears again */
export async function notifyEmptied(ctx: Ctx, place: StockPlace, before: readonly LockedBalance[]): Promise<void> {
  const ids = before.filter(({ balance }) => Number(balance) > 0).map(({ product_id }) => product_id);
  if (ids.length === 0) return;
  const emptied = await ctx.db
    .select({ product: p.name, outlet: o.name })
    .from(b)
    .innerJoin(p, and(eq(p.company_id, b.company_id), eq(p.id, b.product_id)))
    .innerJoin(o, and(eq(o.company_id, b.company_id), eq(o.id, b.outlet_id)))
    .where(
      and(eq(b.company_id, ctx.companyId), eq(b.project_id, place.project_id), eq(b.outlet_id, place.outlet_id), among(b.product_id, ids), lte(b.balance, '0')),
    )
    .orderBy(sql`lower(${p.name})`);
  const [first] = emptied;
  if (!first) return;
  const users = await supervisorsAt(ctx, place);
  if (users.length === 0) return;
  await notify(ctx, {
    to: { users },
    notification_type: 'spm_out_of_stock',
    title: WORDS.title,
    message: WORDS.message,
    params: { outlet: first.outlet, products: emptied.map(({ product }) => product).join(', ') },
    route: '/spm/my-project',
  });
}
