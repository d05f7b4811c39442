/** Fills a demo company with visits in every state. Same day, same rows. */
import { and, eq, isNull } from 'drizzle-orm';
import { dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { DAY_MINUTES, instantOnLine, lineMinuteOf, onLine } from '#platform/contract/time/local-line.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import { notAfter, type DemoStage } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs, type LoggedMove } from '#platform/server/workflow/workflow-log.store.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import { travelOfDay } from '../../contract/rules/travel-of-day.ts';
import { visitWorkflow } from '../../contract/site-visit.workflow.ts';
import { siteVisitEntries, type NewVisit, type VisitRecord } from '../site-visit.tables.ts';
import { insertVisits } from '../visit.store.ts';
import { demoVisits, OTHER_PLACES, type DemoPlace, type DemoVisit } from './demo-visits.ts';

export interface DemoVisitCompany {
  readonly company_id: number;
  readonly officer: { readonly userId: number; readonly name: string };
  /** Who goes out. */
  readonly people: readonly number[];
}

async function placesOf(ctx: Ctx): Promise<DemoPlace[]> {
  const sites = await ctx.db
    .select({ work_site_id: s.id, name: s.name, lat: s.lat, lng: s.lng })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.status, 'Active'), isNull(s.deleted_at)))
    .orderBy(s.id);
  return [...sites.map((site) => ({ ...site, lat: Number(site.lat), lng: Number(site.lng) })), ...OTHER_PLACES.slice(0, sites.length > 0 ? 1 : undefined)];
}

/** Nobody stands on the pin itself. */
const near = ({ lat, lng }: DemoPlace) => ({ lat: lat + 0.0003, lng: lng - 0.0002 });

/** Kilometres as the use cases would have written them, by the place of a visit in the list. */
function travels(visits: readonly DemoVisit[]): Map<number, number | null> {
  const begun = visits.flatMap((visit, id) => (visit.started === null || visit.status === 'Cancelled' ? [] : [{ ...visit, id }]));
  const days = Map.groupBy(begun, ({ employee_id, date }) => `${employee_id} ${date}`);
  return new Map(
    [...days.values()].flatMap((day) => [
      ...travelOfDay(
        day.map(({ id, started, place }) => ({ id, started: started ?? 0, start: near(place), end: near(place) })),
        null,
      ),
    ]),
  );
}

function rowOf(visit: DemoVisit, zone: string, travel_km: number | null, now: Date): Omit<NewVisit, 'company_id' | 'number'> {
  const { place, started, minutes, contact, companion_id, planned_start_time, date, employee_id, type, purpose, outcome, notes, flags, status } = visit;
  const at = (minute: number) => instantOnLine(onLine(date, Math.min(minute, DAY_MINUTES - 1)), zone);
  const begun = started === null ? null : at(started);
  const ended = started === null || minutes === null ? null : at(started + minutes);
  const point = near(place);
  return {
    employee_id,
    type,
    purpose,
    date,
    outcome,
    notes,
    status,
    travel_km,
    planned_start_time,
    flags: [...flags],
    work_site_id: place.work_site_id,
    place: place.work_site_id === null ? { name: place.name, address: null, lat: place.lat, lng: place.lng } : null,
    planned_date: planned_start_time === null ? null : date,
    late_notified_at: status === 'Missed' ? now.toISOString() : null,
    contact_person: contact,
    companion_ids: companion_id === null ? [] : [companion_id],
    started_at: begun,
    ended_at: ended,
    duration_minutes: ended === null ? null : Math.round((Date.parse(ended) - Date.parse(begun ?? ended)) / 60_000),
    ...(begun && { start_lat: point.lat, start_lng: point.lng, distance_m: 40, position: 'inside' as const }),
    ...(ended && !flags.includes('auto_ended') && { end_lat: point.lat, end_lng: point.lng, signed_by: contact }),
  };
}

/** Runs as the portal, once people and sites stand. */
export async function seedVisits(stage: Pick<DemoStage, 'tx' | 'now'>, { company_id, officer, people }: DemoVisitCompany): Promise<void> {
  const ctx = seedContext(stage.tx, { ...officer, companyId: company_id }, fixedClock(stage.now.toISOString()));
  const zone = ctx.actor.timeZone;
  const today = dateInZone(stage.now, zone);
  const wishes = demoVisits(people, await placesOf(ctx), today, lineMinuteOf(stage.now, zone) - onLine(today));
  const ways = travels(wishes);
  const saved = await insertVisits(
    ctx,
    wishes.map((visit, at) => rowOf(visit, zone, ways.get(at) ?? null, stage.now)),
  );
  await ctx.db.insert(siteVisitEntries).values(saved.flatMap(entriesOf));
  await appendWorkflowLogs(
    ctx,
    visitWorkflow.subject,
    saved.flatMap((visit) => movesOf(visit, today, stage.now)),
  );
}

function entriesOf(visit: VisitRecord): (typeof siteVisitEntries.$inferInsert)[] {
  const { id, company_id, employee_id, started_at, ended_at, start_lat, start_lng, end_lat, end_lng, distance_m, position, flags } = visit;
  const about = { company_id, site_visit_id: id, employee_id, accuracy_m: 12, distance_m, position };
  const entry = (type: 'start' | 'end', at: string, lat: number | null, lng: number | null) => ({
    ...about,
    type,
    recorded_at: at,
    received_at: at,
    lat,
    lng,
    client_ref: crypto.randomUUID(),
  });
  return [
    ...(started_at ? [entry('start', started_at, start_lat, start_lng)] : []),
    ...(ended_at && !flags.includes('auto_ended') ? [entry('end', ended_at, end_lat, end_lng)] : []),
  ];
}

/** The timeline of a visit, as the use cases would have written it. */
function movesOf({ id, status, planned_date, started_at, ended_at, flags, created_at }: VisitRecord, today: CalendarDate, now: Date): LoggedMove[] {
  const planned = planned_date ?? today;
  const before = planned > today ? created_at : notAfter(`${planned}T00:30:00.000Z`, now);
  const moves: [action: string, from: string | null, to: string, at: string, bySystem?: true][] = planned_date ? [['plan', null, 'Upcoming', before]] : [];
  if (started_at) moves.push(['start', planned_date ? 'Upcoming' : null, 'On Going', started_at]);
  if (ended_at && flags.includes('auto_ended')) moves.push(['auto_end', 'On Going', 'Completed', ended_at, true]);
  else if (ended_at) moves.push(['end', 'On Going', 'Completed', ended_at]);
  if (status === 'Missed') moves.push(['miss', 'Upcoming', 'Missed', notAfter(`${planned}T16:00:00.000Z`, now), true]);
  if (status === 'Cancelled') moves.push(['cancel', 'Upcoming', 'Cancelled', before]);
  return moves.map(([action, from, to, at, bySystem]) => ({
    id,
    action,
    from,
    to,
    at,
    ...(bySystem && { user: null }),
    remark: action === 'cancel' ? 'The client has no time' : null,
  }));
}
