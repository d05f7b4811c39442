import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const paymentFourEyes: FourEyesSubject = {
  key: 'payment',
  title: { en: 'Payments', ms: 'Bayaran' },
  rule: {
    en: 'Whoever prepared a batch of payments does not approve it, not even the owner.',
    ms: 'Penyedia kelompok bayaran tidak meluluskannya, pemilik pun tidak.',
  },
  switches: ['payroll'],
};
