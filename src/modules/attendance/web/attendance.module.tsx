/** Attendance in the portal (R11–R16, R101), each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import { OWN_READS } from './own/own-reads.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';

export const attendanceModule = defineWebModule({
  name: 'attendance',
  manifest: attendanceManifest,
  pages: {
    '/attendance': () => import('./own/attendance-page.tsx'),
    '/attendance/my-schedule': () => import('./my-schedule-page.tsx'),
    '/attendance/schedule': () => import('./schedule-page.tsx'),
    '/admin/employee/view/work-schedule': () => import('./employee/employee-schedule-page.tsx'),
  },
  commands: [
    {
      key: 'check-in',
      title: { en: 'Check in or out', ms: 'Daftar masuk atau keluar' },
      words: ['check in check out clock punch daftar masuk daftar keluar kehadiran'],
      icon: 'clock-check',
      needs: { page: '/attendance' },
      path: '/attendance',
    },
  ],
  liveEffects: {
    schedule_changed: (client) => void invalidate(client, [...SCHEDULE_READS, ...OWN_READS]),
    attendance_recorded: (client) => void invalidate(client, OWN_READS),
    attendance_correction: (client) => void invalidate(client, OWN_READS),
  },
});
