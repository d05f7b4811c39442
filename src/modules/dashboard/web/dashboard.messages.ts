import { defineMessages } from '#platform/contract/messages.ts';

export const DASHBOARD_MESSAGES = defineMessages({
  welcome: { en: 'Welcome, {name}', ms: 'Selamat datang, {name}' },
  more: { en: 'Read more', ms: 'Baca lagi' },
  now: { en: 'Time now', ms: 'Waktu sekarang' },
  overview: { en: 'Overview', ms: 'Gambaran keseluruhan' },
  empty: { en: 'Nothing needs your attention.', ms: 'Tiada perkara yang memerlukan tindakan anda.' },
  emptyHint: {
    en: 'Figures and reminders will appear here. Use the menu to open other pages.',
    ms: 'Angka dan peringatan akan dipaparkan di sini. Gunakan menu untuk membuka halaman lain.',
  },
});
