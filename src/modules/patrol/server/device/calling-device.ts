/** Which device sends a batch, of which session, and that it does not send too many: one statement, for every batch of every device asks it. */
import { AppError } from '#platform/contract/errors.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { COUNT_CALL, digestOf, refuseBeyond } from '#modules/identity/server/public.ts';
import { OLDEST_DAYS, type RefusalKind } from '../../contract/batch.ts';
import { SESSION_HOURS } from '../../contract/device/device-call.endpoints.ts';
import type { SessionSpan } from '../../contract/device/session-at.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { FIT, knownDevice, type FoundDevice, type GuardSession, type KnownDevice } from './device-of.ts';

/** Batches of one device and kind in a minute. */
const BATCHES = { limit: 60, seconds: 60 };

/** As milliseconds. @param instant SQL */
const MS = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;
/** @param session SQL */
const BEGAN = (session: string) => `${session}.expires_at - make_interval(hours => ${SESSION_HOURS})`;
const ENDED = (session: string) => `least(${session}.expires_at, ${session}.ended_at)`;

interface Calling extends FoundDevice {
  /** null: the device never had this session, or its guard may guard no more. */
  readonly guard_id: number | null;
  readonly begins: number;
  readonly ends: number;
  readonly sessions: readonly SessionSpan[];
  readonly attempts: number;
  readonly window_ends_at: string;
}
/** Whoever is refused for something else is not counted. */
const calling = preparedText<Calling>(
  'patrol.calling-device',
  `with device as (
     select d.id, d.company_id, d.site_id, d.type = 'Point' as is_point, c.config ->> 'timezone' as time_zone, (c.modules ->> 'patrol')::boolean as on, k.guard_id, k.begins, k.ends,
       (select coalesce(json_agg(json_build_object('site_id', e.site_id, 'begins', ${MS(`greatest(${BEGAN('e')}, d.paired_at)`)}, 'ends', ${MS(ENDED('e'))})), '[]')
        from patrol_sessions e where e.company_id = d.company_id and e.device_id = d.id and e.guard_id = k.guard_id
          and e.expires_at >= $3::timestamptz - make_interval(days => ${OLDEST_DAYS + 1})) as sessions
     from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
     left join lateral (
       select s.guard_id, ${MS(BEGAN('s'))} as begins, ${MS(ENDED('s'))} as ends
       from patrol_sessions s join patrol_guards g on g.company_id = s.company_id and g.id = s.guard_id ${FIT}
       where s.company_id = d.company_id and s.device_id = d.id and s.token_hash = $2 and g.status = 'Active' and g.deleted_at is null
     ) k on true
     where d.token_hash = $1 and d.status = 'Active' and d.deleted_at is null
   ), counted as (
     ${COUNT_CALL('device where guard_id is not null and "on" and not is_point', "'patrol-' || $4::text || '|' || id", '$3::timestamptz', BATCHES.seconds)}
   )
   select d.*, c.attempts, c.window_ends_at from device d left join counted c on true`,
);

export interface CallingDevice {
  readonly device: KnownDevice;
  /** That it shows, which may be over. */
  readonly session: GuardSession;
  /** When its guard was signed in on the device, as far back as events are taken: what one session left on it may be sent in the next. */
  readonly sessions: readonly SessionSpan[];
}

/** @throws 401 where device or guard is not known, 403 where patrol is switched off, 429 */
export async function callingDevice(ctx: OpenCtx, session: string, kind: RefusalKind): Promise<CallingDevice> {
  const [found] = ctx.deviceToken === null ? [] : await calling(ctx.client, [digestOf(ctx.deviceToken), digestOf(session), instantOf(ctx.clock), kind]);
  const device = knownDevice(found, 'guard');
  if (!found || found.guard_id === null) throw new AppError(401, PATROL_ERRORS.signInAgain);
  const { guard_id, begins, ends, sessions } = found;
  await refuseBeyond(ctx, BATCHES.limit, found);
  return { device, session: { guard_id, begins, ends }, sessions };
}
