/** What a guard needs on the round, so that the night goes on without a network. */
import { createHash } from 'node:crypto';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { syncDevice as syncEndpoint } from '../../contract/device/device-call.endpoints.ts';
import { TAG_DIGEST_LENGTH } from '../../contract/phone/tag-digest.ts';
import { startMinutes, type RouteTimes } from '../../contract/site/route-times.ts';
import { readWelfare } from '../emergency/read-welfare.ts';
import { lastHandover } from '../logbook/read-handovers.ts';
import { readInside } from '../logbook/read-inside.ts';
import { readPatrolled } from '../round/patrolled.ts';
import { deviceOf, guardOn } from '../device/device-of.ts';
import { keepSign } from '../device/keep-signs.ts';
import { ordersFor } from '../device/orders-for.ts';

const digestOfTag = (tag: string) => createHash('sha256').update(tag).digest('hex').slice(0, TAG_DIGEST_LENGTH);

type Synced = OutputOf<typeof syncEndpoint>['data'];

const siteOf = adhocText<Synced['site']>(
  'select id, name, lat::float8 as lat, lng::float8 as lng, radius_m, visitor_identity, visitor_days from patrol_sites where company_id = $1 and id = $2',
);
const pointsOf = adhocText<Omit<Synced['checkpoints'][number], 'digest'> & { readonly tag_uid: string | null }>(
  `select id, code, name, type, floor, instruction, questions, photo_required, lat::float8 as lat, lng::float8 as lng, radius_m, far_m, tag_uid from patrol_checkpoints
   where company_id = $1 and site_id = $2 and status = 'Active' and deleted_at is null order by position, id`,
);
/** So long before an operation begins its phones are told when rounds begin whose times are drawn by chance. */
const DRAWN_TOLD_MS = 3_600_000;
const routesOf = adhocText<Omit<Synced['routes'][number], 'starts'> & RouteTimes & { readonly random_minutes: number | null }>(
  `select id, name, "order", points, start_times, every_from, every_to, every_minutes, random_minutes, weekdays from patrol_routes
   where company_id = $1 and site_id = $2 and status = 'Active' and deleted_at is null order by lower(name), id`,
);

/** What a guard sees: what runs, what ended lately, what begins within a day. */
const operationsOf = adhocText<Omit<Synced['operations'][number], 'rounds' | 'scans' | 'welfare'> & { readonly welfare_minutes: number | null }>(
  `select id, shift_name, (extract(epoch from start_at) * 1000)::float8 as start, (extract(epoch from end_at) * 1000)::float8 as end, briefing, welfare_minutes,
     exists (select from patrol_operation_guards g where g.company_id = $1 and g.operation_id = o.id and g.guard_id = $4 and g.replaced_at is null) as own
   from patrol_operations o where company_id = $1 and site_id = $2 and cancelled_at is null
     and start_at < $3::timestamptz + interval '24 hours' and end_at > $3::timestamptz - interval '2 hours' order by start_at, id limit 6`,
);

export async function syncDevice(ctx: OpenCtx, { session, battery, app_version }: ParsedInput<typeof syncEndpoint>): Promise<OutputOf<typeof syncEndpoint>> {
  const device = await deviceOf(ctx);
  const { guard_id } = await guardOn(ctx, device, session);
  const now = instantOf(ctx.clock);
  await keepSign(ctx, device, { battery: battery ?? null, app_version });
  const at = [device.company_id, device.site_id];
  const [site] = await siteOf(ctx.client, at);
  if (!site) throw new Error('A device stands at a site that is not there');
  const checkpoints = await pointsOf(ctx.client, at);
  const routes = await routesOf(ctx.client, at);
  const operations = await operationsOf(ctx.client, [...at, now, guard_id]);
  const ids = operations.map(({ id }) => id);
  const read = ids.length === 0 ? null : await readPatrolled(ctx, device.company_id, ids, Date.parse(now));
  const answers = await readWelfare(ctx, device.company_id, ids);
  const drawn = new Set(routes.flatMap(({ id, random_minutes }) => (random_minutes === null ? [] : [id])));
  return {
    data: {
      now,
      time_zone: device.time_zone ?? DEFAULT_TIME_ZONE,
      site,
      checkpoints: checkpoints.map(({ tag_uid, ...point }) => ({ ...point, digest: tag_uid === null ? null : digestOfTag(tag_uid) })),
      operations: operations.map(({ welfare_minutes, ...operation }) => {
        const found = read?.get(operation.id);
        const names = new Map(found?.rounds.map(({ id, route }) => [id, route]));
        return {
          ...operation,
          welfare: welfare_minutes === null ? null : { minutes: welfare_minutes, answers: (answers.get(operation.id) ?? []).map(({ at }) => at) },
          rounds: (found?.patrolled.rounds ?? [])
            .filter(({ route_id }) => operation.start <= Date.parse(now) + DRAWN_TOLD_MS || !drawn.has(route_id))
            .map((round) => ({ ...round, points: [...round.points], route: names.get(round.id) ?? '' })),
          scans: (found?.patrolled.scans ?? []).map(({ guard: _guard, ...scan }) => scan),
        };
      }),
      inside: await readInside(ctx, device.company_id, device.site_id),
      handover: await lastHandover(ctx, device.company_id, device.site_id, now),
      orders: await ordersFor(ctx, device.company_id, device.site_id, guard_id),
      routes: routes.map(({ id, name, order, points, weekdays, random_minutes: _random, ...times }) => ({
        id,
        name,
        order,
        points,
        weekdays,
        starts: startMinutes(times),
      })),
    },
  };
}
