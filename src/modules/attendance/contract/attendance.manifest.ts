/** Pages of attendance: the own days, all of them, settings, report. Schedules and rosters are those of the module `roster`. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const item = { kind: 'item', section: 'workforce', group: 'attendance', modules: ['attendance'] } as const;

export const attendanceManifest = defineManifest({
  name: 'attendance',
  // My Schedule, which promoters have too, is a page of the roster; the calls are switched together with it.
  switches: ['attendance', 'spm'],
  notifies: [
    {
      title: { en: 'Attendance and schedule', ms: 'Kehadiran dan jadual' },
      modules: ['attendance'],
      types: ['attendance_corrected', 'attendance_correction', 'attendance_missing', 'attendance_schedule'],
      order: 4,
    },
  ],
  pages: {
    '/attendance': {
      ...item,
      audience: ['employee'],
      title: { en: 'My Attendance', ms: 'Kehadiran Saya' },
      heading: { en: 'My attendance', ms: 'Kehadiran saya' },
      context: { en: 'Check in and out, and see your days of work.', ms: 'Daftar masuk dan keluar, dan lihat hari kerja anda.' },
      words: ['clock punch overtime lebih masa late lewat correction pembetulan'],
      icon: 'clock-check',
      order: 1,
      actions: [],
    },
    '/attendance/manage': {
      purpose: { en: 'See who is at work, correct days and decide overtime', ms: 'Lihat siapa yang bekerja, betulkan rekod dan putuskan kerja lebih masa' },
      ...item,
      audience: ['owner', 'admin'],
      title: { en: 'Manage', ms: 'Urus' },
      heading: { en: 'Attendance', ms: 'Kehadiran' },
      context: { en: 'Who is at work, and what their days come to.', ms: 'Siapa yang bekerja, dan rekod hari mereka.' },
      words: ['overtime ot lebih masa late lewat absent tidak hadir missing check-out timesheet kehadiran'],
      search: { takes: ['keyword'] },
      icon: 'clipboard-check',
      order: 3,
      actions: ['Create', 'Update', 'Delete', 'Export'],
    },
    '/attendance/setting': {
      purpose: { en: 'Set how attendance is recorded and judged', ms: 'Tetapkan cara kehadiran direkod dan dinilai' },
      ...item,
      audience: ['owner', 'admin'],
      title: { en: 'Setting', ms: 'Tetapan' },
      heading: { en: 'Attendance settings', ms: 'Tetapan kehadiran' },
      context: {
        en: 'How attendance is recorded and judged from now on. Earlier days of this month can be recalculated at the end of the page.',
        ms: 'Cara kehadiran direkod dan dinilai mulai sekarang. Hari terdahulu bulan ini boleh dikira semula di hujung halaman.',
      },
      words: ['overtime lebih masa grace lewat late rules peraturan'],
      icon: 'cog',
      order: 6,
      actions: ['Update'],
    },
    '/attendance/report': {
      purpose: { en: 'See and export attendance reports', ms: 'Lihat dan eksport laporan kehadiran' },
      ...item,
      audience: ['owner', 'admin'],
      title: { en: 'Report', ms: 'Laporan' },
      heading: { en: 'Attendance report', ms: 'Laporan kehadiran' },
      context: { en: 'Days of attendance in a period, by employee.', ms: 'Rekod kehadiran dalam satu tempoh, mengikut pekerja.' },
      words: ['overtime ot lebih masa late lewat absent tidak hadir timesheet hours jam'],
      icon: 'file-chart',
      order: 5,
      actions: ['Export'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof attendanceManifest> {}
}
