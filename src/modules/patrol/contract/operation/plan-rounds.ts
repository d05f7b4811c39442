/** Which rounds an operation has: one for each start of a route inside it. Pure; times are minutes of the local calendar. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { weekdayOf } from '#platform/contract/dates.ts';
import { DAY_MINUTES, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import { startMinutes, type RoutePoint, type RouteTimes } from '../site/route-times.ts';
import { drawnMinutes } from './draw-start.ts';

export interface PlannedRoute extends RouteTimes {
  readonly id: number;
  readonly weekdays: readonly number[];
  readonly shift_name: string | null;
  readonly points: readonly RoutePoint[];
  /** So long after its planned start a round may begin; null: it begins then. */
  readonly random_minutes?: number | null;
}
export interface PlannedRound {
  readonly route_id: number;
  readonly start: LineMinute;
}

/** From when to when a shift of a date lasts: a night ends on the next day. */
export function shiftOn(date: CalendarDate, shift: Session): { readonly start: LineMinute; readonly end: LineMinute } {
  const { start, end } = spanOf(shift);
  return { start: onLine(date, start), end: onLine(date, end) };
}

/**
 * A start belongs to the operation from its beginning on and before its end; weekdays are those of the operation's date, past midnight too.
 * @param seed by which the starts of routes with a window are drawn; a round that was planned inside the operation begins inside it
 */
export function planRounds(routes: readonly PlannedRoute[], date: CalendarDate, shift: Session & { readonly name: string }, seed: string): PlannedRound[] {
  const { start, end } = shiftOn(date, shift);
  return routes
    .filter((route) => route.weekdays.includes(weekdayOf(date)) && (route.shift_name === null || route.shift_name === shift.name))
    .flatMap((route) =>
      startMinutes(route)
        .flatMap((minute) => [onLine(date, minute), onLine(date, minute + DAY_MINUTES)])
        .filter((at) => at >= start && at < end)
        .map((at) => ({ route_id: route.id, start: at + drawnMinutes(seed, route.id, at, Math.min(route.random_minutes ?? 0, end - 1 - at)) })),
    )
    .sort((a, b) => a.start - b.start || a.route_id - b.route_id);
}
