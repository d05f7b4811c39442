/** Pages of attendance: the own days (R11), all of them (R12), schedules (R13, R14, R101), settings (R15), report (R16). */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const item = { kind: 'item', section: 'workforce', group: 'attendance', modules: ['attendance'] } as const;

export const attendanceManifest = defineManifest({
  name: 'attendance',
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
    '/attendance/my-schedule': {
      ...item,
      modules: ['attendance', 'spm'],
      audience: ['employee', 'promoter'],
      title: { en: 'My Schedule', ms: 'Jadual Saya' },
      heading: { en: 'My schedule', ms: 'Jadual saya' },
      context: { en: 'When you work, with holidays and your leave', ms: 'Waktu kerja anda, bersama cuti umum dan cuti anda' },
      words: ['roster shift jadual syif timetable'],
      icon: 'calendar-clock',
      order: 2,
      actions: [],
    },
    '/attendance/schedule': {
      purpose: { en: 'Set up work schedules and say who works when', ms: 'Sediakan jadual kerja dan tetapkan waktu kerja pekerja' },
      ...item,
      audience: ['owner', 'admin'],
      title: { en: 'Schedule', ms: 'Jadual' },
      heading: { en: 'Schedules', ms: 'Jadual' },
      context: { en: 'Who works when and where', ms: 'Siapa bekerja bila dan di mana' },
      words: ['roster shift syif work schedule timetable jadual kerja'],
      icon: 'calendar-edit',
      order: 4,
      actions: ['Create', 'Update', 'Delete', 'Work Schedule'],
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
    '/admin/employee/view/work-schedule': {
      purpose: { en: 'See and set when an employee works', ms: 'Lihat dan tetapkan waktu kerja pekerja' },
      kind: 'view',
      title: { en: 'Work Schedule', ms: 'Jadual Kerja' },
      heading: { en: 'Employee work schedule', ms: 'Jadual kerja pekerja' },
      icon: 'calendar-clock',
      audience: ['owner', 'admin'],
      modules: ['attendance'],
      parent: '/admin/employee',
      tabOf: '/admin/employee/view',
      rank: 6,
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof attendanceManifest> {}
}
