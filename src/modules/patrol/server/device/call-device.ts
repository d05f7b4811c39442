/** A guard signs in on a device, and out. */
import { dateInZone, DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { countAttempt, digestOf, fitsPassword, forgetAttempts, newSecret } from '#modules/identity/server/public.ts';
import {
  SESSION_HOURS,
  SIGN_OUT_HOURS,
  type signInGuard as signInEndpoint,
  type signOutGuard as signOutEndpoint,
} from '../../contract/device/device-call.endpoints.ts';
import type { GuardPosition } from '../../contract/guard/guard.register.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { dutyChanged } from '../duty/punch-duty.ts';
import { pinAttempts } from '../guard/guard.register.ts';
import { deviceOf, FIT } from './device-of.ts';

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
   where g.company_id = $1 and lower(g.code) = lower($2) and g.status = 'Active' and g.deleted_at is null
     and coalesce(least(r.left_at, e.inactive_at), $3::date) >= $3::date`,
);
const opened = adhocText<{ id: number }>(
  'insert into patrol_sessions (company_id, device_id, guard_id, token_hash, expires_at, site_id) values ($1, $2, $3, $4, $5, $6) returning id',
);
interface Leaving {
  readonly id: number;
  /** Milliseconds. */
  readonly begins: number;
  readonly ended: boolean;
}
const leaving = adhocText<Leaving>(
  `select id, (extract(epoch from expires_at) * 1000)::float8 - ${SESSION_HOURS * 3_600_000}::float8 as begins, ended_at is not null as ended
   from patrol_sessions where company_id = $1 and device_id = $2 and token_hash = $3 for update`,
);
const ended = adhocText('update patrol_sessions set ended_at = $3, signed_out = true, updated_at = clock_timestamp() where company_id = $1 and id = $2');

/** An unknown code takes as long as a wrong PIN, and is answered alike. @throws 401, 403, 422 at the PIN, 429 */
export async function signInGuard(ctx: OpenCtx, { code, pin }: ParsedInput<typeof signInEndpoint>): Promise<OutputOf<typeof signInEndpoint>> {
  const device = await deviceOf(ctx);
  const [guard] = await byCode(ctx.client, [device.company_id, code, dateInZone(ctx.clock.now(), device.time_zone ?? DEFAULT_TIME_ZONE)]);
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
  const [begun] = await opened(ctx.client, [device.company_id, device.id, guard.id, digestOf(session), expires_at, device.site_id]);
  await audit(ctx, {
    action: 'patrol_guard.signed_in',
    subject_type: 'patrol_guard',
    subject_id: guard.id,
    company_id: device.company_id,
    after: { device: device.id },
  });
  if (begun) await dutyChanged(ctx, device.company_id, begun.id);
  return { data: { session, expires_at, name: guard.name, position: guard.position } };
}

/** What the office has ended stays ended as it did. @throws 401 where the device never had this session, or its hours are over for long */
export async function signOutGuard(ctx: OpenCtx, { session, at }: ParsedInput<typeof signOutEndpoint>): Promise<OutputOf<typeof signOutEndpoint>> {
  const { id: device, company_id } = await deviceOf(ctx);
  const [found] = await leaving(ctx.client, [company_id, device, digestOf(session)]);
  const now = ctx.clock.now().getTime();
  // A device whose clock is ahead has not seen tomorrow.
  const left = Math.min(Math.max(at ? Date.parse(at) : now, found?.begins ?? now), now);
  if (!found || left > found.begins + (SESSION_HOURS + SIGN_OUT_HOURS) * 3_600_000) throw new AppError(401, PATROL_ERRORS.signInAgain);
  if (!found.ended) {
    await ended(ctx.client, [company_id, found.id, new Date(left).toISOString()]);
    await dutyChanged(ctx, company_id, found.id);
  }
  return { success: true, message: say(EVERYDAY.done, ctx.locale), data: {} };
}
