/** Pages of attendance that stand: the own schedule (R13), schedules (R14) and the schedule of an employee (R101). */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const item = { kind: 'item', section: 'workforce', group: 'attendance', modules: ['attendance'] } as const;

export const attendanceManifest = defineManifest({
  name: 'attendance',
  pages: {
    '/attendance/my-schedule': {
      ...item,
      audience: ['employee'],
      title: { en: 'My Schedule', ms: 'Jadual Saya' },
      heading: { en: 'My schedule', ms: 'Jadual saya' },
      icon: 'calendar-clock',
      order: 3,
      actions: [],
    },
    '/attendance/schedule': {
      purpose: { en: 'Set up work schedules and say who works when', ms: 'Sediakan jadual kerja dan tetapkan waktu kerja pekerja' },
      ...item,
      audience: ['owner', 'admin'],
      title: { en: 'Schedule', ms: 'Jadual' },
      heading: { en: 'Schedules', ms: 'Jadual kerja' },
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
  interface HousePages extends ActionsOf<typeof attendanceManifest> {}
}
