/** Whether somebody who should have come did not. Pure. */
import { DAY_MINUTES, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import type { AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import { freePartOf, slotsOf, type Slot } from '#modules/roster/contract/slots.ts';

/** Days of work that are expected: 0, 0.5, 1. A holiday is never expected, not even of a roster. */
export function expectedDays(plan: DayPlan): 0 | 0.5 | 1 {
  if (plan.day_type !== 'Working') return 0;
  const free = freePartOf(plan);
  return free === 'Full' ? 0 : free ? 0.5 : 1;
}

/** Site visits of half a day and more are presence; several short ones are summed. */
export const isVisited = ({ visited }: Pick<DayPlan, 'visited'>, { half_day_hours }: Pick<AttendanceSetting, 'half_day_hours'>): boolean =>
  visited !== null && visited >= half_day_hours * 60;

/** Absent once the last session is over; a flexible day ends at midnight, and so does one with a site visit, which may still go on. Of a day without any check-in. */
export function absenceOf(plan: DayPlan, slots: readonly Slot[], now: LineMinute, setting: Pick<AttendanceSetting, 'half_day_hours'>): 0 | 0.5 | 1 {
  if (isVisited(plan, setting)) return 0;
  const midnight = slots.length === 0 || plan.visited !== null ? onLine(plan.date) + DAY_MINUTES : 0;
  const over = Math.max(midnight, ...slots.map(({ end }) => end));
  return now >= over ? expectedDays(plan) : 0;
}

/** Absence of a day of which nothing is stored. */
export const missedUntil = (plan: DayPlan, now: LineMinute, setting: AttendanceSetting): 0 | 0.5 | 1 =>
  expectedDays(plan) === 0 ? 0 : absenceOf(plan, slotsOf(plan, setting), now, setting);
