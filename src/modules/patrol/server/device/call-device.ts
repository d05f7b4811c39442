/** What devices ask: a guard signs in and out, and gets what the round needs. */
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import { countAttempt, digestOf, fitsPassword, forgetAttempts, newSecret } from '#modules/identity/server/public.ts';
import {
  SESSION_HOURS,
  type signInGuard as signInEndpoint,
  type signOutGuard as signOutEndpoint,
  type syncDevice as syncEndpoint,
} from '../../contract/device/device-call.endpoints.ts';
import type { GuardPosition } from '../../contract/guard/guard.register.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { startMinutes, type RouteTimes } from '../../contract/site/route-times.ts';
import { pinAttempts } from '../guard/guard.register.ts';
import { deviceOf, FIT, guardOn } from './device-of.ts';
import { keepSign } from './keep-signs.ts';

/** Wrong PINs in a quarter of an hour: of one guard, and of one device whoever is tried. */
const PER_GUARD = { limit: 5, seconds: 900 };
const PER_DEVICE = { limit: 20, seconds: 900 };

interface Signing {
  readonly id: number;
  readonly pin_hash: string | null;
  readonly position: GuardPosition;
  readonly name: string;
}
const byCode = adhocText<Signing>(
  `select g.id, g.pin_hash, g.position, coalesce(e.name, r.name) as name from patrol_guards g
   ${FIT}
   left join employees e on e.company_id = r.company_id and e.id = r.employee_id
   where g.company_id = $1 and lower(g.code) = lower($2) and g.status = 'Active' and g.deleted_at is null`,
);
const opened = adhocText('insert into patrol_sessions (company_id, device_id, guard_id, token_hash, expires_at) values ($1, $2, $3, $4, $5)');
const ended = adhocText('update patrol_sessions set ended_at = $3, updated_at = clock_timestamp() where company_id = $1 and id = $2');

/** An unknown code takes as long as a wrong PIN, and is answered alike. @throws 401, 403, 422 at the PIN, 429 */
export async function signInGuard(ctx: OpenCtx, { code, pin }: ParsedInput<typeof signInEndpoint>): Promise<OutputOf<typeof signInEndpoint>> {
  const device = await deviceOf(ctx);
  const [guard] = await byCode(ctx.client, [device.company_id, code]);
  const own = guard ? pinAttempts(guard.id) : `patrol-pin|${device.company_id}|${code.toLowerCase()}`;
  const place = `patrol-pin-device|${device.id}`;
  await countAttempt(ctx, [
    { key: own, ...PER_GUARD },
    { key: place, ...PER_DEVICE },
  ]);
  if (!(await fitsPassword(guard?.pin_hash ?? null, pin)) || !guard) throw invalid('pin', PATROL_ERRORS.badPin);
  await forgetAttempts(ctx, own);
  const session = newSecret();
  const expires_at = new Date(ctx.clock.now().getTime() + SESSION_HOURS * 3_600_000).toISOString();
  await opened(ctx.client, [device.company_id, device.id, guard.id, digestOf(session), expires_at]);
  await audit(ctx, {
    action: 'patrol_guard.signed_in',
    subject_type: 'patrol_guard',
    subject_id: guard.id,
    company_id: device.company_id,
    after: { device: device.id },
  });
  return { data: { session, expires_at, name: guard.name, position: guard.position } };
}

export async function signOutGuard(ctx: OpenCtx, { session }: ParsedInput<typeof signOutEndpoint>): Promise<OutputOf<typeof signOutEndpoint>> {
  const device = await deviceOf(ctx);
  const { id } = await guardOn(ctx, device, session);
  await ended(ctx.client, [device.company_id, id, instantOf(ctx.clock)]);
  return { success: true, message: say(EVERYDAY.done, ctx.locale), data: {} };
}

type Synced = OutputOf<typeof syncEndpoint>['data'];

const siteOf = adhocText<Synced['site']>(
  'select id, name, lat::float8 as lat, lng::float8 as lng, radius_m, visitor_identity, visitor_days, welfare_minutes from patrol_sites where company_id = $1 and id = $2',
);
const pointsOf = adhocText<Synced['checkpoints'][number]>(
  `select id, code, name, type, floor, instruction, questions, photo_required from patrol_checkpoints
   where company_id = $1 and site_id = $2 and status = 'Active' and deleted_at is null order by position, id`,
);
const routesOf = adhocText<Omit<Synced['routes'][number], 'starts'> & RouteTimes>(
  `select id, name, "order", points, start_times, every_from, every_to, every_minutes, weekdays from patrol_routes
   where company_id = $1 and site_id = $2 and status = 'Active' and deleted_at is null order by lower(name), id`,
);

export async function syncDevice(ctx: OpenCtx, { session, battery, app_version }: ParsedInput<typeof syncEndpoint>): Promise<OutputOf<typeof syncEndpoint>> {
  const device = await deviceOf(ctx);
  await guardOn(ctx, device, session);
  const now = instantOf(ctx.clock);
  await keepSign(ctx, device, { battery: battery ?? null, app_version });
  const at = [device.company_id, device.site_id];
  const [site] = await siteOf(ctx.client, at);
  if (!site) throw new Error('A device stands at a site that is not there');
  const checkpoints = await pointsOf(ctx.client, at);
  const routes = await routesOf(ctx.client, at);
  return {
    data: {
      now,
      time_zone: device.time_zone ?? DEFAULT_TIME_ZONE,
      site,
      checkpoints,
      routes: routes.map(({ id, name, order, points, weekdays, ...times }) => ({ id, name, order, points, weekdays, starts: startMinutes(times) })),
    },
  };
}
