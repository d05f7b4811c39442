import { defineMessages } from '#platform/contract/messages.ts';

export const RECEIPT_ERRORS = defineMessages({
  tooMany: {
    en: 'Many of your receipts are still being read. Wait a moment and attach this one again.',
    ms: 'Banyak resit anda masih dibaca. Tunggu sebentar dan lampirkan yang ini semula.',
  },
});
