import { everyday, EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const PATROL_GUARD = defineMessages({
  ...everyday('code', 'status', 'edit', 'view', 'delete', 'phone'),
  title: { en: 'Guards on patrol', ms: 'Pengawal rondaan' },
  guard: { en: 'Guard', ms: 'Pengawal' },
  add: { en: 'Add guard', ms: 'Tambah pengawal' },
  addTitle: { en: 'Guard on patrol', ms: 'Pengawal rondaan' },
  empty: { en: 'Nobody patrols yet', ms: 'Belum ada pengawal rondaan' },
  emptyHint: { en: 'Add guards from the registry, and give each a PIN.', ms: 'Tambah pengawal daripada daftar, dan beri setiap seorang PIN.' },
  deleteAsk: { en: 'Delete {name}?', ms: 'Padam {name}?' },
  registryHint: { en: 'Each guard on patrol is a guard of the registry.', ms: 'Setiap pengawal rondaan ialah pengawal dalam daftar.' },
  codeHint: { en: 'By which the guard signs in on a device.', ms: 'Digunakan pengawal untuk log masuk pada peranti.' },
  role: { en: 'Role', ms: 'Peranan' },
  source: { en: 'Source', ms: 'Sumber' },
  dutyToday: { en: 'Duty today', ms: 'Tugas hari ini' },
  completion: { en: 'Done, 30 days', ms: 'Siap, 30 hari' },
  late: { en: 'Late, 30 days', ms: 'Lewat, 30 hari' },
  missed: { en: 'Missed, 30 days', ms: 'Terlepas, 30 hari' },
  percent: { en: '{n}%', ms: '{n}%' },
  home: { en: 'Home site', ms: 'Tapak asal' },
  skills: { en: 'Skills', ms: 'Kemahiran' },
  pin: { en: 'PIN', ms: 'PIN' },
  record: { en: 'Duty and scans', ms: 'Tugas dan imbasan' },
  setPin: { en: 'Set PIN', ms: 'Tetapkan PIN' },
  setPinOf: { en: 'PIN of {name}', ms: 'PIN {name}' },
  pinHint: {
    en: 'Six digits: not one digit six times, and no run such as 123456. Give them to the guard alone.',
    ms: 'Enam digit, tidak semuanya sama dan tidak berturutan. Beritahu pengawal sahaja.',
  },
  hasPin: { en: 'Set', ms: 'Ada' },
  noPin: { en: 'No PIN yet', ms: 'Belum ada PIN' },
  unfit: { en: 'Inactive in the registry', ms: 'Tidak aktif dalam daftar' },
});
export const SOURCE_NAMES = defineMessages({
  Employee: EVERYDAY.employee,
  Agency: { en: 'Another agency', ms: 'Agensi lain' },
  Registry: { en: 'Registry', ms: 'Daftar' },
});
export const ROLE_NAMES = defineMessages({
  Guard: { en: 'Guard', ms: 'Pengawal' },
  'Team Leader': { en: 'Team leader', ms: 'Ketua pasukan' },
  Supervisor: { en: 'Supervisor', ms: 'Penyelia' },
  'Control Room': { en: 'Control room', ms: 'Bilik kawalan' },
});
