/** What is seen of emergencies: all of the company, for whoever has the page may have to act. A guard whom the viewer may not see stands without a name. */
import { and, count, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type * as calls from '../../contract/emergency/emergency.endpoints.ts';
import type { EmergencyDetail, EmergencyRow } from '../../contract/emergency/emergency.endpoints.ts';
import { patrolOperations as o } from '../operation.tables.ts';
import { patrolDevices as d, patrolGuards as g, patrolSites as s } from '../patrol.tables.ts';
import { patrolSitreps as sr } from '../sitrep.tables.ts';
import { patrolEmergencies as table, type EmergencyRecord } from './emergency.tables.ts';

type Call = 'listEmergencies' | 'emergencySummary' | 'showEmergency';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const MOST_POSITIONS = 2000;
const listed = (ctx: Ctx) =>
  ctx.db
    .select({ emergency: table, site: s.name, guard: r.name, device: d.name, operation: o.number, sitrep: sr.number })
    .from(table)
    .innerJoin(s, eq(s.id, table.site_id))
    .leftJoin(g, eq(g.id, table.guard_id))
    .leftJoin(r, and(eq(r.id, g.security_guard_id), seenGuards(ctx)))
    .leftJoin(d, eq(d.id, table.device_id))
    .leftJoin(o, eq(o.id, table.operation_id))
    .leftJoin(sr, eq(sr.id, table.sitrep_id));
const secondsTo = (from: string, to: string | null) => (to === null ? null : Math.round((Date.parse(instantText(to)) - Date.parse(instantText(from))) / 1000));

function rowOf({ emergency: e, site, guard }: { emergency: EmergencyRecord; site: string; guard: string | null }): EmergencyRow {
  const resolved = secondsTo(e.received_at, e.resolved_at);
  return {
    id: e.id,
    number: e.number,
    type: e.type,
    site,
    guard,
    by_office: e.raised_by !== null,
    outside_session: e.outside_session,
    recorded_at: instantText(e.recorded_at),
    received_at: instantText(e.received_at),
    acknowledge_seconds: secondsTo(e.received_at, e.acknowledged_at),
    arrive_seconds: secondsTo(e.received_at, e.arrived_at),
    resolve_minutes: resolved === null ? null : Math.round(resolved / 60),
    level: e.level,
    status: e.status,
  };
}

export type EmergencyChoice = Omit<In<'listEmergencies'>, keyof PageRequest | 'sort' | 'sort_by'>;

/** Emergencies of a choice; their sites (`s`) are joined. */
export function chosenEmergencies(ctx: Ctx, input: EmergencyChoice) {
  const zone = ctx.actor.timeZone;
  const like = input.keyword && containing(input.keyword);
  return and(
    eq(table.company_id, ctx.companyId),
    input.start_date ? gte(table.received_at, startOfDateIn(input.start_date, zone)) : undefined,
    input.end_date ? lt(table.received_at, startOfDateIn(addDays(input.end_date, 1), zone)) : undefined,
    input.site_id ? eq(table.site_id, input.site_id) : undefined,
    input.type ? eq(table.type, input.type) : undefined,
    input.status ? eq(table.status, input.status) : undefined,
    like ? or(ilike(table.number, like), ilike(s.name, like)) : undefined,
  );
}

/** Those that nobody has acknowledged stand first, whatever the order. */
export async function listEmergencies(ctx: Ctx, input: In<'listEmergencies'>): Promise<Out<'listEmergencies'>> {
  const where = chosenEmergencies(ctx, input);
  const total = ctx.db.select({ total: count() }).from(table).innerJoin(s, eq(s.id, table.site_id)).where(where);
  const order = { id: table.id, received_at: table.received_at, number: table.number };
  const { rows, meta } = await readPage(ctx, input, {
    rows: listed(ctx).where(where),
    count: total,
    order: (to) => [sql`${table.due_at} is null`, to(order[input.sort_by]), to(table.id)],
  });
  return { data: rows.map(rowOf), meta };
}

const sums = adhocText<Out<'emergencySummary'>['data']>(
  `select count(*) filter (where resolved_at is null)::int as open, count(*) filter (where due_at is not null)::int as waiting,
     round(percentile_cont(0.5) within group (order by extract(epoch from acknowledged_at - received_at)) filter (where received_at >= $2))::int as acknowledge_seconds,
     round(100.0 * count(*) filter (where status = 'False Alarm' and received_at >= $2)
       / nullif(count(*) filter (where resolved_at is not null and received_at >= $2), 0))::int as false_percent,
     count(*) filter (where received_at >= $3)::int as month,
     (select coalesce(json_agg(t order by t.n desc, t.type), '[]') from (select type, count(*)::int as n, count(*) filter (where status = 'False Alarm')::int as false_alarms
       from patrol_emergencies where company_id = $1 and received_at >= $2 group by type) t) as by_type
   from patrol_emergencies where company_id = $1 and (resolved_at is null or received_at >= $2)`,
);
const daysAgo = (ctx: Ctx, days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000).toISOString();
export async function emergencySummary(ctx: Ctx): Promise<Out<'emergencySummary'>> {
  const [data] = await sums(ctx.client, [ctx.companyId, daysAgo(ctx, 90), daysAgo(ctx, 30)]);
  return { data: data ?? { open: 0, waiting: 0, acknowledge_seconds: null, false_percent: null, month: 0, by_type: [] } };
}

const eventsOf = adhocText<EmergencyDetail['events'][number]>(
  `select e.id, e.kind, e.at, u.name as user, e.text, e.step_seconds, coalesce(e.people, '[]') as people
   from patrol_emergency_events e left join users u on u.id = e.user_id where e.company_id = $1 and e.emergency_id = $2 order by e.id desc limit 500`,
);
/** The newest, in their order. */
const trailOf = adhocText<EmergencyDetail['trail'][number]>(
  `select * from (select lat::float8 as lat, lng::float8 as lng, accuracy_m, recorded_at from patrol_emergency_positions
     where company_id = $1 and emergency_id = $2 order by recorded_at desc limit ${MOST_POSITIONS}) p order by recorded_at`,
);

export async function showEmergency(ctx: Ctx, { id }: In<'showEmergency'>): Promise<Out<'showEmergency'>> {
  const [found] = await listed(ctx).where(and(eq(table.company_id, ctx.companyId), eq(table.id, id)));
  if (!found) throw notFound();
  const { emergency: e, device, operation, sitrep } = found;
  const events = await eventsOf(ctx.client, [ctx.companyId, id]);
  const moved = await trailOf(ctx.client, [ctx.companyId, id]);
  const first =
    e.lat === null || e.lng === null ? [] : [{ lat: Number(e.lat), lng: Number(e.lng), accuracy_m: e.accuracy_m, recorded_at: instantText(e.recorded_at) }];
  const told = new Map(events.flatMap(({ step_seconds, at }) => (step_seconds === null ? [] : [[step_seconds, at] as const])));
  return {
    data: {
      ...rowOf(found),
      site_id: e.site_id,
      guard_id: found.guard === null ? null : e.guard_id,
      offline: e.offline,
      device,
      operation,
      note: e.note,
      responder: e.responder,
      resolution: e.resolution,
      due_at: e.due_at === null ? null : instantText(e.due_at),
      ladder: e.ladder.map(({ level, name, phone, after_seconds, employee_id }) => ({
        level,
        name,
        phone,
        after_seconds,
        account: employee_id != null,
        told_at: told.get(after_seconds) ?? null,
      })),
      sitrep: e.sitrep_id === null || sitrep === null ? null : { id: e.sitrep_id, number: sitrep },
      trail: [...first, ...moved],
      events,
    },
  };
}
