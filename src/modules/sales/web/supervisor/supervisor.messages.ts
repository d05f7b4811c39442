import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SUPERVISOR = defineMessages({
  ...everyday('name', 'code', 'phone', 'edit', 'employees'),
  title: { en: 'Supervisors', ms: 'Penyelia' },
  region: { en: 'Region', ms: 'Wilayah' },
  regions: { en: 'Regions', ms: 'Wilayah' },
  outlets: { en: 'Outlets', ms: 'Outlet' },
  project: { en: 'Project', ms: 'Projek' },
  projects: { en: 'Projects', ms: 'Projek' },
  promotersToday: { en: 'Promoters today', ms: 'Promoter hari ini' },
  toReview: { en: 'Reports to review', ms: 'Laporan untuk disemak' },
  add: { en: 'Add supervisors', ms: 'Tambah penyelia' },
  addHint: { en: 'They get My Project in their menu.', ms: 'Mereka mendapat Projek Saya dalam menu.' },
  remove: { en: 'Remove', ms: 'Buang' },
  removeAsk: { en: 'Remove {name} as a supervisor?', ms: 'Buang {name} sebagai penyelia?' },
  removeText: {
    en: 'Outlets end today and projects go. The employee stays.',
    ms: 'Penyeliaan outlet tamat hari ini dan projek dikeluarkan. Rekod pekerja kekal.',
  },
  empty: { en: 'No supervisor yet', ms: 'Belum ada penyelia' },
  emptyHint: { en: 'Choose employees who look after outlets and promoters.', ms: 'Pilih pekerja yang menyelia outlet dan promoter.' },
});
