/** Where scans were made. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r } from '#modules/security-guard/server/public.ts';
import { MOST_PLACED, type listPlacedScans as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { patrolClockings as c } from '../operation.tables.ts';
import { patrolCheckpoints as p, patrolGuards as g, patrolSites as s } from '../patrol.tables.ts';
import { chosenClockings } from './list-clockings.ts';

export async function listPlacedScans(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const rows = await ctx.db
    .select({
      id: c.id,
      recorded_at: c.recorded_at,
      checkpoint: p.name,
      code: p.code,
      site: s.name,
      guard: r.name,
      status: c.status,
      flags: c.flags,
      lat: sql<number>`${c.lat}::float8`,
      lng: sql<number>`${c.lng}::float8`,
    })
    .from(c)
    .innerJoin(s, eq(s.id, c.site_id))
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .leftJoin(p, eq(p.id, c.checkpoint_id))
    .where(and(chosenClockings(ctx, input), isNotNull(c.lat), isNotNull(c.lng)))
    .orderBy(desc(c.recorded_at), desc(c.id))
    .limit(MOST_PLACED + 1);
  const data = rows.slice(0, MOST_PLACED).map(({ recorded_at, checkpoint, code, ...row }) => ({
    ...row,
    recorded_at: instantText(recorded_at),
    checkpoint: checkpoint && `${code} · ${checkpoint}`,
  }));
  return { data, more: rows.length > MOST_PLACED };
}
