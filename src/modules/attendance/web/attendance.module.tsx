/** Attendance in the portal: schedules (R13, R14, R101), management (R12), settings (R15), report (R16), each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule, type LiveEffect } from '#platform/web/module.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import { ATTENDANCE_READS, SETUP_READS } from './attendance-reads.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';

const refresh: LiveEffect = (client) => void invalidate(client, ATTENDANCE_READS);

export const attendanceModule = defineWebModule({
  name: 'attendance',
  manifest: attendanceManifest,
  pages: {
    '/attendance/my-schedule': () => import('./my-schedule-page.tsx'),
    '/attendance/schedule': () => import('./schedule-page.tsx'),
    '/attendance/setting': () => import('./setting/setting-page.tsx'),
    '/admin/employee/view/work-schedule': () => import('./employee/employee-schedule-page.tsx'),
  },
  liveEffects: {
    schedule_changed: (client) => void invalidate(client, SCHEDULE_READS),
    attendance_setup_changed: (client) => void invalidate(client, SETUP_READS),
    attendance_recorded: refresh,
    attendance_corrected: refresh,
    attendance_correction: refresh,
  },
});
