/** What the server says of rosters that fill themselves. */
import { defineMessages } from '#platform/contract/messages.ts';

export const FILL_MESSAGES = defineMessages({
  started: { en: 'The roster is being filled.', ms: 'Jadual bertugas sedang diisi.' },
  cancelled: { en: 'Filling was stopped. Nothing was written.', ms: 'Pengisian dihentikan. Tiada yang ditulis.' },
});

export const FILL_ERRORS = defineMessages({
  busy: {
    en: '{name} is filling a roster already. Wait until it is ready, or ask them to stop it.',
    ms: '{name} sedang mengisi jadual bertugas. Tunggu sehingga siap, atau minta mereka menghentikannya.',
  },
  noNeeds: {
    en: 'Nothing is needed in this time. Choose other dates, or add needs first.',
    ms: 'Tiada keperluan dalam tempoh ini. Pilih tarikh lain, atau tambah keperluan dahulu.',
  },
  manyDays: { en: 'Choose at most {n} days.', ms: 'Pilih selebih-lebihnya {n} hari.' },
  manyPeople: {
    en: 'That is {people} people for {shifts} sessions, too much for one search. Choose a branch or department, fewer needs or fewer days.',
    ms: 'Itu {people} orang bagi {shifts} sesi, terlalu banyak untuk satu carian. Pilih cawangan atau jabatan, kurangkan keperluan atau hari.',
  },
  over: { en: 'This proposal cannot be accepted any more. Fill the roster again.', ms: 'Cadangan ini tidak boleh diterima lagi. Isi jadual bertugas semula.' },
});

/** Why somebody does not fill a need. */
export const FILL_REASONS = defineMessages({
  position: { en: 'in another position', ms: 'berjawatan lain' },
  site: { en: 'not of this site', ms: 'bukan dari tapak ini' },
  employed: { en: 'not employed on that day', ms: 'tidak bekerja dengan syarikat pada hari itu' },
  leave: { en: 'on leave', ms: 'bercuti' },
  restday: { en: 'on their rest day', ms: 'hari rehat mereka' },
  permit: { en: 'no valid work permit on that day', ms: 'tiada permit kerja sah pada hari itu' },
  day: { en: 'at work on that day already', ms: 'sudah bertugas pada hari itu' },
  rest: { en: 'resting between two sessions', ms: 'berehat antara dua sesi' },
  hours: { en: 'at 45 hours of the week', ms: 'mencapai 45 jam seminggu' },
  days: { en: 'at six days of the week', ms: 'mencapai enam hari seminggu' },
  free: { en: 'free: a longer search might use them', ms: 'lapang: carian lebih lama mungkin boleh menggunakannya' },
});
export type FillReason = keyof typeof FILL_REASONS;
