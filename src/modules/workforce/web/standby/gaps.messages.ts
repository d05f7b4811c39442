import { defineMessages } from '#platform/contract/messages.ts';

export const GAPS = defineMessages({
  gaps: { en: 'Gaps of a day', ms: 'Kekurangan sehari' },
  tomorrow: { en: 'Gaps of tomorrow', ms: 'Kekurangan esok' },
  gapsOn: { en: 'Gaps of {date}', ms: 'Kekurangan pada {date}' },
  figures: { en: 'Places of the day', ms: 'Tempat pada hari ini' },
  needed: { en: 'Heads needed', ms: 'Orang diperlukan' },
  filled: { en: 'Filled', ms: 'Dipenuhi' },
  missing: { en: 'People missing', ms: 'Kekurangan orang' },
  standby: { en: 'On standby', ms: 'Bersiap sedia' },
  noGaps: { en: 'Nobody is missing on this day', ms: 'Tiada kekurangan pada hari ini' },
  short: { en: '{n} missing', ms: 'Kurang {n}' },
  confirmedOf: { en: '{n} of {of} confirmed', ms: '{n} daripada {of} disahkan' },
  pending: { en: '{n} to be confirmed', ms: '{n} belum disahkan' },
  call: { en: 'Call from standby', ms: 'Panggil daripada siap sedia' },
  past: { en: 'The day is over.', ms: 'Hari ini telah berlalu.' },
  nobodyReady: { en: 'Nobody is on standby on this day.', ms: 'Tiada sesiapa bersiap sedia pada hari ini.' },
  who: { en: 'Who is called', ms: 'Siapa yang dipanggil' },
  notAvailable: { en: 'Not available', ms: 'Tidak boleh ditugaskan' },
  lookAt: { en: 'To look at', ms: 'Perlu diperhatikan' },
  override: { en: 'Why it is confirmed nevertheless', ms: 'Sebab ia tetap disahkan' },
});
