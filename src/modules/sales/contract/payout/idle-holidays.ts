/**
 * Public holidays on which a promoter under a contract of service does not work, for which holiday pay may be owed (Employment Act 1955 s.60D(1) and
 * (2); Employment (Part-Time Employees) Regulations 2010). Pure.
 */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { Engagement } from '../promoter/promoter-words.ts';

export interface PlannedDay {
  readonly date: CalendarDate;
  /** Nobody came. */
  readonly missed: boolean;
  /** The holidays of its outlet's state are the promoter's. */
  readonly state: string | null;
}

/** A casual promoter is engaged from day to day, and the Regulations leave such people out (reg. 3); a contractor is under no contract of service. */
export const isOwedHolidays = (engagement: Engagement): boolean => engagement === 'Employee' || engagement === 'Part-time';

/**
 * @param days of the promoter in the whole company that were not cancelled, in order: some before and after the span, too
 * @returns dates of the span between two such days, unless one of the two was missed
 */
export function idleHolidays(
  span: { readonly from: CalendarDate; readonly to: CalendarDate },
  days: readonly PlannedDay[],
  isHoliday: (date: CalendarDate, state: string | null) => boolean,
): CalendarDate[] {
  const taken = new Set(days.map(({ date }) => date));
  const dates = Array.from({ length: daysInclusive(span.from, span.to) }, (_, at) => addDays(span.from, at));
  return dates.filter((date) => {
    if (taken.has(date)) return false;
    const [before, after] = [days.findLast((day) => day.date < date), days.find((day) => day.date > date)];
    return before !== undefined && after !== undefined && !before.missed && !after.missed && isHoliday(date, before.state);
  });
}
