import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const paymentFourEyes: FourEyesSubject = {
  key: 'payment',
  title: { en: 'Payments', ms: 'Bayaran' },
  rule: {
    en: 'The person who prepared a payment cannot approve it, even if they are the owner.',
    ms: 'Penyedia bayaran tidak boleh meluluskannya, walaupun pemilik.',
  },
  switches: ['payroll', 'claim'],
};
