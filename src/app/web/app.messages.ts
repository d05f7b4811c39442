import { defineMessages } from '#platform/contract/messages.ts';

export const APP_MESSAGES = defineMessages({
  loading: { en: 'Loading', ms: 'Sedang dimuatkan' },
  forbidden: {
    en: 'You do not have access to that page. Ask the company owner if you need it.',
    ms: 'Anda tiada akses kepada halaman itu. Minta akses daripada pemilik syarikat jika perlu.',
  },
  accessChanged: {
    en: 'Your access has changed. You can no longer open that page.',
    ms: 'Akses anda telah berubah. Anda tidak lagi boleh membuka halaman itu.',
  },
});
