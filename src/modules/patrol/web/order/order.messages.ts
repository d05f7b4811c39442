import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const ORDERS = defineMessages({
  ...everyday('edit'),
  orders: { en: 'Post orders', ms: 'Arahan pos' },
  ordersOf: { en: 'Post orders of {site}', ms: 'Arahan pos {site}' },
  none: { en: 'No post orders yet', ms: 'Belum ada arahan pos' },
  noneHint: {
    en: 'Write what guards of this site have to do. Each reads it on the phone.',
    ms: 'Tulis tugas pengawal di tapak ini. Setiap pengawal membacanya pada telefon.',
  },
  write: { en: 'Write post orders', ms: 'Tulis arahan pos' },
  writeHint: {
    en: 'It becomes a new version, and every guard has to read it once more.',
    ms: 'Ia menjadi versi baharu, dan setiap pengawal perlu membacanya semula.',
  },
  text: { en: 'What guards have to do', ms: 'Tugas pengawal' },
  versionOf: { en: 'Version {n}, {date}', ms: 'Versi {n}, {date}' },
  by: { en: 'by {name}', ms: 'oleh {name}' },
  readers: { en: 'Who has read them', ms: 'Siapa yang telah membaca' },
  readAt: { en: 'Read {date}', ms: 'Dibaca {date}' },
  unread: { en: 'Not read', ms: 'Belum dibaca' },
  earlier: { en: 'Earlier versions', ms: 'Versi terdahulu' },
});
