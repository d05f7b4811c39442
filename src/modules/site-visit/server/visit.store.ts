/** SQL of site visits. Every query carries the company; management sees the employees of its scope alone. */
import { and, asc, eq, gt, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { changed, notFound } from '#platform/contract/errors.ts';
import type { LatLng } from '#platform/contract/geo.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { BEGUN_STATUSES, type VisitStatus } from '../contract/site-visit.workflow.ts';
import { siteVisitEntries as en, siteVisitStarts as st, siteVisits as v, type EntryRecord, type NewVisit, type VisitRecord } from './site-visit.tables.ts';

/** `own`: of the signed-in employee; `managed`: of the employees that an administrator sees. */
export type Visibility = 'own' | 'managed';

export function visibilityOf(ctx: Ctx, visibility: Visibility): SQL | undefined {
  const ofCompany = eq(v.company_id, ctx.companyId);
  return visibility === 'own'
    ? and(ofCompany, eq(v.employee_id, ctx.actor.employee?.id ?? 0))
    : and(ofCompany, sql`exists (select from ${employees} where ${employees.id} = ${v.employee_id} and ${visible(ctx)})`);
}

/** Whoever changes visits of a person takes this first: one goes on at a time, and a day has one way. */
export async function lockVisitsOf(ctx: Ctx, employeeId: number): Promise<void> {
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('site-visit.employee', $1) # $2)`, [ctx.companyId, employeeId]);
}

/** @throws 404 */
export async function getVisit(ctx: Ctx, id: number, visibility: Visibility): Promise<VisitRecord> {
  const [record] = await ctx.db
    .select()
    .from(v)
    .where(and(visibilityOf(ctx, visibility), eq(v.id, id)));
  if (!record) throw notFound();
  return record;
}

export interface SeenVisit {
  readonly id: number;
  readonly status?: VisitStatus | undefined;
  readonly updated_at?: string | null | undefined;
}

/** Behind the lock of its employee, and as it was seen. @throws 404, 409 */
export async function lockVisit(ctx: Ctx, { id, status, updated_at }: SeenVisit, visibility: Visibility): Promise<VisitRecord> {
  const { employee_id } = await getVisit(ctx, id, visibility);
  await lockVisitsOf(ctx, employee_id);
  const record = await getVisit(ctx, id, visibility);
  // Given to somebody else meanwhile: the lock is of who had it.
  if (record.employee_id !== employee_id) throw changed();
  if (status !== undefined && status !== record.status) throw changed();
  requireSeenVersion(record, updated_at ?? undefined);
  return record;
}

/** Of the signed-in employee, or of whom the caller names. The caller holds the lock. */
export async function goingVisit(ctx: Ctx, employeeId: number): Promise<VisitRecord | undefined> {
  const [record] = await ctx.db
    .select()
    .from(v)
    .where(and(eq(v.company_id, ctx.companyId), eq(v.employee_id, employeeId), eq(v.status, 'On Going')));
  return record;
}

/** Numbered in their order. */
export async function insertVisits(ctx: Ctx, visits: readonly Omit<NewVisit, 'company_id' | 'number'>[]): Promise<VisitRecord[]> {
  const numbers = await nextNumbers(ctx, 'site_visit', 'SV', visits.length);
  const by = { company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId };
  return ctx.db
    .insert(v)
    .values(visits.map((visit, at) => ({ ...visit, ...by, number: numbers[at] as string })))
    .returning();
}

export async function changeVisitRecord(ctx: Ctx, id: number, change: Partial<NewVisit>): Promise<VisitRecord> {
  const [saved] = await ctx.db
    .update(v)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(eq(v.company_id, ctx.companyId), eq(v.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

export async function addEntry(ctx: Ctx, entry: Omit<typeof en.$inferInsert, 'company_id' | 'received_at'>): Promise<EntryRecord> {
  const [saved] = await ctx.db
    .insert(en)
    .values({ ...entry, company_id: ctx.companyId, received_at: ctx.clock.now().toISOString() })
    .returning();
  return saved as EntryRecord;
}

export const entriesOf = (ctx: Ctx, visitId: number): Promise<EntryRecord[]> =>
  ctx.db
    .select()
    .from(en)
    .where(and(eq(en.company_id, ctx.companyId), eq(en.site_visit_id, visitId)))
    .orderBy(asc(en.recorded_at), asc(en.id))
    .execute();

/** The start or end that a device named, if it has come. */
export async function entryByRef(ctx: Ctx, employeeId: number, ref: string): Promise<EntryRecord | undefined> {
  const [found] = await ctx.db
    .select()
    .from(en)
    .where(and(eq(en.company_id, ctx.companyId), eq(en.employee_id, employeeId), eq(en.client_ref, ref)));
  return found;
}

const sealed = adhocText<{ known: boolean }>(
  'select exists (select from site_visit_entries where company_id = $1 and employee_id = $2 and hash = $3) as known',
);

/** Has the entry with this seal come? */
export const isSealKnown = async (ctx: Ctx, employeeId: number, hash: string): Promise<boolean> =>
  (await sealed(ctx.client, [ctx.companyId, employeeId, hash]))[0]?.known ?? false;

/** Visits of a person's day that were begun and not cancelled. */
export const begunOn = (ctx: Ctx, employeeId: number, date: CalendarDate): Promise<VisitRecord[]> =>
  ctx.db
    .select()
    .from(v)
    .where(and(eq(v.company_id, ctx.companyId), eq(v.employee_id, employeeId), eq(v.date, date), among(v.status, BEGUN_STATUSES)))
    .orderBy(asc(v.started_at), asc(v.id))
    .execute();

/** The next visit of its person that was begun and not cancelled. */
export async function visitAfter(ctx: Ctx, { employee_id, started_at, id }: VisitRecord): Promise<VisitRecord | undefined> {
  const [next] = await ctx.db
    .select()
    .from(v)
    .where(
      and(eq(v.company_id, ctx.companyId), eq(v.employee_id, employee_id), ne(v.id, id), gte(v.started_at, started_at ?? ''), among(v.status, BEGUN_STATUSES)),
    )
    .orderBy(asc(v.started_at))
    .limit(1);
  return next;
}

/** Visits of a person that were begun, not cancelled, and lie between two instants in part. */
export async function visitWithin(ctx: Ctx, { employee_id, id }: VisitRecord, from: string, to: string): Promise<VisitRecord | undefined> {
  const [other] = await ctx.db
    .select()
    .from(v)
    .where(
      and(
        eq(v.company_id, ctx.companyId),
        eq(v.employee_id, employee_id),
        ne(v.id, id),
        among(v.status, BEGUN_STATUSES),
        lt(v.started_at, to),
        or(isNull(v.ended_at), gt(v.ended_at, from)),
      ),
    )
    .orderBy(asc(v.started_at))
    .limit(1);
  return other;
}

export async function startingPointOf(ctx: Ctx, employeeId: number): Promise<(LatLng & { readonly name: string }) | null> {
  const [found] = await ctx.db
    .select({ name: st.name, lat: st.lat, lng: st.lng })
    .from(st)
    .where(and(eq(st.company_id, ctx.companyId), eq(st.employee_id, employeeId)));
  return found ?? null;
}

/** What is claimed stays as it was claimed, whatever becomes of the visits before it. */
const setTravels = adhocText(
  `update site_visits v set travel_km = t.km, updated_at = clock_timestamp()
   from unnest($2::bigint[], $3::numeric[]) t (id, km) where v.company_id = $1 and v.id = t.id and v.travel_km is distinct from t.km
     and not exists (select from claims c where c.company_id = $1 and c.id = v.claim_id and c.status not in ('Rejected', 'Cancelled'))`,
);

export const writeTravels = async (ctx: Ctx, travels: ReadonlyMap<number, number | null>): Promise<void> =>
  void (await setTravels(ctx.client, [ctx.companyId, [...travels.keys()], [...travels.values()]]));
