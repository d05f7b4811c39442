/** When the answer to a claim is due. Pure. */
import { addDays, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { FRIDAY_STATES } from '#modules/company/contract/organisation.schema.ts';

/**
 * Ten working days after a claim was served (Construction Industry Payment and Adjudication Act 2012, section 6). Weekly holidays and public holidays of
 * the state of the site are no working days (section 4).
 */
const RESPONSE_DAYS = 10;
/** More days than ten working days ever take. */
export const RESPONSE_REACH = 60;

/** Weekdays that are no working days. */
const WEEKLY_HOLIDAYS = [6, 7];
const FRIDAY_HOLIDAYS = [5, 6];
const weeklyHolidays = (state: string | null): readonly number[] => (state !== null && FRIDAY_STATES.includes(state) ? FRIDAY_HOLIDAYS : WEEKLY_HOLIDAYS);

export interface SitePlace {
  readonly state: string | null;
}
export interface PublicHoliday {
  readonly date: string;
  /** Empty: everywhere. */
  readonly states: readonly string[];
}

/** The last day of a payment response. The day of service is not counted. */
export function responseDate(served: CalendarDate, { state }: SitePlace, holidays: readonly PublicHoliday[]): CalendarDate {
  const closed = weeklyHolidays(state);
  const free = new Set(holidays.flatMap(({ date, states }) => (states.length === 0 || (state !== null && states.includes(state)) ? [date] : [])));
  let day = served;
  for (let left = RESPONSE_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (!closed.includes(weekdayOf(day)) && !free.has(day)) left -= 1;
  }
  return day;
}
