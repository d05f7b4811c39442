/** Takes what a device has scanned: each scan once, late ones too, and evaluates the operations that they belong to anew. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { commitWith, pipeline, transact } from '#platform/server/db/scope.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { BatchAnswer } from '../../contract/batch.ts';
import { scanEvent, type sendScans as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import type { ScanFlag } from '../../contract/round/round.schema.ts';
import { NOWHERE } from '../device/device-event.ts';
import { SIGNED } from '../device/keep-signs.ts';
import { readBatch } from '../device/read-batch.ts';
import { checkedCodes } from '../point/check-codes.ts';
import { evaluateArrived, type ArrivedScan } from '../round/evaluate-arrived.ts';
import { AT_ONCE, keepEvaluation, lockPlaced } from '../round/keep-evaluation.ts';
import { LEAVE_OPERATIONS, readPlaced } from '../round/patrolled.ts';
import { OPERATION_AT } from '../operation-at.ts';

const PLACED = ['client_ref', 'recorded_at', 'offline', 'tag', 'checkpoint_id', 'point_id', 'stale_code', 'served', 'outside'] as const;
const SEEN = ['client_ref', 'recorded_at', 'offline', 'method', 'tag', 'lat', 'lng', 'accuracy_m', 'remark', 'answers', 'stale_code'] as const;
const STORED = ['site', 'operation', 'point', ...SEEN, 'status', 'round_id', 'flags', 'distance_m'] as const;

interface Placed {
  readonly client_ref: string;
  readonly point: number | null;
  readonly site: number;
  readonly operation: number | null;
  /** Of a scan that belongs to no operation. */
  readonly flags: readonly ScanFlag[];
  /** Whether the guard is planned for the operation. */
  readonly planned: boolean;
}
/**
 * One statement for the whole batch; what was sent before is left out. A tag names a checkpoint of the company, a GPS point and the code of a screen its number;
 * the site is the checkpoint's, else the one that the device served; the operation the one that it belongs to there then (`OPERATION_AT`). A scan outside of all of them is evaluated here,
 * the others with their operation. What the device may not say, of another site or of a time when its guard was not signed in, belongs to no operation: it is kept
 * for the office and fills no round. A name is looked for by itself (`limit`): joined, the kept plan may read every scan of the company instead. The operations
 * are left for what is sent behind it, so that they are held and read in the same round trip.
 */
const placed = preparedText<Placed>(
  'patrol.place-scans',
  `with sent as (
     select t.*, c.id as point, coalesce(c.site_id, t.served) as site, c.site_id <> t.served is true as elsewhere
     from unnest($3::text[], $4::timestamptz[], $5::boolean[], $6::text[], $7::bigint[], $8::bigint[], $9::boolean[], $10::bigint[], $11::boolean[])
       as t(${PLACED.join()})
     left join patrol_checkpoints c on c.company_id = $1 and c.deleted_at is null and (t.point_id is not null and c.id = t.point_id
       or t.point_id is null and t.tag is not null and c.tag_uid = t.tag
       or t.tag is null and c.type = 'GPS' and c.id = t.checkpoint_id)
   ), found as materialized (
   select s.client_ref, s.point, s.site, o.id as operation,
     case when s.outside or s.elsewhere then to_jsonb(array_remove(array[case when s.outside then 'outside_session' end, case when s.elsewhere then 'other_site' end,
       case when s.offline then 'offline' end], null))
     when o.id is not null then '[]'::jsonb when s.point is null then '["unknown_tag"]'::jsonb when s.stale_code then '["copied"]'::jsonb else '["extra"]'::jsonb end as flags,
     exists (select from patrol_operation_guards g where g.company_id = $1 and g.operation_id = o.id and g.guard_id = $2 and (g.replaced_at is null or s.recorded_at < g.replaced_at)) as planned
   from sent s left join lateral (${OPERATION_AT({ site: 's.site', at: 's.recorded_at', guard: '$2::bigint', point: 's.point' })}) o on not s.outside and not s.elsewhere
   where (select c.id from patrol_clockings c where c.company_id = $1 and c.client_ref = s.client_ref limit 1) is null
   ), held as materialized (
     select ${LEAVE_OPERATIONS(`(select array_agg(id order by id) from (select distinct operation as id from found where operation is not null order by 1 limit ${AT_ONCE}) o)`)} as which
   )
   select f.* from found f, held`,
);
/** With the rows of the points that they fill, and that the device calls. Where one of them stood already, all is evaluated anew, and with it these points. */
const stored = preparedText<{ client_ref: string }>(
  'patrol.keep-scans',
  `with filled as (
     delete from patrol_unscanned_points u using unnest($5::bigint[], $6::bigint[]) as t(round_id, checkpoint_id)
     where u.company_id = $1 and u.round_id = t.round_id and u.checkpoint_id = t.checkpoint_id
   ), ${SIGNED('$1', '$2::bigint', '$4::timestamptz')}
   insert into patrol_clockings (company_id, device_id, guard_id, site_id, operation_id, checkpoint_id, client_ref, recorded_at, received_at, offline, method,
     tag_uid, lat, lng, accuracy_m, remark, answers, stale_code, status, round_id, flags, distance_m)
   select $1, $2::bigint, $3::bigint, t.site, t.operation, t.point, t.client_ref, t.recorded_at, $4::timestamptz, t.offline, t.method, t.tag, t.lat, t.lng, t.accuracy_m,
     t.remark, t.answers, t.stale_code, t.status, t.round_id, t.flags, t.distance_m
   from unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::timestamptz[], $12::boolean[], $13::text[], $14::text[], $15::numeric[], $16::numeric[],
     $17::integer[], $18::text[], $19::jsonb[], $20::boolean[], $21::text[], $22::bigint[], $23::jsonb[], $24::integer[])
     as t(${STORED.join()})
   on conflict (company_id, client_ref) do nothing returning client_ref`,
);

/** One array for each column: a batch is read by PostgreSQL several times faster than as JSON. */
const columnsOf = <T extends object>(rows: readonly T[], names: readonly (keyof T)[]): unknown[][] =>
  names.map((name) =>
    rows.map((row) => {
      const value = row[name] ?? null;
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    }),
  );

/** As a position is kept. */
const degrees = (value: number) => Number(value.toFixed(7));

export async function sendScans(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, guard_id, now, events, sessionOf, siteOf, keepRefused, answer, close } = await readBatch(ctx, input, 'scan', scanEvent);
  const codes = await checkedCodes(ctx, device.company_id, events);
  const scans = new Map(
    events.map(({ accuracy_m, ...scan }) => {
      const outside = sessionOf(scan) === null;
      return [
        scan.client_ref,
        {
          ...scan,
          served: siteOf(scan),
          outside,
          ...(codes.get(scan.client_ref) ?? { point_id: null, stale_code: false }),
          accuracy_m: accuracy_m == null ? null : Math.round(accuracy_m),
          ...(outside && NOWHERE),
        },
      ];
    }),
  );
  const company = device.company_id;
  const [fresh, , held] = await pipeline(
    ctx,
    () => placed(ctx.client, [company, guard_id, ...columnsOf([...scans.values()], PLACED)]),
    () => lockPlaced(ctx, company),
    () => readPlaced(ctx, company, now.getTime()),
  );
  const arrived = fresh.flatMap(({ client_ref, point, operation, planned }): ArrivedScan[] => {
    const scan = scans.get(client_ref);
    if (!scan || operation === null) return [];
    const { lat, lng, accuracy_m } = scan;
    return [
      {
        ref: client_ref,
        operation_id: operation,
        checkpoint_id: point,
        at: Date.parse(scan.recorded_at),
        received: now.getTime(),
        offline: scan.offline,
        stale: scan.stale_code,
        guard: guard_id,
        planned,
        position: lat == null || lng == null ? null : { lat: degrees(lat), lng: degrees(lng), accuracy_m: accuracy_m ?? 0 },
      },
    ];
  });
  const { findings, filled, settle } = await evaluateArrived(ctx, company, arrived, held, now.getTime());
  const rows = fresh.flatMap(({ client_ref, point, site, operation, flags }) => {
    const finding = findings.get(client_ref);
    // Another call has stored it while this one waited for the operation.
    if (operation !== null && !finding) return [];
    const { status = null, round_id = null, distance_m = null } = finding ?? {};
    const scan = scans.get(client_ref);
    return scan ? [{ ...scan, point, site, operation, status, round_id, distance_m, flags: finding?.flags ?? flags }] : [];
  });
  const told = (accepted: number, data: BatchAnswer) =>
    ({ success: true, message: say(PATROL_MESSAGES.scansTaken, ctx.locale, { n: accepted }), data }) as const;
  if (rows.length === 0) return told(0, await close(0));
  const points = [filled.map(([round]) => round), filled.map(([, point]) => point)];
  const values = [company, device.id, guard_id, now.toISOString(), ...points, ...columnsOf(rows, STORED)];
  // Whoever looks is told in the same round trip: where none of them is new after all, they look once too often.
  const keep = () =>
    pipeline(
      ctx,
      () => stored(ctx.client, values),
      () => notify(ctx, { to: { company }, notification_type: 'patrol_operation_changed', stored: false, company_id: company }),
    );
  await keepRefused();
  const [taken] = await (settle ? keep() : commitWith(ctx, keep));
  if (settle) await settle();
  // A name that stands on a scan of another operation came in between: nothing is taken for granted.
  if (taken.length < rows.length) await evaluateAgain(ctx, company, [...new Set(arrived.map(({ operation_id }) => operation_id))], !settle);
  return told(taken.length, answer(taken.length));
}

/** @param isOver the transaction of the call */
const evaluateAgain = (ctx: OpenCtx, company: number, operations: readonly number[], isOver: boolean): Promise<void> => {
  const keep = (tx: Pick<OpenCtx, 'client'>) => keepEvaluation(tx, company, operations, ctx.clock.now().getTime());
  return isOver ? transact(ctx.services.pool, { companyId: company, userId: null, system: true }, keep) : keep(ctx);
};
