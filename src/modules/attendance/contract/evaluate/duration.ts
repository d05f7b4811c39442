/** How long somebody worked. Pure. */
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { minuteOf, type Span } from '#platform/contract/time/sessions.ts';

/** An unpaid break is taken off where both the session and the stay are longer (readings O7). */
const BREAK_AFTER = 5 * 60;

/** The absolute difference in hours between start and end (specification §5). */
export const durationHours = (start: TimeOfDay, end: TimeOfDay): number => Math.abs(minuteOf(end) - minuteOf(start)) / 60;

/** Whole minutes between two instants in milliseconds, the seconds of each cut. */
export const minutesBetween = (fromMs: number, toMs: number): number => Math.abs(Math.floor(toMs / 60_000) - Math.floor(fromMs / 60_000));

/** Down to a step; 0: to the minute. */
export const cutToStep = (minutes: number, step: number): number => (step === 0 ? minutes : minutes - (minutes % step));

/** Minutes that two spans have in common. */
export const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** Unpaid minutes of a stay. @param expected the session; null: a day without times, whose stay is its session */
export function breakOf(stay: Span, expected: Span | null, gaps: readonly Span[], breakMinutes: number): number {
  if (gaps.length > 0) return gaps.reduce((sum, gap) => sum + shared(stay, gap), 0);
  const isLong = ({ start, end }: Span) => end - start > BREAK_AFTER;
  return isLong(stay) && (expected === null || isLong(expected)) ? Math.min(breakMinutes, stay.end - stay.start) : 0;
}
