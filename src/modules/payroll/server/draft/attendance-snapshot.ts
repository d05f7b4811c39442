/** What attendance says of a period, in the shape that a payroll keeps. */
import type { Ctx } from '#platform/server/context.ts';
import { workedTimeOf, type WorkedTimeOf } from '#modules/attendance/server/public.ts';
import { MAX_DAYS_OFF, type AttendanceSnapshot } from '../../contract/payroll-inputs.ts';
import type { PayrollSetting } from '../../contract/setting/payroll-setting.schema.ts';
import { cutOffOf, type PayPeriod } from '../../contract/payroll-period.ts';

/** Rest days and holidays go day by day, as the Act pays them; the others as sums. */
const labelOf = ({ time, days_off_worked, by_day, sites, unsettled, overtime, absent_from }: WorkedTimeOf): AttendanceSnapshot => ({
  worked_days: time.worked_days,
  absent_days: time.absent_days,
  holiday_days: time.holiday_days,
  normal_hours: time.normal_hours,
  overtime_hours: time.overtime_hours,
  late_minutes: time.late_minutes,
  days_off_worked: days_off_worked.slice(0, MAX_DAYS_OFF),
  sites: [...sites],
  by_day: [...by_day],
  unsettled,
  overtime: [...overtime],
  absent_from,
});

type Person = Parameters<typeof workedTimeOf>[1][number];

/** By employee; of whom attendance says nothing is absent. @param paid sessions whose overtime another payroll pays */
export async function attendanceSnapshotOf(
  ctx: Ctx,
  people: readonly Person[],
  period: PayPeriod,
  { attendance_cutoff_day: day }: PayrollSetting,
  paid: readonly number[],
): Promise<Map<number, AttendanceSnapshot>> {
  const worked = await workedTimeOf(ctx, people, period.start_date, period.end_date, cutOffOf(period, day), paid);
  return new Map([...worked].map(([id, time]) => [id, labelOf(time)]));
}
