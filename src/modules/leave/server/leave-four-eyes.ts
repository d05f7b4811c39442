import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const leaveFourEyes: FourEyesSubject = {
  key: 'leave',
  title: { en: 'Leave', ms: 'Cuti' },
  rule: {
    en: 'Whoever reviewed a leave, or approved an earlier level, does not approve it. The owner may.',
    ms: 'Penyemak cuti atau pelulus aras sebelumnya tidak meluluskannya. Pemilik boleh.',
  },
  switches: ['leave'],
};
