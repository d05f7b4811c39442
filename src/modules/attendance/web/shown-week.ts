import { navigate } from 'wouter/use-browser-location';
import type { CalendarDate } from '#platform/contract/dates.ts';

/** Of the address: a day of the week that is shown. */
export const WEEK = 'week';

/** Shows the week of a day; filters and the page of the list stay. */
export function setWeek(day: CalendarDate): void {
  const params = new URLSearchParams(window.location.search);
  params.set(WEEK, day);
  navigate(`${window.location.pathname}?${params}`, { replace: true });
}
