/** Days and hours of a period as they are paid. Pure. */
import type { Attendance } from './attendance.schema.ts';
import { expectedDays } from './judge/absence.ts';
import type { DayPlan } from './judge/day-plan.ts';
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

/** One rest day or holiday that was worked. */
export interface DayOffWorked {
  readonly kind: 'rest_day' | 'public_holiday';
  readonly date: string;
  readonly hours: number;
}

export interface WorkedPeriod {
  readonly time: WorkedTime;
  readonly days_off_worked: readonly DayOffWorked[];
}

export interface SiteTime {
  readonly work_site_id: number;
  readonly days: number;
  readonly hours: number;
  readonly overtime_hours: number;
}

const KINDS = { 'Rest Day': 'rest_day', 'Public Holiday': 'public_holiday' } as const;
const inHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

/** A day that was planned counts as it was planned; one that was not, by its hours. */
function worthOf(plan: DayPlan, minutes: number, { half_day_hours, full_day_hours }: AttendanceSetting): number {
  const planned = expectedDays(plan);
  if (planned > 0) return planned;
  return minutes >= full_day_hours * 60 ? 1 : minutes >= half_day_hours * 60 ? 0.5 : 0;
}

export function workedTimeFrom(sessions: readonly Attendance[], plans: readonly DayPlan[], setting: AttendanceSetting): WorkedPeriod {
  const byDate = Map.groupBy(sessions, ({ date }) => date);
  const full = setting.full_day_hours * 60;
  const sum = {
    scheduled: 0,
    worked: 0,
    absent: 0,
    holiday: 0,
    normal: 0,
    overtime: 0,
    late: 0,
    rest_day: 0,
    rest_day_ot: 0,
    public_holiday: 0,
    public_holiday_ot: 0,
  };
  const off: DayOffWorked[] = [];
  for (const plan of plans) {
    const day = byDate.get(plan.date) ?? [];
    const isHoliday = plan.holiday !== null && !plan.holiday.half;
    if (plan.day_type === 'Working') sum[isHoliday ? 'holiday' : 'scheduled'] += 1;
    const approved = day.reduce((minutes, each) => minutes + (each.overtime_status === 'Approved' ? each.overtime_minutes : 0), 0);
    const type = day[0]?.day_type ?? 'Normal';
    const kind = type === 'Rest Day' || type === 'Public Holiday' ? KINDS[type] : null;
    sum.late += day.reduce((minutes, { late_minutes }) => minutes + late_minutes, 0);
    sum.absent += day.reduce((days, { absent }) => days + absent, 0);
    if (kind) {
      sum[kind] += Math.min(approved, full);
      sum[`${kind}_ot`] += Math.max(0, approved - full);
      if (approved > 0) off.push({ kind, date: plan.date, hours: inHours(Math.min(approved, full)) });
      continue;
    }
    const normal = day.reduce((minutes, each) => minutes + each.minutes - each.overtime_minutes, 0);
    sum.normal += normal;
    sum.overtime += approved;
    if (day.some(({ checkin }) => checkin)) sum.worked += worthOf(plan, normal + approved, setting);
  }
  return {
    time: {
      scheduled_days: sum.scheduled,
      worked_days: sum.worked,
      absent_days: sum.absent,
      holiday_days: sum.holiday,
      normal_hours: inHours(sum.normal),
      overtime_hours: inHours(sum.overtime),
      rest_day_hours: inHours(sum.rest_day),
      rest_day_ot_hours: inHours(sum.rest_day_ot),
      holiday_hours: inHours(sum.public_holiday),
      holiday_ot_hours: inHours(sum.public_holiday_ot),
      late_minutes: sum.late,
    },
    days_off_worked: off,
  };
}
