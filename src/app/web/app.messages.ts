import { defineMessages } from '#platform/contract/messages.ts';

export const APP_MESSAGES = defineMessages({
  loading: { en: 'Loading', ms: 'Memuatkan' },
  accessChanged: {
    en: 'Your access has changed. That page is no longer available to you.',
    ms: 'Akses anda telah berubah. Halaman itu tidak lagi tersedia untuk anda.',
  },
});
