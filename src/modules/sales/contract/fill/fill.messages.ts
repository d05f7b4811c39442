/** What is said of schedules that are proposed from the needs of outlets. */
import { defineMessages } from '#platform/contract/messages.ts';

export const FILL_MESSAGES = defineMessages({
  started: { en: 'A proposal is being looked for.', ms: 'Cadangan sedang dicari.' },
  putAway: { en: 'The proposal was put away. Nothing was planned.', ms: 'Cadangan diketepikan. Tiada yang dirancang.' },
});

export const FILL_ERRORS = defineMessages({
  busy: {
    en: '{name} has asked for a proposal already. Wait until it is ready, or ask them to stop it.',
    ms: '{name} telah meminta cadangan. Tunggu sehingga siap, atau minta mereka menghentikannya.',
  },
  noNeeds: {
    en: 'No outlet needs anybody in this time. Choose other dates, or add needs first.',
    ms: 'Tiada outlet memerlukan sesiapa dalam tempoh ini. Pilih tarikh lain, atau tambah keperluan dahulu.',
  },
  past: { en: 'Choose a day from today on.', ms: 'Pilih hari mulai hari ini.' },
  manyPeople: {
    en: 'That is {people} promoters for {shifts} needs, too much for one search. Choose fewer outlets or fewer days.',
    ms: 'Itu {people} promoter bagi {shifts} keperluan, terlalu banyak untuk satu carian. Pilih kurang outlet atau hari.',
  },
  over: { en: 'This proposal cannot be accepted any more. Ask for another one.', ms: 'Cadangan ini tidak boleh diterima lagi. Minta cadangan lain.' },
});

/** Why a promoter does not fill a need. */
export const FILL_REASONS = defineMessages({
  taken: { en: 'not free at that time', ms: 'tidak lapang pada masa itu' },
  away: { en: 'away on that day', ms: 'tiada pada hari itu' },
  long: { en: 'above 12 hours of work within 24', ms: 'melebihi 12 jam bekerja dalam 24 jam' },
  papers: { en: 'without a valid typhoid injection and food handler’s course', ms: 'tanpa suntikan tifoid dan kursus pengendali makanan yang sah' },
  minor_child: { en: 'below 15 years', ms: 'bawah 15 tahun' },
  minor_night: { en: 'below 18 years: no work at night', ms: 'bawah 18 tahun: tiada kerja malam' },
  minor_long: { en: 'below 18 years: at most 7 hours a day', ms: 'bawah 18 tahun: paling lama 7 jam sehari' },
  day: { en: 'at work on that day already', ms: 'sudah bertugas pada hari itu' },
  rest: { en: 'resting between two days', ms: 'berehat antara dua hari' },
  hours: { en: 'at 45 hours of the week', ms: 'mencapai 45 jam seminggu' },
  days: { en: 'at six days of the week', ms: 'mencapai enam hari seminggu' },
  free: { en: 'free: a longer search might use them', ms: 'lapang: carian lebih lama mungkin boleh menggunakannya' },
});
export type FillReason = keyof typeof FILL_REASONS;
