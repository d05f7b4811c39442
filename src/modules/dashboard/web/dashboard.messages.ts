import { defineMessages } from '#platform/contract/messages.ts';

export const DASHBOARD_MESSAGES = defineMessages({
  welcome: { en: 'Welcome, {name}', ms: 'Selamat datang, {name}' },
  read: { en: 'Read more', ms: 'Baca lagi' },
  overview: { en: 'Overview', ms: 'Gambaran keseluruhan' },
  today: { en: 'Today', ms: 'Hari ini' },
  nothing: { en: 'Nothing needs your attention.', ms: 'Tiada perkara yang memerlukan tindakan anda.' },
  ahead: { en: 'Next thirty days', ms: 'Tiga puluh hari akan datang' },
  more: { en: 'and {n} more', ms: 'dan {n} lagi' },
  fewer: { en: 'Show fewer', ms: 'Tunjukkan kurang' },
});
