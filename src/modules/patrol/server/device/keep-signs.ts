/** What is kept of a device that called: that it lives, and what was refused. */
import { dateInZone, DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { RefusalKind, RefusalReason } from '../../contract/batch.ts';
import type { KnownDevice } from './device-of.ts';

type Calling = Pick<OpenCtx, 'client' | 'clock'>;

/**
 * That it lives this minute, and what it says of itself, as two parts of a `with`: each call of each device sends them. The second waits for the first, so that
 * two calls of a device lock both rows in one order.
 * @param company, device, now, battery, version SQL
 */
export const SIGNED = (company: string, device: string, now: string, battery = 'null::integer', version = 'null::text'): string =>
  `sign as (
     insert into patrol_device_pings (company_id, device_id, minute, battery) values (${company}, ${device}, date_trunc('minute', ${now}), ${battery})
     on conflict (company_id, device_id, minute) do update set battery = coalesce(excluded.battery, patrol_device_pings.battery), updated_at = clock_timestamp()
     where excluded.battery is not null and patrol_device_pings.battery is distinct from excluded.battery
     returning 1
   ), seen as (
     update patrol_devices set last_seen_at = ${now}, battery = coalesce(${battery}, patrol_devices.battery), app_version = coalesce(${version}, app_version)
     from (select count(*) from sign) made where company_id = ${company} and id = ${device}
   )`;
const signed = adhocText(`with ${SIGNED('$1', '$2::bigint', '$3::timestamptz', '$4::integer', '$5::text')} select`);

/** @param told what the device said of itself */
export async function keepSign(
  ctx: Calling,
  { company_id, id }: KnownDevice,
  told: { battery?: number | null; app_version?: string | null } = {},
): Promise<void> {
  await signed(ctx.client, [company_id, id, ctx.clock.now().toISOString(), told.battery ?? null, told.app_version ?? null]);
}

export interface Refused {
  readonly client_ref: string | null;
  readonly why: RefusalReason;
}
const counted = adhocText(
  `insert into patrol_device_refusals (company_id, device_id, date, kind, reason, times, last_at, last_ref)
   select $1, $2, $3::date, $4, t.reason, count(*), $5::timestamptz, max(t.ref) from json_to_recordset($6) as t(reason text, ref text) group by t.reason
   on conflict (company_id, device_id, date, kind, reason) do update
     set times = patrol_device_refusals.times + excluded.times, last_at = excluded.last_at, last_ref = coalesce(excluded.last_ref, patrol_device_refusals.last_ref),
       updated_at = clock_timestamp()`,
);

export async function keepRefusals(ctx: Calling, device: KnownDevice, kind: RefusalKind, refused: readonly Refused[]): Promise<void> {
  if (refused.length === 0) return;
  const now = ctx.clock.now();
  const date = dateInZone(now, device.time_zone ?? DEFAULT_TIME_ZONE);
  const rows = refused.map(({ why, client_ref }) => ({ reason: why, ref: client_ref }));
  await counted(ctx.client, [device.company_id, device.id, date, kind, now.toISOString(), JSON.stringify(rows)]);
}
