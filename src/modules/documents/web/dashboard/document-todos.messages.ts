import { defineMessages } from '#platform/contract/messages.ts';

export const DOCUMENT_TODO_MESSAGES = defineMessages({
  toRead: { en: 'Read and confirm {n, plural, one {# document} other {# documents}}', ms: 'Baca dan sahkan {n} dokumen' },
  read: { en: 'Read now', ms: 'Baca sekarang' },
  andMore: { en: 'and {n} more', ms: 'dan {n} lagi' },
  expiring: { en: '{n, plural, one {# document expires} other {# documents expire}} within 30 days', ms: '{n} dokumen tamat tempoh dalam 30 hari' },
  look: { en: 'Open', ms: 'Buka' },
});
