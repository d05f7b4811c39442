/** Schedules in the portal (R13, R14, R101), each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';

export const attendanceModule = defineWebModule({
  name: 'attendance',
  manifest: attendanceManifest,
  pages: {
    '/attendance/my-schedule': () => import('./my-schedule-page.tsx'),
    '/attendance/schedule': () => import('./schedule-page.tsx'),
    '/admin/employee/view/work-schedule': () => import('./employee/employee-schedule-page.tsx'),
  },
  liveEffects: { schedule_changed: (client) => void invalidate(client, SCHEDULE_READS) },
});
