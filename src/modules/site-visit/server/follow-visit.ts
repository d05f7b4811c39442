/** What follows when a visit began, ended, was corrected or cancelled: the way of its day, and attendance. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { LatLng } from '#platform/contract/geo.ts';
import type { Ctx } from '#platform/server/context.ts';
import { visitsChanged } from '#modules/attendance/server/public.ts';
import { travelOfDay } from '../contract/rules/travel-of-day.ts';
import { notifyVisitsChanged } from './notify-visit.ts';
import type { VisitRecord } from './site-visit.tables.ts';
import { begunOn, startingPointOf, writeTravels } from './visit.store.ts';

export const pointOf = (lat: number | null, lng: number | null): LatLng | null => (lat === null || lng === null ? null : { lat, lng });

/** The kilometres of a person's day anew. */
export async function reckonDay(ctx: Ctx, employeeId: number, date: CalendarDate): Promise<void> {
  const visits = await begunOn(ctx, employeeId, date);
  // What was reckoned from positions stays where they were erased.
  if (visits.some(({ positions_erased_at }) => positions_erased_at !== null)) return;
  const travelled = visits.map(({ id, started_at, start_lat, start_lng, end_lat, end_lng }) => ({
    id,
    started: Date.parse(started_at ?? ''),
    start: pointOf(start_lat, start_lng),
    end: pointOf(end_lat, end_lng),
  }));
  if (visits.length > 0) await writeTravels(ctx, travelOfDay(travelled, await startingPointOf(ctx, employeeId)));
}

/** @param before as it was; absent: it is new */
export async function followVisit(ctx: Ctx, after: VisitRecord, before?: VisitRecord): Promise<void> {
  const dates = [...new Set([after.date, before?.date ?? after.date])].sort() as CalendarDate[];
  for (const date of dates) await reckonDay(ctx, after.employee_id, date);
  const [first, last] = [dates[0] as CalendarDate, dates.at(-1) as CalendarDate];
  const people = new Set([after.employee_id, ...after.companion_ids, ...(before?.companion_ids ?? [])]);
  for (const person of people) await visitsChanged(ctx, person, first, last);
  await notifyVisitsChanged(ctx);
}
