import { defineMessages } from '#platform/contract/messages.ts';

export const DOCUMENT_CARD_MESSAGES = defineMessages({
  toRead: { en: 'Please read', ms: 'Sila baca' },
  toReadHint: { en: 'Your company asks you to confirm these.', ms: 'Syarikat anda meminta anda mengesahkan dokumen ini.' },
  expiring: { en: 'Documents expiring', ms: 'Dokumen hampir tamat' },
  within30: { en: '{n, plural, one {document expires within 30 days} other {documents expire within 30 days}}', ms: 'dokumen tamat dalam 30 hari' },
  show: { en: 'View list', ms: 'Lihat senarai' },
});
