import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { leaveCalendar } from '../../contract/manage-leave.endpoints.ts';

export type CalendarAnswer = OutputOf<typeof leaveCalendar>;

/** What both forms of the calendar draw: people by days, and on a phone days. */
export interface CalendarProps {
  readonly answer: CalendarAnswer;
  readonly month: CalendarDate;
  readonly today: CalendarDate;
}

/** Holidays of anybody in the answer, each once, by date. */
export function holidaysOf({ data }: CalendarAnswer): { date: string; name: string }[] {
  const names = new Map<string, { date: string; name: string }>();
  for (const { date, reason, note } of data.flatMap(({ off }) => off)) {
    if (reason === 'holiday' && note) names.set(`${date} ${note}`, { date, name: note });
  }
  return [...names.values()].sort((a, b) => a.date.localeCompare(b.date));
}
