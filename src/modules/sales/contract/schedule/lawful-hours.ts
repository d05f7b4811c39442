/**
 * How long promoters may work by law. Pure.
 * Young people (Children and Young Persons (Employment) Act 1966, ss.2, 6): none below 15; below 18 at most seven hours a day, none of it between
 * 20:00 and 06:00. A contractor who works like a part-time employee is presumed one (Employment Act 1955 s.101C; part-time begins above 30 % of the
 * hours of a full-time employee, whose week has at most 45).
 */
import { addYears, type CalendarDate } from '#platform/contract/dates.ts';
import type { Planned } from './plan-schedules.ts';

const [WORKING_AGE, ADULT] = [15, 18];
const DAY = 24 * 60;
const [MORNING, EVENING, LONGEST] = [6 * 60, 20 * 60, 7 * 60];
/** Minutes of a week above which somebody works like a part-time employee. */
export const CONTRACTOR_WEEK_MINUTES = 0.3 * 45 * 60;

export type MinorFault = 'child' | 'night' | 'long';

/** @param taken minutes of other schedules of the same date @returns why somebody who was born on a day may not work it; null: nothing speaks against it */
export function minorFault(born: CalendarDate, { date, start, end }: Pick<Planned, 'date' | 'start' | 'end'>, taken: number): MinorFault | null {
  if (date >= addYears(born, ADULT)) return null;
  if (date < addYears(born, WORKING_AGE)) return 'child';
  const from = ((start % DAY) + DAY) % DAY;
  if (from < MORNING || from + (end - start) > EVENING) return 'night';
  return end - start + taken > LONGEST ? 'long' : null;
}
