/** Which devices answer, who holds them, and where they scanned last. */
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import {
  LOW_BATTERY,
  ONLINE_MINUTES,
  type deviceSummary as summaryEndpoint,
  type locateDevice as locateEndpoint,
} from '../../contract/device/device.register.ts';
import { patrolClockings as c } from '../operation.tables.ts';
import { patrolCheckpoints as p, patrolDevices as d, patrolGuards as g, patrolSessions as e, patrolSites as s } from '../patrol.tables.ts';

/** Offline at the minute itself. */
export const onlineSince = (now: Date) => new Date(now.getTime() - ONLINE_MINUTES * 60_000);

const sums = adhocText<OutputOf<typeof summaryEndpoint>['data']>(
  `select count(*) filter (where last_seen_at > $2)::int as online, count(*) filter (where last_seen_at is null or last_seen_at <= $2)::int as offline,
     count(*) filter (where battery < ${LOW_BATTERY})::int as low
   from patrol_devices where company_id = $1 and status = 'Active' and deleted_at is null`,
);
export async function deviceSummary(ctx: Ctx): Promise<OutputOf<typeof summaryEndpoint>> {
  const [data] = await sums(ctx.client, [ctx.companyId, onlineSince(ctx.clock.now()).toISOString()]);
  return { data: data ?? { online: 0, offline: 0, low: 0 } };
}

/** The names of those who have signed in, by device; the one who came last. */
export async function holdersOf(ctx: Ctx, devices: readonly number[]): Promise<Map<number, string>> {
  const now = instantOf(ctx.clock);
  const rows = await ctx.db
    .select({ device: e.device_id, guard: r.name })
    .from(e)
    .innerJoin(g, eq(g.id, e.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(e.company_id, ctx.companyId), among(e.device_id, devices), isNull(e.ended_at), gt(e.expires_at, now), seenGuards(ctx)))
    .orderBy(e.id)
    .execute();
  return new Map(rows.map(({ device, guard }) => [device, guard]));
}

/** @throws 404 */
export async function locateDevice(ctx: Ctx, { id }: ParsedInput<typeof locateEndpoint>): Promise<OutputOf<typeof locateEndpoint>> {
  const place = { lat: sql<number>`${c.lat}::float8`, lng: sql<number>`${c.lng}::float8` };
  const [[device], [last]] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ name: s.name, lat: sql<number>`${s.lat}::float8`, lng: sql<number>`${s.lng}::float8`, radius_m: s.radius_m })
        .from(d)
        .innerJoin(s, eq(s.id, d.site_id))
        .where(and(eq(d.company_id, ctx.companyId), eq(d.id, id), isNull(d.deleted_at)))
        .execute(),
    () =>
      ctx.db
        .select({ at: c.recorded_at, ...place, accuracy_m: c.accuracy_m, point: p.name })
        .from(c)
        .innerJoin(g, eq(g.id, c.guard_id))
        .innerJoin(r, eq(r.id, g.security_guard_id))
        .leftJoin(p, eq(p.id, c.checkpoint_id))
        .where(and(eq(c.company_id, ctx.companyId), eq(c.device_id, id), isNotNull(c.lat), isNotNull(c.lng), seenGuards(ctx)))
        .orderBy(desc(c.recorded_at), desc(c.id))
        .limit(1)
        .execute(),
  );
  if (!device) throw notFound();
  return { data: { place: last ? { ...last, at: instantText(last.at) } : null, site: device } };
}
