/** What attendance says comes into a payroll figure by figure; what a person typed stays until attendance says something else of it. Pure. */
import {
  ATTENDANCE_FIGURES,
  type AttendanceFigure,
  type AttendanceFigures,
  type AttendanceSnapshot,
  type WorkedDayOff,
  type WorkedTime,
} from '../payroll-inputs.ts';

export interface TimeFigures {
  readonly time: WorkedTime;
  readonly daysOff: readonly WorkedDayOff[];
}

/** What is taken over on its own. */
export type AttendancePart = AttendanceFigure | 'days_off_worked';

const NOTHING: AttendanceFigures = {
  worked_days: 0,
  absent_days: 0,
  holiday_days: 0,
  normal_hours: 0,
  overtime_hours: 0,
  late_minutes: 0,
  days_off_worked: [],
};

/** Of stored JSON the keys may come in another order. */
const textOf = (wording: AttendanceFigures, part: AttendancePart): string =>
  part === 'days_off_worked' ? JSON.stringify(wording.days_off_worked.map(({ kind, date, hours }) => [kind, date, hours])) : String(wording[part]);

/** Parts of which attendance says something else now. @param told null: it said nothing */
export function attendanceChanges(announced: AttendanceFigures | null, now: AttendanceFigures | null): AttendancePart[] {
  const [before, after] = [announced ?? NOTHING, now ?? NOTHING];
  const parts: AttendancePart[] = [...ATTENDANCE_FIGURES, 'days_off_worked'];
  return parts.filter((part) => textOf(before, part) !== textOf(after, part));
}

const placesOf = (wording: AttendanceSnapshot | null): string =>
  JSON.stringify((wording?.sites ?? []).map((site) => [site.work_site_id, site.branch_id, site.days, site.hours, site.overtime_hours]));

/** Whether attendance says otherwise now where somebody worked. */
export const placesChanged = (announced: AttendanceSnapshot | null, now: AttendanceSnapshot | null): boolean => placesOf(announced) !== placesOf(now);

const hasDaysOff = ({ time, daysOff }: TimeFigures) =>
  daysOff.length > 0 || time.rest_day_hours + time.rest_day_ot_hours + time.holiday_hours + time.holiday_ot_hours > 0;

/**
 * @param told what attendance said when these figures were put down; null: nothing, so that what stands there was typed
 * @param now null: it says nothing of this person
 */
export function followAttendance(figures: TimeFigures, announced: AttendanceFigures | null, now: AttendanceFigures | null): TimeFigures {
  const wording = now ?? NOTHING;
  const changed = new Set(attendanceChanges(announced, now));
  const stays = (part: AttendancePart, stands: boolean) => !changed.has(part) || (announced === null && stands);
  const time = { ...figures.time };
  for (const key of ATTENDANCE_FIGURES) if (!stays(key, time[key] > 0)) time[key] = wording[key];
  return { time, daysOff: stays('days_off_worked', hasDaysOff(figures)) ? figures.daysOff : wording.days_off_worked };
}
