import { defineMessages } from '#platform/contract/messages.ts';

export const FILES_TODO_MESSAGES = defineMessages({
  make: { en: 'Make the files of {month}: {files}', ms: 'Buat fail bagi {month}: {files}' },
  open: { en: 'Open', ms: 'Buka' },
});
