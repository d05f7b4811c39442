import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const payrollFourEyes: FourEyesSubject = {
  key: 'payroll',
  title: { en: 'Payroll', ms: 'Gaji' },
  rule: {
    en: 'Whoever processed a payroll does not confirm it, not even the owner.',
    ms: 'Orang yang memproses gaji tidak mengesahkannya, pemilik pun tidak.',
  },
  switches: ['payroll'],
};
