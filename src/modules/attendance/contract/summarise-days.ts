/** Sums of days of attendance. Pure. */
import type { Attendance, AttendanceSummary } from './attendance.schema.ts';
import { stateOf } from './manage/day-state.ts';

/** Days of leave are days on which work was planned. */
const leaveOf = ({ planned, leave, day_type }: Attendance) =>
  leave && planned === 'Working' && day_type !== 'Public Holiday' ? (leave.part === 'Full' ? 1 : 0.5) : 0;

/** Overtime counts once it is approved. */
export function summariseDays(sessions: readonly Attendance[]): AttendanceSummary {
  const sum = (of: (session: Attendance) => number) => sessions.reduce((total, session) => total + of(session), 0);
  const came = sessions.filter(({ checkin, checkout }) => (checkin ?? checkout) !== null);
  const visits = sessions.filter((session) => stateOf(session) === 'visit');
  const firstOfDay = [...new Map(sessions.toReversed().map((session) => [session.date, session])).values()];
  const withStatus = (status: string) => came.filter(({ checkin }) => checkin?.status === status).length;
  return {
    days: new Set([...came, ...visits].map(({ date }) => date)).size,
    ontime: withStatus('ontime'),
    early: withStatus('early'),
    late: withStatus('late'),
    late_minutes: sum(({ late_minutes }) => late_minutes),
    minutes: sum(({ minutes }) => minutes),
    overtime_minutes: sum(({ overtime_minutes, overtime_status }) => (overtime_status === 'Approved' ? overtime_minutes : 0)),
    absent: sum(({ absent }) => absent),
    leave_days: firstOfDay.reduce((total, session) => total + leaveOf(session), 0),
  };
}
