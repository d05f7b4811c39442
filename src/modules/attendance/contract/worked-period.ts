/** Days and hours of a period as they are paid. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { dateOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { countsAsAbsence } from './absence-start.ts';
import type { PaidDayType } from './attendance.schema.ts';
import { expectedDays, isVisited, missedUntil } from './evaluate/absence.ts';
import { breakOf } from './evaluate/duration.ts';
import { slotsOf } from '#modules/roster/contract/slots.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import type { AttendanceSetting } from './setting/attendance-setting.schema.ts';

/** Whether leave was paid is what leave says. Hours have two decimals. */
export interface WorkedTime {
  /** Days on which the person should work, those of leave included. */
  readonly scheduled_days: number;
  readonly worked_days: number;
  readonly absent_days: number;
  readonly holiday_days: number;
  readonly normal_hours: number;
  readonly overtime_hours: number;
  readonly rest_day_hours: number;
  readonly rest_day_ot_hours: number;
  readonly holiday_hours: number;
  readonly holiday_ot_hours: number;
  readonly late_minutes: number;
}

/** One rest day or holiday that was worked, with all approved hours of it. */
export interface DayOffWorked {
  readonly kind: 'rest_day' | 'public_holiday';
  readonly date: CalendarDate;
  readonly hours: number;
}

/** What of the period is not settled yet: it may still change the figures. */
export interface UnsettledTime {
  /** Overtime that nobody has decided. */
  readonly overtime_hours: number;
  /** Days with a check-in and no check-out: they have no hours. */
  readonly unclosed_days: number;
  /** Days of work that are over, without a record, before absence counts. */
  readonly unjudged_days: number;
  /** Days of leave on which somebody worked all the same: they count as leave. */
  readonly leave_days_worked: number;
}

/** What one day adds to the figures: a day is paid by what was earned on it. What is 0 is left out. */
export type DayOfPeriod = { readonly date: CalendarDate } & {
  readonly [K in 'worked_days' | 'absent_days' | 'holiday_days' | 'normal_minutes' | 'overtime_minutes' | 'late_minutes']?: number;
};

export interface WorkedPeriod {
  readonly time: WorkedTime;
  readonly days_off_worked: readonly DayOffWorked[];
  readonly by_day: readonly DayOfPeriod[];
  readonly unsettled: UnsettledTime;
}

/** The sessions of one day, added up. */
export interface WorkedDay {
  readonly date: string;
  readonly day_type: PaidDayType;
  /** Minutes worked, and which of them are overtime: approved, and undecided. */
  readonly minutes: number;
  readonly overtime: number;
  readonly approved: number;
  readonly pending: number;
  readonly late: number;
  /** Days: 0, 0.5, 1. */
  readonly absent: number;
  /** Somebody checked in; and did not check out. */
  readonly came: boolean;
  readonly unclosed: boolean;
}

/** Hours at one place: a work site, or a branch where no site counts. */
export interface SiteTime {
  readonly work_site_id: number | null;
  readonly branch_id: number | null;
  readonly name: string;
  readonly days: number;
  readonly hours: number;
  readonly overtime_hours: number;
}

const KINDS = { 'Rest Day': 'rest_day', 'Public Holiday': 'public_holiday', Normal: null, 'Off Day': null } as const;
/** Hours with two decimals. */
export const inHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

const AS_PLANNED = { day_type: 'Normal', overtime: 0, approved: 0, pending: 0 } as const;

/** A day that was planned counts as it was planned; one that was not, by its normal hours. */
function worthOf(plan: DayPlan, minutes: number, { half_day_hours, full_day_hours }: AttendanceSetting): number {
  const planned = expectedDays(plan);
  if (planned > 0) return planned;
  return minutes >= full_day_hours * 60 ? 1 : minutes >= half_day_hours * 60 ? 0.5 : 0;
}

/** Which part of a working day is a paid holiday. */
function holidayOf({ day_type, holiday }: DayPlan): 0 | 0.5 | 1 {
  if (day_type !== 'Working' || !holiday) return 0;
  return holiday.half ? 0.5 : 1;
}

/** Minutes of a day that is worked as it is planned. */
function plannedMinutes(plan: DayPlan, setting: AttendanceSetting): number {
  if (plan.flexible_hours !== null) return plan.flexible_hours * 60 * expectedDays(plan);
  return slotsOf(plan, setting).reduce((sum, { start, end, gaps }) => sum + end - start - breakOf({ start, end }, { start, end }, gaps, plan.break_minutes), 0);
}

/** A working day of site visits and no check-in: their hours are normal ones, up to those that were planned. */
function visitedDay(plan: DayPlan, setting: AttendanceSetting): WorkedDay | undefined {
  if (expectedDays(plan) === 0 || !isVisited(plan, setting)) return undefined;
  const minutes = Math.min(plan.visited ?? 0, plannedMinutes(plan, setting));
  return { ...AS_PLANNED, date: plan.date, minutes, late: 0, absent: 0, came: true, unclosed: false };
}

export interface Reckoned {
  /** A day is over once its last session is; a flexible one at midnight. */
  readonly now: LineMinute;
  /** Days of work after it count as worked as they are planned; null: none. */
  readonly cutOff: string | null;
  /** The first day that can be an absence (`absence-start.ts`); null: no day can. */
  readonly absentFrom: CalendarDate | null;
}

/** A day that is over and of which nothing is stored, and an absence that is stored: the same rule for both. */
function missedOf(
  plan: DayPlan,
  day: Pick<WorkedDay, 'absent'> | undefined,
  setting: AttendanceSetting,
  { now, absentFrom }: Reckoned,
): { absent: number; uncounted: number } {
  const missed = day ? Math.min(day.absent, expectedDays(plan)) : missedUntil(plan, now, setting);
  return countsAsAbsence(plan.date, absentFrom) ? { absent: missed, uncounted: 0 } : { absent: 0, uncounted: missed };
}

/** The figures of a period, day by day and added up. */
export function workedTimeFrom(days: readonly WorkedDay[], plans: readonly DayPlan[], setting: AttendanceSetting, reckoned: Reckoned): WorkedPeriod {
  const { cutOff } = reckoned;
  const today = dateOnLine(reckoned.now);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const full = setting.full_day_hours * 60;
  const sum = { scheduled: 0, worked: 0, absent: 0, holiday: 0, normal: 0, overtime: 0, late: 0, pending: 0, unclosed: 0, unjudged: 0, onLeave: 0 };
  const beyond = { rest_day: 0, rest_day_ot: 0, public_holiday: 0, public_holiday_ot: 0 };
  const off: DayOffWorked[] = [];
  const by_day: DayOfPeriod[] = [];
  for (const plan of plans) {
    const isAssumed = cutOff !== null && plan.date > cutOff && expectedDays(plan) > 0;
    const stored = byDate.get(plan.date) ?? visitedDay(plan, setting);
    const day = isAssumed
      ? { ...AS_PLANNED, ...stored, minutes: plannedMinutes(plan, setting) + (stored?.overtime ?? 0), late: 0, absent: 0, came: true, unclosed: false }
      : stored;
    const holiday = holidayOf(plan);
    const put = (figures: Omit<DayOfPeriod, 'date'>) => {
      const some = Object.entries({ holiday_days: holiday, ...figures }).filter(([, value]) => value !== 0);
      if (some.length > 0) by_day.push({ date: plan.date, ...Object.fromEntries(some) });
    };
    sum.holiday += holiday;
    if (plan.day_type === 'Working' && holiday < 1) sum.scheduled += 1;
    const { absent, uncounted } = missedOf(plan, day, setting, reckoned);
    sum.absent += absent;
    sum.unjudged += uncounted;
    if (!day) {
      put({ absent_days: absent });
      continue;
    }
    if (plan.leave?.part === 'Full') {
      sum.onLeave += day.came ? 1 : 0;
      put({});
      continue;
    }
    sum.pending += day.pending;
    sum.late += day.late;
    if (day.unclosed && plan.date < today) sum.unclosed += 1;
    const kind = KINDS[day.day_type];
    if (kind) {
      beyond[kind] += Math.min(day.approved, full);
      beyond[`${kind}_ot`] += Math.max(0, day.approved - full);
      if (day.approved > 0) off.push({ kind, date: plan.date, hours: Math.min(24, inHours(day.approved)) });
      put({ absent_days: absent, late_minutes: day.late });
      continue;
    }
    const normal = day.minutes - day.overtime;
    const worked = day.came ? worthOf(plan, normal, setting) : 0;
    sum.normal += normal;
    sum.overtime += day.approved;
    sum.worked += worked;
    put({ worked_days: worked, absent_days: absent, late_minutes: day.late, normal_minutes: normal, overtime_minutes: day.approved });
  }
  return {
    time: {
      scheduled_days: sum.scheduled,
      worked_days: sum.worked,
      absent_days: sum.absent,
      holiday_days: sum.holiday,
      normal_hours: inHours(sum.normal),
      overtime_hours: inHours(sum.overtime),
      rest_day_hours: inHours(beyond.rest_day),
      rest_day_ot_hours: inHours(beyond.rest_day_ot),
      holiday_hours: inHours(beyond.public_holiday),
      holiday_ot_hours: inHours(beyond.public_holiday_ot),
      late_minutes: sum.late,
    },
    days_off_worked: off,
    by_day,
    unsettled: {
      overtime_hours: inHours(sum.pending),
      unclosed_days: sum.unclosed,
      unjudged_days: sum.unjudged,
      leave_days_worked: sum.onLeave,
    },
  };
}
