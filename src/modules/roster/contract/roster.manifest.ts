/** Pages of schedules and rosters; they stand in the menu with those of attendance, and are switched with it. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const item = { kind: 'item', section: 'workforce', group: 'attendance', modules: ['attendance'] } as const;

export const rosterManifest = defineManifest({
  name: 'roster',
  pages: {
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
  interface AppPages extends ActionsOf<typeof rosterManifest> {}
}
