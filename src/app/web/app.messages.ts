import { defineMessages } from '#platform/contract/messages.ts';

export const APP_MESSAGES = defineMessages({
  loading: { en: 'Loading', ms: 'Sedang dimuatkan' },
  forbidden: {
    en: 'That page is not open to you. Ask an owner of the company if you need it.',
    ms: 'Halaman itu tidak dibuka kepada anda. Hubungi pemilik syarikat jika anda memerlukannya.',
  },
  accessChanged: {
    en: 'Your access has changed. That page is no longer available to you.',
    ms: 'Akses anda telah berubah. Halaman itu tidak lagi tersedia untuk anda.',
  },
});
