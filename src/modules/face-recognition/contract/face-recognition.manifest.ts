/** Pages of face recognition, of the owner alone: records with devices, enrolments and settings (R17), report (R18). And the kiosk, of nobody. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const owned = { modules: ['fr_record'], audience: ['owner'], grantable: false } as const;

export const faceRecognitionManifest = defineManifest({
  name: 'face-recognition',
  notifies: [{ title: { en: 'Face recognition', ms: 'Pengecaman wajah' }, modules: ['fr_record'], types: ['fr_device_offline', 'fr_unmatched'], order: 5 }],
  pages: {
    '/attendance/fr-record': {
      ...owned,
      kind: 'item',
      section: 'workforce',
      group: 'attendance',
      title: { en: 'Face Recognition', ms: 'Pengecaman Wajah' },
      heading: { en: 'Face recognition', ms: 'Pengecaman wajah' },
      context: { en: 'Faces seen by devices and kiosks, and who they are.', ms: 'Wajah yang dikesan peranti dan kiosk, serta orangnya.' },
      tabTitle: { en: 'Record', ms: 'Rekod' },
      icon: 'face-recognition',
      order: 7,
      rank: 1,
      actions: ['Create', 'Update', 'Delete'],
    },
    '/attendance/fr-record/report': {
      ...owned,
      kind: 'tab',
      parent: '/attendance/fr-record',
      title: { en: 'Report', ms: 'Laporan' },
      heading: { en: 'Face recognition report', ms: 'Laporan pengecaman wajah' },
      context: {
        en: 'Faces by day, one by one, or where they differ from other punches.',
        ms: 'Wajah mengikut hari, satu persatu, atau yang berbeza daripada rekod lain.',
      },
      icon: 'file-chart',
      rank: 2,
      actions: ['Export'],
    },
    '/kiosk': {
      kind: 'auth',
      title: { en: 'Kiosk', ms: 'Kiosk' },
      heading: { en: 'Attendance kiosk', ms: 'Kiosk kehadiran' },
      audience: ['all'],
      modules: ['core'],
      actions: [],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof faceRecognitionManifest> {}
}
