/** What findings of points and rounds are called, on screens and on paper. */
import { defineMessages } from '#platform/contract/messages.ts';

export const POINT_NAMES = defineMessages({
  pending: { en: 'Waiting', ms: 'Menunggu' },
  ontime: { en: 'On time', ms: 'Tepat masa' },
  early: { en: 'Early', ms: 'Awal' },
  late: { en: 'Late', ms: 'Lewat' },
  missed: { en: 'Missed', ms: 'Terlepas' },
  excused: { en: 'Excused', ms: 'Dikecualikan' },
});
export const ROUND_NAMES = defineMessages({
  Upcoming: { en: 'Upcoming', ms: 'Akan datang' },
  'On Going': { en: 'On going', ms: 'Sedang berjalan' },
  Completed: { en: 'Completed', ms: 'Selesai' },
  Incomplete: { en: 'Incomplete', ms: 'Tidak lengkap' },
  Missed: { en: 'Missed', ms: 'Terlepas' },
});
export const FLAG_NAMES = defineMessages({
  duplicate: { en: 'Scanned twice', ms: 'Diimbas dua kali' },
  unknown_tag: { en: 'Unknown tag', ms: 'Tag tidak dikenali' },
  far: { en: 'Far', ms: 'Jauh' },
  copied: { en: 'Maybe copied', ms: 'Mungkin disalin' },
  out_of_order: { en: 'Out of order', ms: 'Tidak mengikut susunan' },
  too_fast: { en: 'Too fast', ms: 'Terlalu cepat' },
  offline: { en: 'Sent later', ms: 'Dihantar kemudian' },
  clock_drift: { en: 'Clock is off', ms: 'Jam tidak tepat' },
  extra: { en: 'No round', ms: 'Tiada rondaan' },
  other_site: { en: 'Tag of another site', ms: 'Tag tapak lain' },
  outside_session: { en: 'Not signed in then', ms: 'Belum log masuk ketika itu' },
  unplanned_guard: { en: 'Guard not planned', ms: 'Pengawal tidak dirancang' },
});
export const METHOD_NAMES = defineMessages({
  QR: { en: 'QR code', ms: 'Kod QR' },
  NFC: { en: 'NFC', ms: 'NFC' },
  Beacon: { en: 'Beacon', ms: 'Bikon' },
  GPS: { en: 'GPS', ms: 'GPS' },
  Typed: { en: 'Typed', ms: 'Ditaip' },
  Manual: { en: 'Entered by the office', ms: 'Dimasukkan oleh pejabat' },
});
export const DECISION_NAMES = defineMessages({
  Explained: { en: 'Explained', ms: 'Ada sebab' },
  Breach: { en: 'Breach', ms: 'Pelanggaran' },
});
