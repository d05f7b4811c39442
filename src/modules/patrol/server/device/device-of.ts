/** Which device calls, and which guard has signed in on it: by tokens whose hashes are stored. */
import { AppError } from '#platform/contract/errors.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { digestOf } from '#modules/identity/server/public.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';

export interface KnownDevice {
  readonly id: number;
  readonly company_id: number;
  readonly site_id: number;
  readonly time_zone: string | null;
}

export interface FoundDevice extends KnownDevice {
  readonly on: boolean | null;
  readonly is_point: boolean;
}
const byToken = adhocText<FoundDevice>(
  `select d.id, d.company_id, d.site_id, d.type = 'Point' as is_point, c.config ->> 'timezone' as time_zone, (c.modules ->> 'patrol')::boolean as on
   from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
   where d.token_hash = $1 and d.status = 'Active' and d.deleted_at is null`,
);

/** A screen at a checkpoint shows codes and does nothing else. @throws 401 where no device of the kind has this token, 403 where the company has switched patrol off */
export async function deviceOf(ctx: OpenCtx, kind: 'guard' | 'point' = 'guard'): Promise<KnownDevice> {
  const [found] = ctx.deviceToken === null ? [] : await byToken(ctx.client, [digestOf(ctx.deviceToken)]);
  return knownDevice(found, kind);
}

/** @throws 401, 403 */
export function knownDevice(found: FoundDevice | undefined, kind: 'guard' | 'point'): KnownDevice {
  if (!found || found.is_point !== (kind === 'point')) throw new AppError(401, PATROL_ERRORS.noDevice, { code: 'device_unknown' });
  const { id, company_id, site_id, time_zone } = found;
  if (found.on !== true) throw new AppError(403, PATROL_ERRORS.switchedOff);
  return { id, company_id, site_id, time_zone };
}

/** Who the registry says may guard: whoever is blacklisted or leaves is signed in no more. */
export const FIT = `join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id and r.status = 'Active' and r.blacklisted_at is null and r.deleted_at is null`;

const bySession = adhocText<{ id: number; guard_id: number }>(
  `select s.id, s.guard_id from patrol_sessions s join patrol_guards g on g.company_id = s.company_id and g.id = s.guard_id ${FIT}
   where s.company_id = $1 and s.device_id = $2 and s.token_hash = $3 and s.expires_at > $4 and s.ended_at is null
     and g.status = 'Active' and g.deleted_at is null`,
);

/** The guard who has signed in on the device. @throws 401 */
export async function guardOn(ctx: OpenCtx, { id, company_id }: KnownDevice, session: string): Promise<{ readonly id: number; readonly guard_id: number }> {
  const [found] = await bySession(ctx.client, [company_id, id, digestOf(session), ctx.clock.now().toISOString()]);
  if (!found) throw new AppError(401, PATROL_ERRORS.signInAgain);
  return found;
}

const bySessionEver = adhocText<{ guard_id: number }>('select guard_id from patrol_sessions where company_id = $1 and device_id = $2 and token_hash = $3');

/**
 * The guard of a session that may be over, and who may guard no more by now: what was made during it may be sent when there is a network again.
 * @throws 401 where the device never had this session
 */
export async function guardThen(
  ctx: OpenCtx,
  { id, company_id }: Pick<KnownDevice, 'id' | 'company_id'>,
  session: string,
): Promise<{ readonly guard_id: number }> {
  const [found] = await bySessionEver(ctx.client, [company_id, id, digestOf(session)]);
  if (!found) throw new AppError(401, PATROL_ERRORS.signInAgain);
  return found;
}
