/** When the rounds of a route begin and how long one lasts. Pure; times of day are minutes from midnight. */
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { minuteOf } from '#platform/contract/time/sessions.ts';

export interface RoutePoint {
  readonly checkpoint_id: number;
  readonly offset_minutes: number;
  readonly tolerance_minutes: number;
}
export interface RouteTimes {
  readonly start_times: readonly string[];
  readonly every_from: string | null;
  readonly every_to: string | null;
  readonly every_minutes: number | null;
}

const DAY = 24 * 60;
const minute = (time: string) => minuteOf(time as TimeOfDay);

/** Minutes from midnight at which rounds begin, each below 24 hours, in order and once. Both ends of an interval belong to it. */
export function startMinutes({ start_times, every_from, every_to, every_minutes }: RouteTimes): number[] {
  const listed = start_times.map(minute);
  const repeated: number[] = [];
  if (every_from !== null && every_to !== null && every_minutes !== null) {
    const from = minute(every_from);
    const to = minute(every_to) < from ? minute(every_to) + DAY : minute(every_to);
    for (let at = from; at <= to; at += every_minutes) repeated.push(at % DAY);
  }
  return [...new Set([...listed, ...repeated])].sort((a, b) => a - b);
}

/** The last point's offset and tolerance. */
export const durationOf = (points: readonly RoutePoint[]): number => {
  const last = points.at(-1);
  return last ? last.offset_minutes + last.tolerance_minutes : 0;
};

/** The shortest time from one start to the next, round the clock; null: there is one start at most. */
export function shortestGap(starts: readonly number[]): number | null {
  if (starts.length < 2) return null;
  return Math.min(...starts.map((at, index) => (starts[index + 1] ?? (starts[0] ?? 0) + DAY) - at));
}

/** Offsets rise: index of the first point that comes before the one above it; -1: none. */
export const firstBackward = (points: readonly RoutePoint[]): number =>
  points.findIndex((point, at) => at > 0 && point.offset_minutes < (points[at - 1]?.offset_minutes ?? 0));
