/** Checkpoints for who sets up the screens at them. */
import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { findPoints as endpoint } from '../../contract/device/device.register.ts';
import { patrolCheckpoints as c, patrolSites as s } from '../patrol.tables.ts';

const NAMED = { id: c.id, name: c.name, code: c.code, site_id: c.site_id };
const isLive = (ctx: Ctx) => and(eq(c.company_id, ctx.companyId), eq(c.status, 'Active'), isNull(c.deleted_at));

/** Active ones by their ids. */
export async function namedPoints(
  ctx: Ctx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly site_id: number }>> {
  const wanted = ids.filter((id) => id !== null);
  const rows = await ctx.db
    .select(NAMED)
    .from(c)
    .where(and(isLive(ctx), among(c.id, wanted)))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findPoints(ctx: Ctx, { site_id, keyword }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const like = containing(keyword);
  const rows = await ctx.db
    .select({ ...NAMED, site: s.name })
    .from(c)
    .innerJoin(s, eq(s.id, c.site_id))
    .where(
      and(
        isLive(ctx),
        isNull(s.deleted_at),
        site_id ? eq(c.site_id, site_id) : undefined,
        keyword ? or(ilike(c.name, like), ilike(c.code, like), site_id ? undefined : ilike(s.name, like)) : undefined,
      ),
    )
    .orderBy(...(site_id ? [] : [asc(sql`lower(${s.name})`), asc(c.site_id)]), asc(c.position), asc(c.id))
    .limit(20);
  return { data: rows.map(({ id, name, code, site }) => ({ id, name, code, site })) };
}
