import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CHART = defineMessages({
  ...everyday('month'),
  submitted: { en: 'Submitted by month and type', ms: 'Dihantar mengikut bulan dan jenis' },
});
