import { defineMessages } from '#platform/contract/messages.ts';

export const DASHBOARD_MESSAGES = defineMessages({
  welcome: { en: 'Welcome, {name}', ms: 'Selamat datang, {name}' },
  more: { en: 'Read more', ms: 'Baca lagi' },
  now: { en: 'Time now', ms: 'Waktu sekarang' },
  overview: { en: 'Overview', ms: 'Gambaran keseluruhan' },
  empty: { en: 'Nothing needs you right now.', ms: 'Tiada apa yang memerlukan anda sekarang.' },
  emptyHint: {
    en: 'Figures and reminders appear here as soon as there are any. The menu leads to everything you may open.',
    ms: 'Angka dan peringatan akan muncul di sini sebaik sahaja ada. Menu membawa anda ke semua halaman yang boleh dibuka.',
  },
});
