import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesClients as c } from '../tables/client.tables.ts';

/** Clients of the company among `ids`, by id. */
export async function clientsById(ctx: Ctx, ids: readonly number[]) {
  const rows = await ctx.db
    .select({ id: c.id, name: c.name, brands: c.brands, status: c.status, deleted_at: c.deleted_at })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), among(c.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Clients that are there, by name. */
export const liveClients = (ctx: Ctx, id?: number) =>
  ctx.db
    .select({ id: c.id, name: c.name, code: c.code, brands: c.brands })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), isNull(c.deleted_at), id === undefined ? undefined : eq(c.id, id)))
    .orderBy(asc(sql`lower(${c.name})`));
