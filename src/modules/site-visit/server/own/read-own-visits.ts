/** What employees see of their own visits. */
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { among } from '#platform/server/db/among.ts';
import { chooseActive, ownEmployeeId } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import type * as calls from '../../contract/own-visit.endpoints.ts';
import { OUTCOMES } from '../../contract/site-visit.schema.ts';
import { BEGUN_STATUSES } from '../../contract/site-visit.workflow.ts';
import { siteVisits as v } from '../site-visit.tables.ts';
import { chosenVisits, countVisits, joinedVisits, pageOfVisits, spanOf, today } from '../visit-list.store.ts';
import { presentDetail, presentVisit } from '../visit.presenter.ts';
import { getVisit, startingPointOf } from '../visit.store.ts';

type Call = 'listOwnVisits' | 'ownVisitSummary' | 'showOwnDay' | 'findColleagues' | 'showOwnVisit';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listOwnVisits(ctx: Ctx, filter: In<'listOwnVisits'>): Promise<Out<'listOwnVisits'>> {
  const [rows, total] = await pipeline(
    ctx,
    () => pageOfVisits(ctx, 'own', filter),
    () => countVisits(ctx, 'own', filter),
  );
  return { data: rows.map((row) => presentVisit(ctx, row)), meta: metaFor(filter, total) };
}

/** What visits of a choice come to. */
export async function ownVisitSummary(ctx: Ctx, filter: In<'ownVisitSummary'>): Promise<Out<'ownVisitSummary'>> {
  const rows = await ctx.db
    .select({
      outcome: v.outcome,
      count: sql<number>`count(*)`.mapWith(Number),
      duration: sql<number>`coalesce(sum(${v.duration_minutes}), 0)`.mapWith(Number),
      km: sql<number>`coalesce(sum(coalesce(${v.changed_km}, ${v.travel_km})), 0)`.mapWith(Number),
    })
    .from(v)
    .where(and(chosenVisits(ctx, 'own', spanOf(ctx, filter)), among(v.status, BEGUN_STATUSES)))
    .groupBy(v.outcome);
  const total = (key: 'count' | 'duration' | 'km') => rows.reduce((sum, row) => sum + row[key], 0);
  const by_outcome = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, rows.find((row) => row.outcome === outcome)?.count ?? 0]));
  return {
    data: {
      count: total('count'),
      duration: total('duration'),
      km: Math.round(total('km') * 100) / 100,
      by_outcome: by_outcome as Out<'ownVisitSummary'>['data']['by_outcome'],
    },
  };
}

/** So many planned ones are shown beside the day. */
const MOST_PLANNED = 20;
/** The sites of one company that a phone takes along. */
const MOST_SITES = 500;

export async function showOwnDay(ctx: Ctx): Promise<Out<'showOwnDay'>> {
  const employeeId = ownEmployeeId(ctx);
  const day = today(ctx);
  const own = and(eq(v.company_id, ctx.companyId), eq(v.employee_id, employeeId));
  const [begun, planned, starting_point, sites] = await pipeline(
    ctx,
    () =>
      joinedVisits(ctx)
        .where(and(own, or(eq(v.status, 'On Going'), and(eq(v.date, day), eq(v.status, 'Completed')))))
        .orderBy(asc(v.started_at), asc(v.id))
        .execute(),
    () =>
      joinedVisits(ctx)
        .where(and(own, eq(v.status, 'Upcoming')))
        .orderBy(asc(v.date), sql`${v.planned_start_time} nulls last`, asc(v.id))
        .limit(MOST_PLANNED)
        .execute(),
    () => startingPointOf(ctx, employeeId),
    () =>
      ctx.db
        .select({ id: s.id, name: s.name, lat: s.lat, lng: s.lng, radius_m: s.radius_m, address_1: s.address_1, city: s.city })
        .from(s)
        .where(and(eq(s.company_id, ctx.companyId), eq(s.status, 'Active'), isNull(s.deleted_at)))
        .orderBy(sql`lower(${s.name})`, desc(s.id))
        .limit(MOST_SITES)
        .execute(),
  );
  const rows = begun.map((row) => presentVisit(ctx, row));
  return {
    data: {
      today: day,
      time_zone: ctx.actor.timeZone,
      current: rows.find(({ status }) => status === 'On Going') ?? null,
      planned: planned.map((row) => presentVisit(ctx, row)),
      done: rows.filter(({ date }) => date === day),
      starting_point,
      sites: sites.map(({ address_1, city, lat, lng, ...site }) => ({
        ...site,
        lat: Number(lat),
        lng: Number(lng),
        address: [address_1, city].filter(Boolean).join(', '),
      })),
    },
  };
}

/** Whoever goes out together knows each other's names. */
export async function findColleagues(ctx: Ctx, { keyword }: In<'findColleagues'>): Promise<Out<'findColleagues'>> {
  const own = ownEmployeeId(ctx);
  const found = await chooseActive(seeingAll(ctx), keyword);
  return { data: found.filter(({ id }) => id !== own) };
}

export async function showOwnVisit(ctx: Ctx, { id }: In<'showOwnVisit'>): Promise<Out<'showOwnVisit'>> {
  await getVisit(ctx, id, 'own');
  return { data: await presentDetail(ctx, id) };
}
