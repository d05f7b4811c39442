import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjectProducts as chosen } from '../tables/project.tables.ts';
import type { SoldProduct } from './check-entry.ts';

/** Of these products those that the project sells, by id. */
export async function soldProducts(ctx: Ctx, projectId: number, ids: readonly number[]): Promise<ReadonlyMap<number, SoldProduct>> {
  const rows = await ctx.db
    .select({ id: p.id, unit: p.unit, price: chosen.price })
    .from(chosen)
    .innerJoin(p, and(eq(p.company_id, chosen.company_id), eq(p.id, chosen.product_id)))
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, projectId), eq(chosen.status, 'Active'), among(chosen.product_id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
