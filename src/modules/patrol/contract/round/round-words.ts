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
