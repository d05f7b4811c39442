/** What one check-in and its check-out come to. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { DAY_MINUTES, onLine, timeOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import type { AttendanceStatus, Flag, PaidDayType } from '../attendance.schema.ts';
import type { AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import type { EvaluationContext } from './basis.ts';
import { statusIn, windowAround } from './check-in-window.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { breakOf, cutToStep, minutesBetween } from './duration.ts';
import { flagsOf } from './flags.ts';
import type { Pair } from './pair.ts';
import { overtimeOf, paidDayType } from './overtime.ts';
import { blocksUntil, closesAt, opensAt } from './session-edges.ts';
import { hoursOfHoliday, isFlexible, type Slot } from '#modules/roster/contract/slots.ts';

/** A session of a day as it is kept. */
export interface Evaluated {
  readonly date: CalendarDate;
  readonly session_index: number;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly day_type: PaidDayType;
  readonly work_schedule_id: number | null;
  readonly checkin_id: number | null;
  readonly checkout_id: number | null;
  readonly checkin_status: AttendanceStatus | null;
  readonly checkout_status: AttendanceStatus | null;
  readonly minutes: number;
  readonly overtime_minutes: number;
  readonly late_minutes: number;
  readonly early_leave_minutes: number;
  readonly absent: number;
  readonly flags: readonly Flag[];
  readonly basis: EvaluationContext;
}

export interface EvaluationRules {
  readonly setting: AttendanceSetting;
  readonly now: LineMinute;
}

/** The schedule's windows win over those of the settings. */
export const windowsOf = (plan: DayPlan, setting: AttendanceSetting): readonly [checkin: number, checkout: number] => [
  plan.ontime_checkin_minutes ?? setting.ontime_checkin_minutes,
  plan.ontime_checkout_minutes ?? setting.ontime_checkout_minutes,
];

/** What goes without saying is left out. */
export function basisOf(plan: DayPlan, slot: Slot | null, setting: AttendanceSetting, breakMinutes = 0): EvaluationContext {
  const midnight = onLine(plan.date);
  return {
    source: plan.source,
    ...(plan.schedule && { schedule: plan.schedule.name }),
    ...(plan.sessions.length > 0 && { planned: plan.sessions.map((session) => formatSession(session)).join(', ') }),
    ...(slot && { expected: [slot.start - midnight, slot.end - midnight] as const, windows: windowsOf(plan, setting) }),
    ...(breakMinutes > 0 && { break: breakMinutes }),
    ...(plan.flexible_hours !== null && { flexible_hours: plan.flexible_hours }),
    ...(setting.rounding_minutes > 0 && { rounding: setting.rounding_minutes }),
    ...(setting.overtime_min_minutes > 0 && { overtime_min: setting.overtime_min_minutes }),
    ...(plan.holiday && { holiday: plan.holiday }),
    ...(plan.leave && { leave: plan.leave }),
    ...(plan.visited !== null && { visited: plan.visited }),
  };
}

export const timesOf = (slot: Slot | null) => ({ start_time: slot && timeOnLine(slot.start), end_time: slot && timeOnLine(slot.end) });

/** A presence that begins before the earliest time, or ends after a session usually closes: somebody has to look at it. What the office entered it has looked at. */
function isBeyond({ slot, checkin, checkout }: Pair, setting: AttendanceSetting): boolean {
  if (!slot) return false;
  const isSeen = (punch: Pair['checkin']) => punch !== null && punch.for_date === null;
  return (
    (isSeen(checkin) && (checkin?.at ?? 0) < opensAt(slot, setting.early_limit_minutes)) || (isSeen(checkout) && (checkout?.at ?? 0) > closesAt(slot, setting))
  );
}

/** @param before minutes of the same date in the sessions before it */
export function evaluatePair(pair: Pair, index: number, plan: DayPlan, { setting, now }: EvaluationRules, before: number): Evaluated {
  const { slot, checkin, checkout } = pair;
  const stay = checkin && checkout ? Math.min(DAY_MINUTES, minutesBetween(checkin.ms, checkout.ms)) : 0;
  const came = checkin?.at ?? checkout?.at ?? 0;
  const isOfHours = slot === null && isFlexible(plan);
  const span = { start: came, end: came + stay };
  const hours = slot ?? hoursOfHoliday(plan);
  const hasBreak = slot !== null || isOfHours || paidDayType(plan) !== 'Normal';
  const off = hasBreak ? breakOf(span, hours, hours?.gaps ?? [], plan.break_minutes) : 0;
  const worked = stay - off;
  const from = came + (hours && hours.gaps.length > 0 ? 0 : off);
  const minutes = cutToStep(worked, setting.rounding_minutes);
  const [checkinWindow, checkoutWindow] = windowsOf(plan, setting);
  const early = slot && checkout && paidDayType(plan) === 'Normal' ? Math.min(minutes, Math.max(0, Math.min(slot.start, checkout.at) - came)) : 0;
  const starts = slot && windowAround(slot.start, checkinWindow);
  const ends = slot && windowAround(slot.end, checkoutWindow);
  const isForgotten = checkout === null && (pair.superseded || now >= blocksUntil(pair, setting.early_limit_minutes));
  return {
    date: pair.date,
    session_index: index,
    ...timesOf(slot),
    day_type: paidDayType(plan),
    work_schedule_id: plan.schedule?.id ?? null,
    checkin_id: checkin?.id ?? null,
    checkout_id: checkout?.id ?? null,
    checkin_status: checkin && (starts ? statusIn(starts, checkin.at) : 'ontime'),
    checkout_status: checkout && (ends ? statusIn(ends, checkout.at) : 'ontime'),
    minutes,
    overtime_minutes: Math.min(minutes, overtimeOf({ slot, checkout, from, minutes: worked, before }, plan, setting)),
    late_minutes: starts && checkin ? Math.max(0, checkin.at - starts.end) : 0,
    early_leave_minutes: ends && checkout ? Math.max(0, ends.start - checkout.at) : 0,
    absent: 0,
    flags: flagsOf({ checkin, checkout, isUnscheduled: slot === null && !isOfHours, isForgotten, isUnusual: isBeyond(pair, setting) }),
    basis: { ...basisOf(plan, slot, setting, off), ...(early > 0 && { before_start: early }) },
  };
}
