/** What attendance says comes into a payroll figure by figure; what a person typed stays until attendance says something else of it. Pure. */
import {
  ATTENDANCE_FIGURES,
  type AttendanceFigure,
  type AttendanceFigures,
  type AttendanceSaid,
  type WorkedDayOff,
  type WorkedTime,
} from '../payroll-doors.ts';

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
const textOf = (said: AttendanceFigures, part: AttendancePart): string =>
  part === 'days_off_worked' ? JSON.stringify(said.days_off_worked.map(({ kind, date, hours }) => [kind, date, hours])) : String(said[part]);

/** Parts of which attendance says something else now. @param told null: it said nothing */
export function attendanceChanges(told: AttendanceFigures | null, now: AttendanceFigures | null): AttendancePart[] {
  const [before, after] = [told ?? NOTHING, now ?? NOTHING];
  const parts: AttendancePart[] = [...ATTENDANCE_FIGURES, 'days_off_worked'];
  return parts.filter((part) => textOf(before, part) !== textOf(after, part));
}

const placesOf = (said: AttendanceSaid | null): string =>
  JSON.stringify((said?.sites ?? []).map((site) => [site.work_site_id, site.branch_id, site.days, site.hours, site.overtime_hours]));

/** Whether attendance says otherwise now where somebody worked. */
export const placesChanged = (told: AttendanceSaid | null, now: AttendanceSaid | null): boolean => placesOf(told) !== placesOf(now);

const hasDaysOff = ({ time, daysOff }: TimeFigures) =>
  daysOff.length > 0 || time.rest_day_hours + time.rest_day_ot_hours + time.holiday_hours + time.holiday_ot_hours > 0;

/**
 * @param told what attendance said when these figures were put down; null: nothing, so that what stands there was typed
 * @param now null: it says nothing of this person
 */
export function followAttendance(figures: TimeFigures, told: AttendanceFigures | null, now: AttendanceFigures | null): TimeFigures {
  const said = now ?? NOTHING;
  const changed = new Set(attendanceChanges(told, now));
  const stays = (part: AttendancePart, stands: boolean) => !changed.has(part) || (told === null && stands);
  const time = { ...figures.time };
  for (const key of ATTENDANCE_FIGURES) if (!stays(key, time[key] > 0)) time[key] = said[key];
  return { time, daysOff: stays('days_off_worked', hasDaysOff(figures)) ? figures.daysOff : said.days_off_worked };
}
