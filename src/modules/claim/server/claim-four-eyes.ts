import type { FourEyesSubject } from '#modules/company/server/public.ts';

export const claimFourEyes: FourEyesSubject = {
  key: 'claim',
  title: { en: 'Claims', ms: 'Tuntutan' },
  rule: {
    en: 'The person who reviewed the claim, or approved an earlier level, cannot approve it. The owner can.',
    ms: 'Penyemak tuntutan atau pelulus peringkat sebelumnya tidak boleh meluluskannya. Pemilik boleh.',
  },
  switches: ['claim'],
};
