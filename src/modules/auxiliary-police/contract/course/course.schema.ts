/** A course and what becomes of those who take part in it. */
import { z } from 'zod';
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import { date, line, money, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { COURSE_TYPES } from '../rank/rank.schema.ts';

export const COURSE_RESULTS = ['Approved', 'Passed', 'Failed', 'Absent'] as const;
export type CourseResult = (typeof COURSE_RESULTS)[number];
export const COURSE_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Cancelled'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** Where a course is on a day: the first and the last day belong to it. */
export const courseStatus = ({ start_date, end_date, cancelled }: { start_date: string; end_date: string; cancelled: boolean }, today: string): CourseStatus =>
  cancelled ? 'Cancelled' : today < start_date ? 'Upcoming' : today <= end_date ? 'On Going' : 'Completed';

/** What may not change while somebody has passed the course: passes are judged by its type and its last day, and a course that was passed took place. */
export const HELD_BY_PASSES = ['type', 'end_date', 'cancelled'] as const;

/** The last valid day of a certificate without a date of its own: the course's months from its end; null: for good. */
export const certificateUntil = (end: CalendarDate, months: number | null): CalendarDate | null => (months === null ? null : addMonths(end, months));

export const courseForm = z.object({
  code: line(1, 30),
  name: line(2, 150),
  type: z.enum(COURSE_TYPES),
  provider: line(2, 120),
  venue: line(2, 150),
  start_date: date(),
  end_date: date(),
  capacity: z.number().int().min(1).max(500),
  /** Ringgit a person. */
  fee: optional(money()),
  /** Ranks that may take part; none named: every rank. */
  rank_ids: z.array(id()).max(99),
  /** How long a pass is valid from the end of the course; empty: for good. */
  valid_months: optional(z.number().int().min(1).max(240)),
  cancelled: z.boolean(),
});
