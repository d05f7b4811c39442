/** Attendance in the portal (R11–R16, R101), each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { webProvide } from '#platform/web/extension-point.ts';
import { defineWebModule, type LiveEffect } from '#platform/web/module.ts';
import { siteAttendanceTab } from '#modules/work-site/web/public.tsx';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import { ATTENDANCE_READS, SETUP_READS } from './attendance-reads.ts';
import { attendanceCards } from './dashboard/attendance-cards.ts';
import { OWN_READS } from './own/own-reads.ts';

const refresh: LiveEffect = (client) => void invalidate(client, ATTENDANCE_READS);

export const attendanceModule = defineWebModule({
  name: 'attendance',
  manifest: attendanceManifest,
  pages: {
    '/attendance': () => import('./own/attendance-page.tsx'),
    '/attendance/manage': () => import('./manage/manage-page.tsx'),
    '/attendance/report': () => import('./report/report-page.tsx'),
    '/attendance/setting': () => import('./setting/setting-page.tsx'),
  },
  providers: [webProvide(siteAttendanceTab, () => import('./manage/site-attendance-part.tsx'))],
  dashboardCards: attendanceCards,
  todoRows: { attendance: async () => ({ Row: (await import('./dashboard/missing-checkouts-todo.tsx')).MissingCheckoutsTodo }) },
  commands: [
    {
      key: 'check-in',
      title: { en: 'Check in or out', ms: 'Daftar masuk atau keluar' },
      words: ['check in check out clock punch daftar masuk daftar keluar kehadiran'],
      icon: 'clock-check',
      needs: { page: '/attendance' },
      path: '/attendance',
    },
    {
      key: 'add-attendance',
      title: { en: 'Add an attendance record', ms: 'Tambah rekod kehadiran' },
      words: ['attendance check in manual record kehadiran daftar masuk'],
      icon: 'clipboard-check',
      needs: { page: '/attendance/manage', action: 'Create' },
      path: '/attendance/manage?new=1',
    },
  ],
  liveEffects: {
    schedule_changed: (client) => void invalidate(client, OWN_READS),
    attendance_setup_changed: (client) => void invalidate(client, SETUP_READS),
    attendance_recorded: refresh,
    attendance_corrected: refresh,
    attendance_correction: refresh,
  },
});
