/** Typed times go with the day of the form. Pure. */
import { addDays, calendarDate, daysInclusive, isCalendarDate } from '#platform/contract/dates.ts';

type Moment = string | null | undefined;

/** Both by the days from one date to another, so that a night still ends on the next day. Moments are `2026-11-30T08:55`. */
export function moveTimes<T extends { readonly checkin_at?: Moment; readonly checkout_at?: Moment }>(
  { checkin_at, checkout_at }: T,
  from: string,
  to: string,
): { checkin_at: Moment; checkout_at: Moment } {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return { checkin_at, checkout_at };
  const days = from <= to ? daysInclusive(from, to) - 1 : 1 - daysInclusive(to, from);
  const moved = (at: Moment) => (at ? `${addDays(calendarDate(at.slice(0, 10)), days)}${at.slice(10)}` : at);
  return { checkin_at: moved(checkin_at), checkout_at: moved(checkout_at) };
}
