/** What a check-in, or a correction of one, makes stale on the own page. By name: the calls load with the page that makes them. */
export const OWN_READS = [
  'attendance.show-today',
  'attendance.list-own-attendance',
  'attendance.own-attendance-summary',
  'attendance.show-own-attendance',
] as const;
