/** What a change of schedules makes stale. By name: the calls load with the page that makes them. */
export const SCHEDULE_READS = [
  'attendance.list-work-schedules',
  'attendance.show-work-schedule',
  'attendance.list-schedules',
  'attendance.list-roster-needs',
  'attendance.list-own-schedule',
  'attendance.show-employee-schedule',
] as const;
