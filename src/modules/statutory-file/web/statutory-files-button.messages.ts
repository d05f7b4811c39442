import { defineMessages } from '#platform/contract/messages.ts';

export const STATUTORY_FILES_BUTTON = defineMessages({
  open: { en: 'Statutory files', ms: 'Fail berkanun' },
});
