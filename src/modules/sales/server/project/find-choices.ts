import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { ringgitOrNull } from '#platform/contract/money.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { findChoices as endpoint } from '../../contract/project/project-choices.endpoints.ts';
import { salesClients } from '../tables/client.tables.ts';
import { salesOutlets } from '../tables/outlet.tables.ts';
import { salesProducts } from '../tables/product.tables.ts';
import { salesPromoters } from '../tables/promoter.tables.ts';
import { searchSupervisors } from '../supervisor/supervisor.store.ts';

const MOST = 20;
const TABLES = { client: salesClients, outlet: salesOutlets, promoter: salesPromoters } as const;

const active = (ctx: Ctx, kind: keyof typeof TABLES, like: string | null) => {
  const table = TABLES[kind];
  return ctx.db
    .select({ id: table.id, name: table.name, code: table.code })
    .from(table)
    .where(
      and(
        eq(table.company_id, ctx.companyId),
        isNull(table.deleted_at),
        eq(table.status, 'Active'),
        like === null ? undefined : or(ilike(table.name, like), ilike(table.code, like)),
      ),
    )
    .orderBy(asc(sql`lower(${table.name})`))
    .limit(MOST);
};

const activeProducts = (ctx: Ctx, clientId: number, like: string | null) =>
  ctx.db
    .select({ id: salesProducts.id, name: salesProducts.name, code: salesProducts.sku, price: salesProducts.price })
    .from(salesProducts)
    .where(
      and(
        eq(salesProducts.company_id, ctx.companyId),
        eq(salesProducts.client_id, clientId),
        isNull(salesProducts.deleted_at),
        eq(salesProducts.status, 'Active'),
        like === null ? undefined : or(ilike(salesProducts.name, like), ilike(salesProducts.sku, like)),
      ),
    )
    .orderBy(asc(sql`lower(${salesProducts.name})`))
    .limit(MOST);

export async function findChoices(ctx: Ctx, { of, keyword, client_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const like = keyword ? containing(keyword) : null;
  if (of === 'product') return { data: (await activeProducts(ctx, client_id ?? 0, like)).map((row) => ({ ...row, price: ringgitOrNull(row.price) })) };
  if (of === 'supervisor')
    return { data: (await searchSupervisors(ctx, keyword)).map(({ id, name, employee_code }) => ({ id, name, code: employee_code, price: null })) };
  return { data: (await active(ctx, of, like)).map((row) => ({ ...row, price: null })) };
}
