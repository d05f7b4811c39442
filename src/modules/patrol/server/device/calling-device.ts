/** Which device sends a batch, of which session, and that it does not send too many: one statement, for every batch of every device asks it. */
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { COUNT_CALL, digestOf, refuseBeyond } from '#modules/identity/server/public.ts';
import { OLDEST_DAYS, type RefusalKind } from '../../contract/batch.ts';
import { SESSION_HOURS } from '../../contract/device/device-call.endpoints.ts';
import { HANDOVER_MS } from '../../contract/operation/operation.endpoints.ts';
import type { SessionSpan } from '../../contract/device/session-at.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { knownDevice, type FoundDevice, type KnownDevice } from './device-of.ts';

/** Batches of one device and kind in a minute. */
const BATCHES = { limit: 60, seconds: 60 };

/** As milliseconds. @param instant SQL */
const MS = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;
/** @param session SQL */
const BEGAN = (session: string) => `${session}.expires_at - make_interval(hours => ${SESSION_HOURS})`;
/** SQL @param unfit from when on the guard may guard no more */
const ENDED = (session: string, unfit: string) => `least(${session}.expires_at, ${session}.ended_at, ${unfit})`;
/**
 * From when on a guard `g`, in the registry `r` and perhaps an employee `m`, may guard no more; null: may. What was made before is taken whenever it is sent: whoever
 * was let in was fit then. The registry keeps days: the last of them counts whole. @param zone SQL
 */
const UNFIT_AT = (zone: string) => `least(g.deleted_at, r.deleted_at, case when g.status <> 'Active' then g.updated_at end,
  (least(r.left_at, m.inactive_at, r.blacklisted_at) + 1)::timestamp at time zone ${zone},
  case when r.status <> 'Active' and r.left_at is null and m.inactive_at is null then coalesce(m.updated_at, r.updated_at) end)`;

interface Calling extends FoundDevice {
  /** null: the device never had this session. */
  readonly guard_id: number | null;
  /** Milliseconds. */
  readonly unfit: number | null;
  readonly sessions: readonly SessionSpan[];
  readonly attempts: number;
  readonly window_ends_at: string;
}
/** Whoever is refused for something else is not counted. */
const calling = preparedText<Calling>(
  'patrol.calling-device',
  `with device as (
     select d.id, d.company_id, d.site_id, d.type = 'Point' as is_point, c.config ->> 'timezone' as time_zone, (c.modules ->> 'patrol')::boolean as on, k.guard_id, ${MS('k.unfit_at')} as unfit,
       (select coalesce(json_agg(json_build_object('site_id', e.site_id, 'begins', ${MS(`greatest(${BEGAN('e')}, d.paired_at)`)}, 'ends', ${MS(ENDED('e', 'k.unfit_at'))})), '[]')
        from patrol_sessions e where e.company_id = d.company_id and e.device_id = d.id and e.guard_id = k.guard_id
          and e.expires_at >= $3::timestamptz - make_interval(days => ${OLDEST_DAYS + 1})) as sessions
     from patrol_devices d join companies c on c.id = d.company_id and c.deleted_at is null
     left join lateral (
       select s.guard_id, ${UNFIT_AT(`coalesce(c.config ->> 'timezone', '${DEFAULT_TIME_ZONE}')`)} as unfit_at
       from patrol_sessions s join patrol_guards g on g.company_id = s.company_id and g.id = s.guard_id
       join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id
       left join employees m on m.company_id = r.company_id and m.id = r.employee_id
       where s.company_id = d.company_id and s.device_id = d.id and s.token_hash = $2
     ) k on true
     where d.token_hash = $1 and d.status = 'Active' and d.deleted_at is null
   ), counted as (
     ${COUNT_CALL('device where guard_id is not null and "on" and not is_point', "'patrol-' || $4::text || '|' || id", '$3::timestamptz', BATCHES.seconds)}
   )
   select d.*, c.attempts, c.window_ends_at from device d left join counted c on true`,
);

export interface CallingDevice {
  readonly device: KnownDevice;
  /** Of the session that it shows, which may be over. */
  readonly guard_id: number;
  /** When its guard was signed in on the device, as far back as events are taken: what one session left on it may be sent in the next. */
  readonly sessions: readonly SessionSpan[];
  /** Since when the guard may guard no more, in milliseconds; null: may. */
  readonly unfit: number | null;
}

/** @throws 401 where the device is not known, or never had this session, 403 where patrol is switched off, 429 */
export async function callingDevice(ctx: OpenCtx, session: string, kind: RefusalKind): Promise<CallingDevice> {
  const [found] = ctx.deviceToken === null ? [] : await calling(ctx.client, [digestOf(ctx.deviceToken), digestOf(session), instantOf(ctx.clock), kind]);
  const device = knownDevice(found, 'guard');
  if (!found || found.guard_id === null) throw new AppError(401, PATROL_ERRORS.signInAgain);
  await refuseBeyond(ctx, BATCHES.limit, found);
  const { guard_id, sessions, unfit } = found;
  return { device, guard_id, sessions, unfit };
}

const lapsed = adhocText<SessionSpan>(
  `select s.site_id, ${MS('greatest(s.expires_at, d.paired_at)')} as begins,
     ${MS(`least(max(o.end_at) + interval '${HANDOVER_MS / 1000} seconds', s.ended_at, to_timestamp($5::float8 / 1000))`)} as ends
   from patrol_sessions s join patrol_devices d on d.company_id = s.company_id and d.id = s.device_id
   join patrol_operations o on o.company_id = s.company_id and o.site_id = s.site_id and o.cancelled_at is null
     and o.start_at < s.expires_at and o.end_at > s.expires_at - interval '${HANDOVER_MS / 1000} seconds'
   join patrol_operation_guards og on og.company_id = o.company_id and og.operation_id = o.id and og.guard_id = s.guard_id and og.replaced_at is null
   where s.company_id = $1 and s.device_id = $2 and s.guard_id = $3 and (s.ended_at is null or s.ended_at > s.expires_at)
     and s.expires_at >= $4::timestamptz - make_interval(days => ${OLDEST_DAYS + 1}) and o.start_at > $4::timestamptz - make_interval(days => ${OLDEST_DAYS + 3})
   group by s.id, d.paired_at`,
);
/**
 * Times after a session whose hours ran out, until the guard's shift is over: who signs in before a shift of twelve hours is at its end signed in no more, and
 * without a network hears nothing of it. Asked only of events that no session holds.
 */
export async function lapsedSessions(ctx: OpenCtx, { device, guard_id, unfit }: CallingDevice): Promise<SessionSpan[]> {
  const found = await lapsed(ctx.client, [device.company_id, device.id, guard_id, instantOf(ctx.clock), unfit]);
  return found.filter(({ begins, ends }) => ends > begins);
}
