/** The products of a project: read-only once a submitted report exists in it. */
import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/project/project-lists.endpoints.ts';
import { PROJECT_ERRORS } from '../../contract/project/project.messages.ts';
import { isReported } from '../product/product-use.store.ts';
import { requireProducts } from './check-lists.ts';
import { excluded, open, removed, saved } from './project-lists.ts';
import { productsOf } from './project.store.ts';
import * as t from '../tables/project.tables.ts';
import { salesStocks as k } from '../tables/stock.tables.ts';

/** @throws 422 once a submitted report exists in the project */
async function requireUnlocked(ctx: Ctx, id: number): Promise<void> {
  if (await isReported(ctx, id)) throw invalid('base', PROJECT_ERRORS.productsLocked);
}

export async function saveProducts(ctx: Ctx, { id, rows }: ParsedInput<typeof calls.saveProjectProducts>): Promise<OutputOf<typeof calls.saveProjectProducts>> {
  const project = await open(ctx, id);
  await requireUnlocked(ctx, id);
  const kept = (await productsOf(ctx, id)).map(({ product }) => product.id);
  await requireProducts(
    ctx,
    project.client_id,
    rows.map(({ product_id }) => product_id),
    'rows',
    kept,
  );
  await insertProducts(ctx, id, rows);
  return saved(ctx, id, 'products', rows);
}

type ProductRow = ParsedInput<typeof calls.saveProjectProducts>['rows'][number];
export async function insertProducts(ctx: Ctx, project_id: number, rows: readonly ProductRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(t.salesProjectProducts)
    .values(
      rows.map(({ product_id, price, commission_value, status = 'Active' }) => ({
        company_id: ctx.companyId,
        project_id,
        product_id,
        price: fromRinggit(price),
        commission_value: commission_value === null ? null : commission_value.toFixed(2),
        status,
      })),
    )
    .onConflictDoUpdate({
      target: [t.salesProjectProducts.company_id, t.salesProjectProducts.project_id, t.salesProjectProducts.product_id],
      set: {
        price: excluded('price'),
        commission_value: excluded('commission_value'),
        status: excluded('status'),
        updated_at: sql`clock_timestamp()`,
      },
    });
}

async function isStocked(ctx: Ctx, project_id: number, product_id: number): Promise<boolean> {
  const [entry] = await ctx.db
    .select({ id: k.id })
    .from(k)
    .where(and(eq(k.company_id, ctx.companyId), eq(k.project_id, project_id), eq(k.product_id, product_id)))
    .limit(1);
  return entry !== undefined;
}

export async function removeProduct(
  ctx: Ctx,
  { id, row_id }: ParsedInput<typeof calls.removeProjectProduct>,
): Promise<OutputOf<typeof calls.removeProjectProduct>> {
  await open(ctx, id);
  await requireUnlocked(ctx, id);
  const [row] = await ctx.db
    .delete(t.salesProjectProducts)
    .where(and(eq(t.salesProjectProducts.company_id, ctx.companyId), eq(t.salesProjectProducts.project_id, id), eq(t.salesProjectProducts.id, row_id)))
    .returning();
  // Whoever sells it just now, without a network perhaps, could record nothing more of it.
  if (row && (await isStocked(ctx, id, row.product_id))) throw invalid('base', PROJECT_ERRORS.productStocked);
  return removed(ctx, id, 'products', row);
}
