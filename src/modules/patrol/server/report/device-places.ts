/** Where devices were, by the scans of guards whom the viewer may see. */
import { and, asc, desc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import { movementOf } from '../../contract/report/device-movement.ts';
import { MOST_POSITIONS, type DeviceReportDetail } from '../../contract/report/device-report.endpoints.ts';
import { patrolClockings as c } from '../operation.tables.ts';
import { patrolCheckpoints as p, patrolGuards as g } from '../patrol.tables.ts';

export type Moved = Pick<DeviceReportDetail, 'movement' | 'line' | 'stopped'>;
interface Place {
  readonly device_id: number | null;
  readonly at: string;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number | null;
  readonly point: string | null;
}

/** By device in order of time: the latest, and one more where there are more. */
export async function readMoved(ctx: Ctx, devices: readonly number[], from: string, before: string): Promise<ReadonlyMap<number, readonly Place[]>> {
  const own = ctx.db
    .select({
      device_id: c.device_id,
      at: c.recorded_at,
      lat: sql<number>`${c.lat}::float8`.as('lat'),
      lng: sql<number>`${c.lng}::float8`.as('lng'),
      accuracy_m: c.accuracy_m,
      point: p.name,
      id: c.id,
      nth: sql<number>`row_number() over (partition by ${c.device_id} order by ${desc(c.recorded_at)}, ${desc(c.id)})`.as('nth'),
    })
    .from(c)
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .leftJoin(p, eq(p.id, c.checkpoint_id))
    .where(
      and(
        eq(c.company_id, ctx.companyId),
        among(c.device_id, devices),
        isNotNull(c.lat),
        isNotNull(c.lng),
        gte(c.recorded_at, from),
        lt(c.recorded_at, before),
        seenGuards(ctx),
      ),
    )
    .as('own');
  const rows = await ctx.db
    .select()
    .from(own)
    .where(lte(own.nth, MOST_POSITIONS + 1))
    .orderBy(asc(own.at), asc(own.id));
  return Map.groupBy(rows, ({ device_id }) => device_id ?? 0);
}

/** @param places of one device, as `readMoved` gives them */
export function movedOf(places: readonly Place[]): Moved {
  const shown = places.slice(-MOST_POSITIONS);
  const { stops, ...way } = movementOf(
    shown.map(({ at, lat, lng, accuracy_m }) => ({ at: Date.parse(instantText(at)), lat, lng, accuracy_m: accuracy_m ?? 0 })),
  );
  return {
    movement: { positions: shown.length, more: places.length > shown.length, ...way, stops: stops.length },
    line: shown.map(({ at, lat, lng, point }) => ({ at: instantText(at), lat, lng, point })),
    stopped: stops.map(({ from, to, lat, lng }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      minutes: Math.round((to - from) / 60_000),
      lat,
      lng,
    })),
  };
}
