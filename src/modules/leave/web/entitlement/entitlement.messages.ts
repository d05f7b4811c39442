import { defineMessages } from '#platform/contract/messages.ts';

export const ENTITLEMENT = defineMessages({
  title: { en: 'Entitlement', ms: 'Kelayakan' },
  context: { en: 'What everybody may take, has taken, and has left.', ms: 'Apa yang boleh diambil, telah diambil, dan bakinya.' },
  tabs: { en: 'Parts of entitlement', ms: 'Bahagian kelayakan' },
  balances: { en: 'Balances', ms: 'Baki' },
  types: { en: 'Leave types', ms: 'Jenis cuti' },
  approval: { en: 'Approval rules', ms: 'Peraturan kelulusan' },
  generate: { en: 'Grant a year', ms: 'Beri kelayakan setahun' },
  generateTitle: { en: 'Grant the leave of a year', ms: 'Beri cuti setahun' },
  generateHint: {
    en: 'By tiers of service, proration and carry forward. What is granted already stays as it is.',
    ms: 'Mengikut tempoh perkhidmatan, kadar rata dan bawa ke hadapan. Yang telah diberi kekal.',
  },
  preview: { en: 'See what would be granted', ms: 'Lihat apa yang akan diberi' },
  grant: { en: 'Grant', ms: 'Beri' },
  nothing: { en: 'Everybody has the days of this year already.', ms: 'Semua orang telah mempunyai hari bagi tahun ini.' },
  due: {
    en: '{n, plural, one {# balance} other {# balances}} to grant for {people, plural, one {# employee} other {# employees}}',
    ms: '{n} baki untuk diberi kepada {people} pekerja',
  },
  truncated: { en: 'The first employees are shown; granting covers all.', ms: 'Pekerja pertama dipaparkan; pemberian meliputi semua.' },
  how: { en: 'How', ms: 'Cara' },
  lapse: { en: 'Book expired days', ms: 'Rekod hari luput' },
  lapseTitle: { en: 'Book the days that have expired?', ms: 'Rekod hari yang telah luput?' },
  lapseHint: { en: 'Balances do not change: the accounts only name what has lapsed.', ms: 'Baki tidak berubah: akaun hanya menamakan apa yang luput.' },
  adjust: { en: 'Adjust', ms: 'Laras' },
  adjustTitle: { en: 'Book days', ms: 'Rekod hari' },
  kind: { en: 'What for', ms: 'Untuk apa' },
  days: { en: 'Days', ms: 'Hari' },
  daysHint: { en: 'Plus or minus, in half days.', ms: 'Tambah atau tolak, dalam separuh hari.' },
  effective: { en: 'From', ms: 'Mulai' },
  expires: { en: 'Usable until', ms: 'Boleh guna hingga' },
  expiresHint: {
    en: 'Replacement leave ends after 90 days unless another day is chosen.',
    ms: 'Cuti gantian tamat selepas 90 hari melainkan hari lain dipilih.',
  },
  reason: { en: 'Reason', ms: 'Sebab' },
  employeeType: { en: 'Employee type', ms: 'Jenis pekerja' },
  local: { en: 'Local', ms: 'Tempatan' },
  foreign: { en: 'Foreign', ms: 'Asing' },
  ofDays: { en: '{balance} of {total}', ms: '{balance} daripada {total}' },
  cell: { en: '{name}, {type}: {days}', ms: '{name}, {type}: {days}' },
  empty: { en: 'Nobody is employed in this year and filter.', ms: 'Tiada pekerja dalam tahun dan tapisan ini.' },
});

export const KIND_NAMES = defineMessages({
  Adjustment: { en: 'Adjustment', ms: 'Pelarasan' },
  'Replacement Credit': { en: 'Replacement leave earned', ms: 'Cuti gantian diperoleh' },
  'Carry Forward': { en: 'Carried forward', ms: 'Bawa ke hadapan' },
  Encash: { en: 'Encashed', ms: 'Ditunaikan' },
});
