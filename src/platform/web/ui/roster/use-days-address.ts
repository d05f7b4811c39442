import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import {
  addDays,
  addMonths,
  calendarDate,
  daysInclusive,
  endOfMonth,
  endOfWeek,
  isCalendarDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '#platform/contract/dates.ts';
import { useToday } from '../values.tsx';

export type DaysSpan = 'week' | 'month';

/** What the address says is shown: the week or the month around a day. A phone shows a day or a person of a week. */
export function useDaysAddress(phone: boolean) {
  const today = useToday();
  const params = new URLSearchParams(useSearch());
  const asked = params.get('day');
  const day = isCalendarDate(asked) ? calendarDate(asked) : today;
  const span: DaysSpan = phone || params.get('span') === 'week' ? 'week' : 'month';
  const from = span === 'week' ? startOfWeek(day) : startOfMonth(day);
  const to = span === 'week' ? endOfWeek(day) : endOfMonth(day);
  // The same list as long as the span stands, so that no row is drawn again for it.
  const dates = useMemo(() => Array.from({ length: daysInclusive(from, to) }, (_, at): CalendarDate => addDays(from, at)), [from, to]);
  const put = (changes: Record<string, string>) => {
    const now = new URLSearchParams(window.location.search);
    for (const [key, value] of Object.entries(changes)) now.set(key, value);
    navigate(`${window.location.pathname}?${now}`, { replace: true });
  };
  return {
    span,
    /** The place of the day among the dates. */
    day: daysInclusive(from, day) - 1,
    /** On a phone: whose list is shown. */
    by: params.get('by') === 'person' ? ('person' as const) : ('day' as const),
    toDay: (date: CalendarDate) => put({ day: date }),
    showBy: (by: string) => put({ by }),
    from,
    to,
    dates,
    /** Today, where it is among the dates. */
    now: today >= from && today <= to ? today : null,
    show: (to: DaysSpan) => put({ span: to }),
    step: (by: number) => put({ day: span === 'week' ? addDays(phone ? day : from, by * 7) : addMonths(from, by) }),
    toToday: () => put({ day: today }),
  };
}
