/** What hangs on clients. */
import { and, count, eq, isNull } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesProducts as p } from '../tables/product.tables.ts';
import { salesProjects as r } from '../tables/project.tables.ts';

/** Products of each client by brand. */
export const brandsInUse = (ctx: Ctx, clientIds: readonly number[]) =>
  ctx.db
    .select({ client_id: p.client_id, brand: p.brand, products: count() })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), isNull(p.deleted_at), among(p.client_id, clientIds)))
    .groupBy(p.client_id, p.brand);

export const projectsOfClients = (ctx: Ctx, clientIds: readonly number[]) =>
  ctx.db
    .select({ client_id: r.client_id, projects: count() })
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), isNull(r.deleted_at), among(r.client_id, clientIds)))
    .groupBy(r.client_id);
