/** Which figures of attendance come over, and which of a person stay. */
import { describe, expect, it } from 'vitest';
import { NO_TIME, type AttendanceFigures, type AttendanceSnapshot, type WorkedDayOff, type WorkedTime } from '../payroll-inputs.ts';
import { attendanceChanges, followAttendance, placesChanged } from './follow-attendance.ts';

const outcome = (figures: Partial<AttendanceFigures> = {}): AttendanceFigures => ({
  worked_days: 22,
  absent_days: 0,
  holiday_days: 1,
  normal_hours: 176,
  overtime_hours: 3.5,
  late_minutes: 12,
  days_off_worked: [],
  ...figures,
});
const SUNDAY = [{ kind: 'rest_day', date: '2026-11-08', hours: 4 }] as unknown as WorkedDayOff[];
const AS_REPORTED = { worked_days: 22, holiday_days: 1, normal_hours: 176, overtime_hours: 3.5, late_minutes: 12 };
const follow = (stands: Partial<WorkedTime>, notices: AttendanceFigures | null, now: AttendanceFigures | null, daysOff: readonly WorkedDayOff[] = []) =>
  followAttendance({ time: { ...NO_TIME, ...stands }, daysOff }, notices, now);

describe('figures', () => {
  it.each<[string, Partial<WorkedTime>, AttendanceFigures | null, AttendanceFigures | null, Partial<WorkedTime>]>([
    ['nothing is said: everything stays', { overtime_hours: 5 }, null, null, { overtime_hours: 5 }],
    ['the first word of attendance fills what is empty', {}, null, outcome(), AS_REPORTED],
    [
      'what was typed before the first word stays',
      { overtime_hours: 5, absent_days: 2 },
      null,
      outcome(),
      { ...AS_REPORTED, overtime_hours: 5, absent_days: 2 },
    ],
    ['what was typed stays while attendance says the same', { ...AS_REPORTED, overtime_hours: 5 }, outcome(), outcome(), { ...AS_REPORTED, overtime_hours: 5 }],
    ['nought that was typed stays, too', { ...AS_REPORTED, overtime_hours: 0 }, outcome(), outcome(), { ...AS_REPORTED, overtime_hours: 0 }],
    [
      'a figure of which it says something else is taken over',
      { ...AS_REPORTED, overtime_hours: 5 },
      outcome(),
      outcome({ overtime_hours: 6 }),
      { ...AS_REPORTED, overtime_hours: 6 },
    ],
    ['that figure alone', { ...AS_REPORTED, late_minutes: 0 }, outcome(), outcome({ absent_days: 1 }), { ...AS_REPORTED, late_minutes: 0, absent_days: 1 }],
    ['attendance falls silent: what it said goes', AS_REPORTED, outcome(), null, {}],
    ['what was typed on top goes with it, as its source has changed', { overtime_hours: 5 }, outcome(), null, {}],
    [
      'leave and rest-day totals are none of its business',
      { unpaid_leave_days: 1, rest_day_hours: 8 },
      null,
      outcome(),
      { ...AS_REPORTED, unpaid_leave_days: 1, rest_day_hours: 8 },
    ],
  ])('%s', (_what, stands, notices, now, expected) => {
    expect(follow(stands, notices, now).time).toEqual({ ...NO_TIME, ...expected });
  });
});

describe('rest days and holidays', () => {
  it.each<[string, readonly WorkedDayOff[], Partial<WorkedTime>, AttendanceFigures | null, number]>([
    ['come over', [], {}, null, 1],
    ['do not stand beside hours that were typed in total', [], { rest_day_hours: 4 }, null, 0],
    ['stay as they were typed while attendance says the same', [], {}, outcome({ days_off_worked: SUNDAY }), 0],
    ['are taken over when one more is approved', [], {}, outcome(), 1],
  ])('%s', (_what, stands, time, notices, days) => {
    expect(follow(time, notices, outcome({ days_off_worked: SUNDAY }), stands).daysOff).toHaveLength(days);
  });
});

it('keys in another order are no change', () => {
  const stored = { ...outcome(), days_off_worked: [{ hours: 4, date: '2026-11-08', kind: 'rest_day' }] as unknown as WorkedDayOff[] };
  expect(attendanceChanges(stored, outcome({ days_off_worked: SUNDAY }))).toEqual([]);
  expect(attendanceChanges(stored, outcome({ late_minutes: 0 }))).toEqual(['late_minutes', 'days_off_worked']);
});

it('places change with their hours, not with their names', () => {
  const at = (name: string, hours: number): AttendanceSnapshot => ({
    ...outcome(),
    sites: [{ work_site_id: 1, branch_id: null, name, days: 20, hours, overtime_hours: 0 }],
    unsettled: { overtime_hours: 0, corrections: 0, unclosed_days: 0, unjudged_days: 0, leave_days_worked: 0 },
  });
  expect([placesChanged(at('A', 8), at('B', 8)), placesChanged(at('A', 8), at('A', 9)), placesChanged(null, null)]).toEqual([false, true, false]);
});
