/** Names of what an officer is and was, for pages, files and applications alike. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SOURCE_NAMES = defineMessages({
  Civilian: { en: 'Civilian', ms: 'Orang awam' },
  'Ex-Police': { en: 'Former police', ms: 'Bekas polis' },
  'Ex-Army': { en: 'Former army', ms: 'Bekas tentera' },
  'Ex-Guard': { en: 'Former guard', ms: 'Bekas pengawal' },
});
export const VETTING_NAMES = defineMessages({
  Pending: { en: 'Pending', ms: 'Belum selesai' },
  Cleared: { en: 'Cleared', ms: 'Lulus tapisan' },
  Failed: { en: 'Failed', ms: 'Gagal' },
});
export const OFFICER_STATUS_NAMES = defineMessages({
  Active: { en: 'Active', ms: 'Aktif' },
  Suspended: { en: 'Suspended', ms: 'Digantung' },
  Inactive: { en: 'Inactive', ms: 'Tidak aktif' },
});
export const RANK_CHANGE_NAMES = defineMessages({
  Appointment: { en: 'Appointment', ms: 'Lantikan' },
  Promotion: { en: 'Promotion', ms: 'Kenaikan pangkat' },
  Acting: { en: 'Acting', ms: 'Pemangkuan' },
  Confirmation: { en: 'Confirmation', ms: 'Pengesahan' },
  Demotion: { en: 'Demotion', ms: 'Penurunan pangkat' },
});
export const OUTCOME_NAMES = defineMessages({
  Open: { en: 'Undecided', ms: 'Belum diputuskan' },
  'Not Proven': { en: 'Not proven', ms: 'Tidak dibuktikan' },
  Warning: { en: 'Warning', ms: 'Amaran' },
  Fine: { en: 'Fine', ms: 'Denda' },
  'Reduction in Rank': { en: 'Reduction in rank', ms: 'Turun pangkat' },
  Dismissal: { en: 'Dismissal', ms: 'Buang kerja' },
});
export const COURSE_RESULT_NAMES = defineMessages({
  Approved: { en: 'Takes part', ms: 'Menyertai' },
  Passed: { en: 'Passed', ms: 'Lulus' },
  Failed: { en: 'Failed', ms: 'Gagal' },
  Absent: { en: 'Absent', ms: 'Tidak hadir' },
});
export const COURSE_TYPE_NAMES = defineMessages({
  Basic: { en: 'Basic training', ms: 'Latihan asas' },
  Refresher: { en: 'Refresher', ms: 'Ulang kaji' },
  Promotion: { en: 'Promotion', ms: 'Kenaikan pangkat' },
  Shooting: { en: 'Shooting', ms: 'Menembak' },
  'Firearm Handling': { en: 'Firearm handling', ms: 'Pengendalian senjata api' },
  'Law & Procedure': { en: 'Law and procedure', ms: 'Undang-undang dan prosedur' },
  'First Aid': { en: 'First aid', ms: 'Pertolongan cemas' },
  'Riot Control': { en: 'Riot control', ms: 'Kawalan rusuhan' },
  Other: { en: 'Other', ms: 'Lain-lain' },
});
