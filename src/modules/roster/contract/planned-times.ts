/** A planned day as times at which somebody is busy, for whoever plans the same person. Pure. */
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { expectedSpans, isFlexible } from './slots.ts';
import type { DayPlan } from './day-plan.ts';
import { breakOf } from './week-of-work.ts';
import { PLANNED_TIMES } from './roster.messages.ts';

const busyOf = ({ source }: DayPlan) => ({ source: 'attendance', label: PLANNED_TIMES.plannedWork, usual: source !== 'roster' }) as const;

/** What leave and holidays leave of the day. */
export function plannedTimes(plan: DayPlan): BusyTime[] {
  const { date, flexible_hours, break_minutes, elsewhere } = plan;
  // Whoever planned the day answers for it; the same hours would count twice.
  if (elsewhere) return [];
  if (isFlexible(plan)) return [{ ...busyOf(plan), kind: 'hours', date, start: 0, end: Math.round((flexible_hours ?? 0) * 60) }];
  return expectedSpans(plan).map(({ start, end }) => ({ ...busyOf(plan), kind: 'work', date, start, end, break_minutes: breakOf(end - start, break_minutes) }));
}
