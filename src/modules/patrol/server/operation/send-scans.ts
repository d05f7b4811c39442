/** Takes what a device has scanned: each scan once, late ones too, and evaluates the operations that they belong to anew. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import { scanEvent, type ScanEvent, type sendScans as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { deviceOf, guardOn } from '../device/device-of.ts';
import { evaluateOperations, keepFindings } from './patrolled.ts';

/** Batches of one device in a minute. */
const BATCHES = { limit: 60, seconds: 60 };
const OLDEST_MS = 31 * 86_400_000;
/** A clock may be ahead by so much before it counts as the future. */
const LEAD_MS = 5 * 60_000;
/** How long before its start an operation takes scans, and how long after its end. */
const BEFORE = "interval '30 minutes'";
const AFTER = "interval '2 hours'";

interface Stored {
  readonly operation_id: number | null;
}
/**
 * One statement for the whole batch. A tag names a checkpoint of the company, a GPS point its own number; the site is the checkpoint's, else the
 * device's; the operation the one that runs there then. A scan outside of all of them is evaluated here, the others with their operation.
 */
const stored = adhocText<Stored>(
  `with sent as (
     select t.*, c.id as point, coalesce(c.site_id, $4::bigint) as site from json_to_recordset($6) as t(client_ref text, recorded_at timestamptz, offline boolean,
       method text, tag text, checkpoint_id bigint, lat numeric, lng numeric, accuracy_m integer, remark text)
     left join patrol_checkpoints c on c.company_id = $1 and c.deleted_at is null and (t.tag is not null and c.tag_uid = t.tag
       or t.tag is null and c.type = 'GPS' and c.id = t.checkpoint_id)
   )
   insert into patrol_clockings (company_id, device_id, guard_id, site_id, operation_id, checkpoint_id, client_ref, recorded_at, received_at, offline, method,
     tag_uid, lat, lng, accuracy_m, remark, flags)
   select $1, $2::bigint, $3::bigint, s.site, o.id, s.point, s.client_ref, s.recorded_at, $5::timestamptz, s.offline, s.method, s.tag, s.lat, s.lng, s.accuracy_m, s.remark,
     case when o.id is not null then '[]'::jsonb when s.point is null then '["unknown_tag"]'::jsonb else '["extra"]'::jsonb end
   from sent s left join lateral (
     select o.id from patrol_operations o where o.company_id = $1 and o.site_id = s.site and o.cancelled_at is null
       and s.recorded_at between o.start_at - ${BEFORE} and o.end_at + ${AFTER}
     order by (s.recorded_at between o.start_at and o.end_at) desc, o.start_at desc limit 1) o on true
   on conflict (company_id, client_ref) do nothing returning operation_id`,
);
/** Two batches of one operation have stored scans that refer to it when they come here, so the lock is one that references do not meet. */
const locked = adhocText('select id from patrol_operations where company_id = $1 and id = any($2::bigint[]) order by id for no key update');

const outOfTime = ({ recorded_at }: ScanEvent, now: number) => Date.parse(recorded_at) > now + LEAD_MS || Date.parse(recorded_at) < now - OLDEST_MS;

export async function sendScans(ctx: OpenCtx, { session, events }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const device = await deviceOf(ctx);
  const { guard_id } = await guardOn(ctx, device, session);
  await countAttempt(ctx, [{ key: `patrol-events|${device.id}`, ...BATCHES }]);
  const now = ctx.clock.now();
  const rejected: OutputOf<typeof endpoint>['data']['rejected'] = [];
  const taken = new Map<string, ScanEvent>();
  for (const [index, event] of events.entries()) {
    const { data, success } = scanEvent.safeParse(event);
    const client_ref = typeof event['client_ref'] === 'string' ? event['client_ref'].slice(0, 64) : null;
    if (!success) rejected.push({ index, client_ref, reason: say(PATROL_ERRORS.badScan, ctx.locale) });
    else if (outOfTime(data, now.getTime())) rejected.push({ index, client_ref, reason: say(PATROL_ERRORS.scanTime, ctx.locale) });
    else taken.set(data.client_ref, data);
  }
  const scans = [...taken.values()].map(({ accuracy_m, recorded_at, ...scan }) => ({
    ...scan,
    // PostgreSQL refuses an offset of sixteen hours and more, and with it the whole batch.
    recorded_at: new Date(recorded_at).toISOString(),
    accuracy_m: accuracy_m == null ? null : Math.round(accuracy_m),
  }));
  const company = device.company_id;
  const rows = await stored(ctx.client, [company, device.id, guard_id, device.site_id, now.toISOString(), JSON.stringify(scans)]);
  const operations = [...new Set(rows.flatMap(({ operation_id }) => operation_id ?? []))];
  if (operations.length > 0) {
    await locked(ctx.client, [company, operations]);
    const found = await evaluateOperations(ctx, company, operations, now.getTime());
    await keepFindings(ctx, company, found);
  }
  if (rows.length > 0) await notify(ctx, { to: { company }, notification_type: 'patrol_operation_changed', stored: false, company_id: company });
  const data = { accepted: rows.length, duplicated: events.length - rejected.length - rows.length, rejected };
  return { success: true, message: say(PATROL_MESSAGES.scansTaken, ctx.locale, { n: rows.length }), data };
}
