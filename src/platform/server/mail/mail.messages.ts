import { defineMessages } from '#platform/contract/messages.ts';

export const MAIL_MESSAGES = defineMessages({
  open: { en: 'Open', ms: 'Buka' },
  orPaste: {
    en: 'If the button does not work, copy this address into your browser:',
    ms: 'Jika butang tidak berfungsi, salin alamat ini ke dalam pelayar anda:',
  },
  automatic: { en: 'This is an automatic message. Please do not reply.', ms: 'Ini mesej automatik. Sila jangan balas.' },
});
