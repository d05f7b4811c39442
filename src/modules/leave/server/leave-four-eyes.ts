import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const leaveFourEyes: FourEyesSubject = {
  key: 'leave',
  title: { en: 'Leave', ms: 'Cuti' },
  rule: {
    en: 'The person who reviewed the leave, or approved an earlier level, cannot approve it. The owner can.',
    ms: 'Penyemak cuti atau pelulus peringkat sebelumnya tidak boleh meluluskannya. Pemilik boleh.',
  },
  switches: ['leave'],
};
