import { OWN_READS } from './own/own-reads.ts';

/** Every read that punches, corrections and decisions make stale. Named, not imported: the endpoints load with the pages that call them. */
export const ATTENDANCE_READS = [
  ...OWN_READS,
  'attendance.list-attendance',
  'attendance.attendance-summary',
  'attendance.attendance-grid',
  'attendance.attendance-map',
  'attendance.show-attendance',
  'attendance.show-attendance-day',
  'attendance.generate-report',
  'approval.list-approvals',
  'approval.list-groups',
  'dashboard.show',
] as const;

/** Every read that the settings make stale. */
export const SETUP_READS = ['attendance.show-setting', ...ATTENDANCE_READS] as const;
