import { defineMessages } from '#platform/contract/messages.ts';

export const DEVICE_ERRORS = defineMessages({
  badCode: { en: 'This code is wrong or too old. Ask the office for a new one.', ms: 'Kod ini salah atau sudah luput. Minta kod baharu daripada pejabat.' },
});
