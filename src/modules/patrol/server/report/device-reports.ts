/** What devices did over some days, from the signs of life that are kept, their scans, and what was refused of them. */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { containing } from '#platform/server/db/containing.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ONLINE_MINUTES } from '../../contract/device/device.register.ts';
import { FAILED } from '../../contract/batch.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { MOST_REPORT_DAYS, type DeviceReportDetail, type DeviceReportRow } from '../../contract/report/device-report.endpoints.ts';
import type * as calls from '../../contract/report/device-report.endpoints.ts';
import { KEPT_DAYS } from '../../contract/report/kept-days.ts';
import { offlineSpans, type Span } from '../../contract/report/offline-spans.ts';
import { movedOf, readMoved, type Moved } from './device-places.ts';

type Call = 'listDeviceReports' | 'showDeviceReport';
type In<C extends Call> = ParsedInput<(typeof calls)[C]>;
type Out<C extends Call> = OutputOf<(typeof calls)[C]>;
const LIMIT = ONLINE_MINUTES * 60_000;

interface Device {
  readonly id: number;
  readonly name: string;
  readonly site: string;
  readonly last_seen_at: string | null;
  readonly battery: number | null;
  readonly type: string;
  readonly app_version: string | null;
}
const WHERE = `d.company_id = $1 and d.deleted_at is null and ($2::bigint is null or d.site_id = $2) and ($3::bigint is null or d.id = $3)
  and ($4::text is null or d.name ilike $4)`;
const devicesBy = (order: string) =>
  adhocText<Device>(
    `select d.id, d.name, s.name as site, d.last_seen_at, d.battery, d.type, d.app_version from patrol_devices d
     join patrol_sites s on s.company_id = d.company_id and s.id = d.site_id where ${WHERE} order by ${order}, d.id limit $5 offset $6`,
  );
const BY = {
  id: { asc: devicesBy('d.id'), desc: devicesBy('d.id desc') },
  name: { asc: devicesBy('lower(d.name)'), desc: devicesBy('lower(d.name) desc') },
  last_seen_at: { asc: devicesBy('d.last_seen_at nulls first'), desc: devicesBy('d.last_seen_at desc nulls last') },
};
const counted = adhocText<{ total: number }>(`select count(*)::int as total from patrol_devices d where ${WHERE}`);

interface Facts {
  readonly device_id: number;
  readonly signs: number[] | null;
  /** Minutes of which the device said later that it was on. */
  readonly late: number[] | null;
  readonly min_battery: number | null;
}
/** The signs within the days, and the last one before them. */
const signsOf = adhocText<Facts>(
  `select device_id, array_agg((extract(epoch from minute) * 1000)::float8 order by minute) filter (where not late) as signs,
     array_agg((extract(epoch from minute) * 1000)::float8 order by minute) filter (where late and minute >= $3) as late, min(battery) filter (where minute >= $3) as min_battery
   from patrol_device_pings p where company_id = $1 and device_id = any($2::bigint[]) and minute < $4
     and minute >= coalesce((select max(b.minute) from patrol_device_pings b where b.company_id = $1 and b.device_id = p.device_id and not b.late and b.minute < $3
       and b.minute >= $3::timestamptz - interval '${KEPT_DAYS} days'), $3)
   group by device_id`,
);
interface Scans {
  readonly device_id: number;
  readonly date: string;
  readonly scans: number;
  readonly late: number;
  readonly flagged: number;
}
const scansOf = adhocText<Scans>(
  `select device_id, (received_at at time zone $5)::date::text as date, count(*)::int as scans, count(*) filter (where offline)::int as late,
     count(*) filter (where flags - 'offline'::text - 'extra'::text <> '[]'::jsonb)::int as flagged
   from patrol_clockings where company_id = $1 and device_id = any($2::bigint[]) and received_at >= $3 and received_at < $4 group by 1, 2 order by 2`,
);
interface Delays {
  readonly device_id: number;
  readonly median: number;
  readonly most: number;
  readonly peak: number | null;
}
/** How long scans waited, and how many at once: each waits from when it was made until it arrived. */
const delaysOf = adhocText<Delays>(
  `with made as (
     select device_id, least(recorded_at, received_at) as recorded_at, received_at from patrol_clockings
     where company_id = $1 and device_id = any($2::bigint[]) and received_at >= $3 and received_at < $4),
   steps as (select device_id, recorded_at as at, 1 as n from made where received_at > recorded_at
     union all select device_id, received_at, -1 from made where received_at > recorded_at),
   waiting as (select device_id, sum(n) over (partition by device_id order by at, n rows unbounded preceding) as n from steps),
   peaks as (select device_id, max(n)::int as peak from waiting group by device_id)
   select m.device_id, round(percentile_cont(0.5) within group (order by extract(epoch from m.received_at - m.recorded_at)))::int as median,
     round(max(extract(epoch from m.received_at - m.recorded_at)))::int as most, k.peak
   from made m left join peaks k using (device_id) group by m.device_id, k.peak`,
);
type Refusal = DeviceReportDetail['refusals'][number] & { readonly device_id: number };
const refusedOf = adhocText<Refusal>(
  `select device_id, date::text, kind, reason, times, last_at, last_ref from patrol_device_refusals
   where company_id = $1 and device_id = any($2::bigint[]) and date between $3::date and $4::date order by date desc, last_at desc`,
);

interface Days {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}
interface Reported {
  readonly row: DeviceReportRow;
  readonly spans: readonly Span[];
  readonly late: readonly number[];
  readonly scans: readonly Scans[];
  readonly refusals: readonly Refusal[];
  readonly moved: Moved | null;
}
const timesOf = (refusals: readonly Refusal[], failed: boolean) =>
  sum(
    refusals.filter(({ reason }) => (reason === FAILED) === failed),
    ({ times }) => times,
  );
const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0);

/** A fixed number of statements for a page of devices, sent at once. @throws 422 on days that are turned or too many */
async function reportOf(ctx: Ctx, devices: readonly Device[], { start_date, end_date }: Days, moves: boolean): Promise<Reported[]> {
  if (end_date < start_date || daysInclusive(start_date, end_date) > MOST_REPORT_DAYS) throw invalid('end_date', E.tooManyReportDays, { n: MOST_REPORT_DAYS });
  const zone = ctx.actor.timeZone;
  const [from, before] = [startOfDateIn(start_date, zone), startOfDateIn(addDays(end_date, 1), zone)];
  const ids = devices.map(({ id }) => id);
  const about = [ctx.companyId, ids, from, before];
  const [alive, made, refusedAll, waits, places] = await pipeline(
    ctx,
    () => signsOf(ctx.client, about),
    () => scansOf(ctx.client, [...about, zone]),
    () => refusedOf(ctx.client, [ctx.companyId, ids, start_date, end_date]),
    () => delaysOf(ctx.client, about),
    async () => (moves ? readMoved(ctx, ids, from, before) : null),
  );
  const signs = new Map(alive.map((each) => [each.device_id, each]));
  const scansBy = Map.groupBy(made, ({ device_id }) => device_id);
  const refusedBy = Map.groupBy(refusedAll, ({ device_id }) => device_id);
  const waited = new Map(waits.map((each) => [each.device_id, each]));
  const to = Math.min(Date.parse(before), ctx.clock.now().getTime());
  return devices.map(({ id, name, site, last_seen_at, battery }) => {
    const own = signs.get(id);
    const spans = offlineSpans(own?.signs ?? [], Date.parse(from), to, LIMIT);
    const first = own?.signs?.[0];
    const whole = first === undefined ? 0 : to - Math.max(first, Date.parse(from));
    const offline = sum(spans, (span) => span.to - span.from);
    const [scans, refusals, delays] = [scansBy.get(id) ?? [], refusedBy.get(id) ?? [], waited.get(id)];
    const moved = places && movedOf(places.get(id) ?? []);
    const row = {
      id,
      name,
      site,
      last_seen_at,
      battery,
      min_battery: own?.min_battery ?? null,
      uptime_percent: whole > 0 ? Math.round((100 * (whole - offline)) / whole) : null,
      offline_spans: spans.length,
      offline_minutes: Math.round(offline / 60_000),
      scans: sum(scans, (each) => each.scans),
      flagged: sum(scans, (each) => each.flagged),
      late_scans: sum(scans, (each) => each.late),
      refused: timesOf(refusals, false),
      failed: timesOf(refusals, true),
      delay_median_seconds: delays?.median ?? null,
      delay_most_seconds: delays?.most ?? null,
      queue_peak: delays?.peak ?? 0,
      movement: moved?.movement ?? null,
    };
    return { row, spans, late: own?.late ?? [], scans, refusals, moved };
  });
}

/** Filter of the list and of the file. */
export type DeviceChoice = Omit<ParsedInput<typeof calls.exportDeviceReports>, 'preview' | 'format'>;
/** Today where none are named. */
function daysOf(ctx: Ctx, { start_date, end_date: end }: Pick<DeviceChoice, 'start_date' | 'end_date'>): Days {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const end_date = end ?? today;
  return { start_date: start_date ?? (end_date < today ? end_date : today), end_date };
}
const chosenBy = ({ companyId }: Ctx, { site_id, device_id, keyword }: Pick<DeviceChoice, 'site_id' | 'device_id' | 'keyword'>) => [
  companyId,
  site_id ?? null,
  device_id ?? null,
  keyword ? containing(keyword) : null,
];

export async function listDeviceReports(ctx: Ctx, input: In<'listDeviceReports'>): Promise<Out<'listDeviceReports'>> {
  const chosen = chosenBy(ctx, input);
  const [devices, [total]] = await pipeline(
    ctx,
    () => BY[input.sort_by][input.sort](ctx.client, [...chosen, input.per_page, offsetOf(input)]),
    () => counted(ctx.client, chosen),
  );
  const found = await reportOf(ctx, devices, daysOf(ctx, input), input.template === 'Movement');
  return { data: found.map(({ row }) => row), meta: metaFor(input, total?.total ?? 0) };
}

/** Devices by name, a batch at a time, for a file. */
export async function reportedDevices(ctx: Ctx, filter: DeviceChoice, batch = 100) {
  const [chosen, days] = [chosenBy(ctx, filter), daysOf(ctx, filter)];
  const [total] = await counted(ctx.client, chosen);
  const count = total?.total ?? 0;
  async function* rows(): AsyncGenerator<readonly DeviceReportRow[]> {
    for (let at = 0; at < count; at += batch) {
      const devices = await BY.name.asc(ctx.client, [...chosen, batch, at]);
      yield (await reportOf(ctx, devices, days, filter.template === 'Movement')).map(({ row }) => row);
    }
  }
  return { days, count, rows: rows() };
}

export async function showDeviceReport(ctx: Ctx, { id, ...days }: In<'showDeviceReport'>): Promise<Out<'showDeviceReport'>> {
  const [device] = await BY.id.asc(ctx.client, [ctx.companyId, null, id, null, 1, 0]);
  if (!device) throw notFound();
  const [found] = await reportOf(ctx, [device], days, true);
  if (!found?.moved) throw notFound();
  const { row, spans, late, scans, refusals, moved } = found;
  const dates = [...new Set([...scans.map(({ date }) => date), ...refusals.map(({ date }) => date)])].sort();
  return {
    data: {
      ...row,
      type: device.type,
      app_version: device.app_version,
      ...moved,
      spans: spans
        .map(({ from, to, open }) => ({
          from: new Date(from).toISOString(),
          to: new Date(to).toISOString(),
          minutes: Math.round((to - from) / 60_000),
          on_minutes: late.filter((at) => at > from && at < to).length,
          open,
        }))
        .reverse()
        .slice(0, 200),
      by_day: dates.map((date) => {
        const of = scans.filter((each) => each.date === date);
        const refused = timesOf(
          refusals.filter((each) => each.date === date),
          false,
        );
        return { date, scans: sum(of, (each) => each.scans), late: sum(of, (each) => each.late), refused };
      }),
      refusals: refusals.map(({ device_id: _device, ...refusal }) => refusal),
    },
  };
}
