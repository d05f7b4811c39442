/** What a session was judged by, kept beside the judgement so that it can be explained later. */
import type { HolidayOn, LeaveOn, PlanSource } from '#modules/roster/contract/day-plan.ts';

/** Compact: what goes without saying is left out. */
export interface EvaluationContext {
  readonly source: PlanSource;
  /** Name of the work schedule. */
  readonly schedule?: string;
  /** `09:00–18:00`, before leave and holidays took their part. */
  readonly planned?: string;
  /** What was expected, minutes after 00:00 of the date; none: no times were set. */
  readonly expected?: readonly [start: number, end: number];
  /** Minutes around start and end that are on time. */
  readonly windows?: readonly [checkin: number, checkout: number];
  /** Minutes taken off for breaks, and for gaps between sessions. */
  readonly break?: number;
  /** Minutes worked before the expected start: no hours of work that are paid by the hour. */
  readonly before_start?: number;
  readonly flexible_hours?: number;
  readonly rounding?: number;
  /** Overtime shorter than this counted as normal hours. */
  readonly overtime_min?: number;
  readonly holiday?: HolidayOn;
  readonly leave?: LeaveOn;
  /** Minutes of site visits; 0: one goes on. */
  readonly visited?: number;
}
