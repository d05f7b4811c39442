/** The allowance of a rank for a month, by the days that were served. Pure. */
import { daysInclusive, daysInMonth, endOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { ratio, roundToSen, ZERO, type Sen } from '#platform/contract/money.ts';

export interface Service {
  /** Of the rank, a month. */
  readonly allowance: Sen;
  readonly appointed_at: CalendarDate;
  readonly appointment_expiry: CalendarDate;
  /** The day from which on the officer is suspended or serves no more; null: serves. */
  readonly ends_from: CalendarDate | null;
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);

/** @param month its first day @returns the part for the days served, half a sen up; nothing served: nothing */
export function allowanceOf({ allowance, appointed_at, appointment_expiry, ends_from }: Service, month: CalendarDate) {
  const days = daysInMonth(month);
  const from = appointed_at > month ? appointed_at : month;
  const until = earlier(endOfMonth(month), appointment_expiry);
  const last = daysInclusive(from, until);
  // A day of suspension is none of service.
  const served = Math.max(0, ends_from !== null && ends_from <= until ? daysInclusive(from, ends_from) - 1 : last);
  return { days, served, amount: served === 0 ? ZERO : roundToSen(allowance, ratio(served, days)) };
}
