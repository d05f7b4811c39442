/** Names of what guards are, for pages, files and imports alike. */
import { defineMessages } from '#platform/contract/messages.ts';

export const CATEGORY_NAMES = defineMessages({
  Local: { en: 'Local', ms: 'Tempatan' },
  'Ex-Police': { en: 'Former police', ms: 'Bekas polis' },
  'Ex-Army': { en: 'Former army', ms: 'Bekas tentera' },
  Foreign: { en: 'Foreign', ms: 'Asing' },
  Armed: { en: 'Armed', ms: 'Bersenjata' },
  Bodyguard: { en: 'Bodyguard', ms: 'Pengiring' },
});
export const NATIONALITY_NAMES = defineMessages({
  Malaysian: { en: 'Malaysian', ms: 'Malaysia' },
  Nepali: { en: 'Nepali', ms: 'Nepal' },
});
export const GUARD_STATUS_NAMES = defineMessages({
  Active: { en: 'Active', ms: 'Aktif' },
  Inactive: { en: 'Inactive', ms: 'Tidak aktif' },
});
export const VETTING_NAMES = defineMessages({
  Pending: { en: 'Pending', ms: 'Belum selesai' },
  Approved: { en: 'Approved', ms: 'Diluluskan' },
  Rejected: { en: 'Rejected', ms: 'Ditolak' },
  Expired: { en: 'Expired', ms: 'Tamat tempoh' },
});
export const DRUG_NAMES = defineMessages({
  Negative: { en: 'Negative', ms: 'Negatif' },
  Positive: { en: 'Positive', ms: 'Positif' },
});
export const INCIDENT_NAMES = defineMessages({
  Commendation: { en: 'Commendation', ms: 'Pujian' },
  Warning: { en: 'Warning', ms: 'Amaran' },
  Absence: { en: 'Absence', ms: 'Tidak hadir' },
  Misconduct: { en: 'Misconduct', ms: 'Salah laku' },
});
export const POSTING_ROLE_NAMES = defineMessages({
  Guard: { en: 'Guard', ms: 'Pengawal' },
  'Team Leader': { en: 'Team leader', ms: 'Ketua pasukan' },
  Supervisor: { en: 'Supervisor', ms: 'Penyelia' },
  'Control Room': { en: 'Control room', ms: 'Bilik kawalan' },
});
