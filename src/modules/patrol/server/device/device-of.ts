/** Which device calls, and which guard has signed in on it: by tokens whose hashes are stored. */
import { AppError } from '#platform/contract/errors.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import { digestOf } from '#modules/identity/server/public.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';

export interface KnownDevice {
  readonly id: number;
  readonly company_id: number;
  readonly site_id: number;
  readonly time_zone: string | null;
}

const byToken = adhocText<KnownDevice & { readonly on: boolean | null }>(
  `select d.id, d.company_id, d.site_id, c.config ->> 'timezone' as time_zone, (c.modules ->> 'patrol')::boolean as on
   from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
   where d.token_hash = $1 and d.status = 'Active' and d.deleted_at is null`,
);

/** @throws 401 where no device has this token, 403 where the company has switched patrol off */
export async function deviceOf(ctx: OpenCtx): Promise<KnownDevice> {
  const [found] = ctx.deviceToken === null ? [] : await byToken(ctx.client, [digestOf(ctx.deviceToken)]);
  if (!found) throw new AppError(401, PATROL_ERRORS.noDevice);
  const { on, ...device } = found;
  if (on !== true) throw new AppError(403, PATROL_ERRORS.switchedOff);
  return device;
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
