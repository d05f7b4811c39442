/** Licences of firearms end on 30 June (Arms Act 1960 s.4(4)). Pure. */
import { addYears, calendarDate, formatDate, yearOf, type CalendarDate } from '#platform/contract/dates.ts';

/** The 30 June on which a licence that is granted on a day ends: that of the year, or of the next one from 1 July on. */
export function licenceEnd(granted: CalendarDate): CalendarDate {
  const end = calendarDate(`${yearOf(granted)}-06-30`);
  return granted <= end ? end : calendarDate(`${yearOf(granted) + 1}-06-30`);
}
/** The 30 June after that one: who renews before a licence ends asks for the year that follows it. */
export const latestLicenceEnd = (granted: CalendarDate): CalendarDate => addYears(licenceEnd(granted), 1);
export const isLicenceEnd = (day: string): boolean => day.endsWith('-06-30');
/** As the form says it, where another day was typed. */
export const LICENCE_DAY = formatDate('2000-06-30').slice(0, 5);
