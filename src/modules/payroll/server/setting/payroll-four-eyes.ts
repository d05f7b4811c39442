import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const payrollFourEyes: FourEyesSubject = {
  key: 'payroll',
  title: { en: 'Payroll', ms: 'Penggajian' },
  rule: {
    en: 'The person who processed a payroll cannot confirm it, even if they are the owner.',
    ms: 'Orang yang memproses gaji tidak boleh mengesahkannya, walaupun pemilik.',
  },
  switches: ['payroll'],
};
