import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SETUP_MESSAGES = defineMessages({
  ...everyday('done'),
  title: { en: 'Set up your company', ms: 'Sediakan syarikat anda' },
  progress: { en: '{done} of {all} done', ms: '{done} daripada {all} selesai' },
  start: { en: 'Start', ms: 'Mula' },
  next: { en: 'Next: {step}', ms: 'Seterusnya: {step}' },
  hide: { en: 'Hide the set-up bar', ms: 'Sembunyikan bar persediaan' },
  all: { en: 'All steps', ms: 'Semua langkah' },
  after: { en: 'After: {step}', ms: 'Selepas: {step}' },
});
