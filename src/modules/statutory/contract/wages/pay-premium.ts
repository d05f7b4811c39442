/** Work on a rest day or public holiday, by the day as the Act counts it, in hours of the ordinary rate of pay. */
import type { PremiumPay } from './premium-pay.params.ts';

export type DayOffKind = 'rest_day' | 'public_holiday';
export interface WorkedDayOff {
  readonly kind: DayOffKind;
  readonly hours: number;
}

/** Hours have two decimals, multipliers too, and half a day one more: whole ten-thousandths of an hour are exact. */
export const HOUR = 10_000;
const hundredths = (value: number) => Math.round(value * 100);

/** Ten-thousandths of an hour at the ordinary rate: for the normal hours of the day, and for the hours beyond them, which are overtime. */
export interface DayOffWorth {
  readonly within: number;
  readonly beyond: number;
}

/**
 * What a worked day off is worth: s.60(3) pays a rest day in steps of half
 * a day and a day, s.60D(3) a public holiday two days whatever the hours; hours beyond the normal ones are paid by the hour.
 * @param monthly paid by the month; else by the day, the hour or the piece
 */
export function worthOfDayOff({ kind, hours }: WorkedDayOff, hoursPerDay: number, monthly: boolean, law: PremiumPay): DayOffWorth {
  if (hours <= 0) return { within: 0, beyond: 0 };
  const normal = hundredths(hoursPerDay);
  const worked = hundredths(hours);
  const steps = law.restDay[monthly ? 'monthly' : 'daily'];
  const days = kind === 'public_holiday' ? law.holiday.days : worked * 2 <= normal ? steps.half : steps.whole;
  const beyond = Math.max(0, worked - normal) * hundredths(kind === 'public_holiday' ? law.holiday.beyond : law.restDay.beyond);
  return { within: normal * hundredths(days), beyond };
}

/** A total of hours without days is read as days of the normal hours and one day with the rest. */
export function daysOffFromTotal(kind: DayOffKind, total: number, hoursPerDay: number): WorkedDayOff[] {
  const days: WorkedDayOff[] = [];
  for (let left = hundredths(total); left > 0; left -= hundredths(hoursPerDay)) days.push({ kind, hours: Math.min(left, hundredths(hoursPerDay)) / 100 });
  return days;
}
