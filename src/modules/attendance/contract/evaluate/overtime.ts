/** Which of the worked minutes are overtime. Pure. */
import type { PaidDayType } from '../attendance.schema.ts';
import type { LineMinute } from '#platform/contract/time/local-line.ts';
import type { AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { cutToStep, shared } from './duration.ts';
import type { Pair } from './pair.ts';
import { isFlexible, type Slot } from '#modules/roster/contract/slots.ts';

/** How a day is paid: a holiday on a rest day is a holiday, a half-day holiday is a day like others. */
export function paidDayType({ day_type, holiday }: Pick<DayPlan, 'day_type' | 'holiday'>): PaidDayType {
  if (holiday && !holiday.half) return 'Public Holiday';
  return day_type === 'Rest Day' || day_type === 'Off Day' ? day_type : 'Normal';
}

interface Worked extends Pick<Pair, 'slot' | 'checkout'> {
  /** The first minute that counts: an unpaid break is taken off the beginning. */
  readonly from: LineMinute;
  /** Minutes worked, the break taken off. */
  readonly minutes: number;
  /** Of the same date before it. */
  readonly before: number;
}

/** Minutes after the end that lie in no later session of the day; whoever came after the end was not there before. */
function beyond({ overtime_from, start, later }: Slot, from: LineMinute, until: LineMinute): number {
  const stay = { start: Math.max(overtime_from, start, from), end: until };
  return stay.end - stay.start - later.reduce((sum, session) => sum + shared(stay, session), 0);
}

/**
 * All of a rest day, an off day and a holiday; else what lies beyond the end of the session, or beyond the hours of a
 * flexible day. Less than the minimum is none, but on rest days and holidays, which the Act pays from the first minute.
 */
export function overtimeOf(
  { slot, checkout, from, minutes, before }: Worked,
  plan: DayPlan,
  { overtime_min_minutes, rounding_minutes }: Pick<AttendanceSetting, 'overtime_min_minutes' | 'rounding_minutes'>,
): number {
  const type = paidDayType(plan);
  const isPaidFromTheFirst = type === 'Rest Day' || type === 'Public Holiday';
  let raw = 0;
  if (type !== 'Normal') raw = minutes;
  else if (slot && checkout) raw = beyond(slot, from, checkout.at);
  else if (isFlexible(plan)) raw = before + minutes - Math.max(before, (plan.flexible_hours ?? 0) * 60);
  const counted = Math.max(0, Math.min(raw, minutes));
  return counted < (isPaidFromTheFirst ? 0 : overtime_min_minutes) ? 0 : cutToStep(counted, rounding_minutes);
}
