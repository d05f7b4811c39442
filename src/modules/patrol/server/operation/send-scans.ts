/** Takes what a device has scanned: each scan once, late ones too, and evaluates the operations that they belong to anew. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { scanEvent, type sendScans as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { readBatch } from '../device/read-batch.ts';
import { checkedCodes } from '../point/check-codes.ts';
import { keepEvaluation } from '../round/keep-evaluation.ts';
import { OPERATION_AT } from '../operation-at.ts';

interface Stored {
  readonly operation_id: number | null;
}
/**
 * One statement for the whole batch. A tag names a checkpoint of the company, a GPS point and the code of a screen its number; the site is the checkpoint's, else the
 * one that the device served; the operation the one that runs there then. A scan outside of all of them is evaluated here, the others with their operation. What
 * the device may not say, of another site or of a time when its guard was not signed in, belongs to no operation: it is kept for the office and fills no round.
 */
const stored = adhocText<Stored>(
  `with sent as (
     select t.*, c.id as point, coalesce(c.site_id, t.served) as site, c.site_id <> t.served is true as elsewhere from json_to_recordset($5) as t(client_ref text, recorded_at timestamptz, offline boolean,
       method text, tag text, checkpoint_id bigint, lat numeric, lng numeric, accuracy_m integer, remark text, answers jsonb, point_id bigint, stale_code boolean,
       served bigint, outside boolean)
     left join patrol_checkpoints c on c.company_id = $1 and c.deleted_at is null and (t.point_id is not null and c.id = t.point_id
       or t.point_id is null and t.tag is not null and c.tag_uid = t.tag
       or t.tag is null and c.type = 'GPS' and c.id = t.checkpoint_id)
   )
   insert into patrol_clockings (company_id, device_id, guard_id, site_id, operation_id, checkpoint_id, client_ref, recorded_at, received_at, offline, method,
     tag_uid, lat, lng, accuracy_m, remark, answers, stale_code, flags)
   select $1, $2::bigint, $3::bigint, s.site, o.id, s.point, s.client_ref, s.recorded_at, $4::timestamptz, s.offline, s.method, s.tag, s.lat, s.lng, s.accuracy_m, s.remark,
     s.answers, s.stale_code,
     case when s.outside or s.elsewhere then to_jsonb(array_remove(array[case when s.outside then 'outside_session' end, case when s.elsewhere then 'other_site' end,
       case when s.offline then 'offline' end], null))
     when o.id is not null then '[]'::jsonb when s.point is null then '["unknown_tag"]'::jsonb when s.stale_code then '["copied"]'::jsonb else '["extra"]'::jsonb end
   from sent s left join lateral (${OPERATION_AT('s.site', 's.recorded_at')}) o on not s.outside and not s.elsewhere
   on conflict (company_id, client_ref) do nothing returning operation_id`,
);
export async function sendScans(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, guard_id, now, events, sessionOf, close } = await readBatch(ctx, input, 'scan', scanEvent);
  const codes = await checkedCodes(ctx, device.company_id, events);
  const scans = events.map(({ accuracy_m, ...scan }) => {
    const during = sessionOf(scan);
    return {
      ...scan,
      served: during?.site_id ?? device.site_id,
      outside: during === null,
      ...(codes.get(scan.client_ref) ?? { point_id: null, stale_code: false }),
      accuracy_m: accuracy_m == null ? null : Math.round(accuracy_m),
    };
  });
  const company = device.company_id;
  const rows = await stored(ctx.client, [company, device.id, guard_id, now.toISOString(), JSON.stringify(scans)]);
  const operations = [...new Set(rows.flatMap(({ operation_id }) => operation_id ?? []))];
  await keepEvaluation(ctx, company, operations, now.getTime());
  if (rows.length > 0) await notify(ctx, { to: { company }, notification_type: 'patrol_operation_changed', stored: false, company_id: company });
  return { success: true, message: say(PATROL_MESSAGES.scansTaken, ctx.locale, { n: rows.length }), data: await close(rows.length) };
}
