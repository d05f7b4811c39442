/** The planner of a project: what its outlets need in a span, how much is planned, and when its promoters are not free. */
import { addDays, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { DAY_MINUTES, onLine, timeOnLine } from '#platform/contract/time/local-line.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import type { BusyPromoter, PlannerNeed, showPlanner as call } from '../../contract/need/need.endpoints.ts';
import { neededShifts, plannedFor, type NeededShift } from '../../contract/need/need-standing.ts';
import { seenProject } from '../project-reach.ts';
import { asTimes, busyPromoters, promotersFor } from '../schedule/busy-promoters.ts';
import { needsOf, type FoundNeed } from './need.store.ts';
import { schedulesBetween } from './schedules-between.ts';

/** The part of a span that lies in the project; null: none does. */
export function withinProject(project: { readonly start_date: string; readonly end_date: string }, from: CalendarDate, to: CalendarDate) {
  const [first, last] = [calendarDate(project.start_date), calendarDate(project.end_date)];
  const span = { from: from > first ? from : first, to: to < last ? to : last };
  return span.from <= span.to ? span : null;
}

/** Each need that asks for somebody in the span, with its days. */
export const needsByDay = <Day>(found: readonly FoundNeed[], shifts: readonly NeededShift[], dayOf: (shift: NeededShift) => Day) => {
  const byNeed = Map.groupBy(shifts, ({ need }) => need.id);
  return found.flatMap(({ need, outlet }) => {
    const days = byNeed.get(need.id);
    if (!days) return [];
    return [{ id: need.id, outlet: { id: outlet.id, name: outlet.name }, start_time: need.start_time, end_time: need.end_time, days: days.map(dayOf) }];
  });
};

const shown = (promoter_id: number, { date, start, end, kind }: BusyTime): BusyPromoter => ({
  promoter_id,
  date,
  kind: kind === 'away' ? 'away' : 'work',
  session: kind === 'hours' || end - start >= DAY_MINUTES ? null : { start_time: timeOnLine(onLine(date, start)), end_time: timeOnLine(onLine(date, end)) },
});

export async function showPlanner(ctx: Ctx, { id, start_date, end_date }: ParsedInput<typeof call>): Promise<OutputOf<typeof call>> {
  const { project, outletIds } = await seenProject(ctx, id);
  const span = withinProject(project, start_date, end_date);
  const promoters = await promotersFor(ctx, id);
  const found = span ? await needsOf(ctx, id, outletIds, true) : [];
  const shifts = span
    ? neededShifts(
        found.map(({ need }) => need),
        span.from,
        span.to,
      )
    : [];
  const planned = plannedFor(shifts, await schedulesBetween(ctx, id, start_date, end_date));
  const { own, others } = await busyPromoters(ctx, promoters, addDays(start_date, -1), addDays(end_date, 1));
  const elsewhere = Map.groupBy(
    own.filter(({ project_id }) => project_id !== id),
    ({ promoter_id }) => promoter_id,
  );
  const busy = promoters.flatMap((promoter) =>
    [...asTimes(elsewhere.get(promoter.id) ?? []), ...(others.get(promoter.id) ?? [])]
      .filter(({ date }) => date >= start_date && date <= end_date)
      .map((time) => shown(promoter.id, time)),
  );
  const needs: PlannerNeed[] = needsByDay(found, shifts, ({ key, date, heads }) => ({ date, heads, planned: planned.get(key) ?? 0 }));
  return { data: { needs, busy } };
}
